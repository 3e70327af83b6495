### Roads to Rome, in English.

title = Roads to Rome
    .short = Roads to Rome
summary = Build roads from Rome to new cities; everyone earns for their own roads on the shortest route.
vignette = Roads leading to Rome
option-side = Side
    .help = side of the board; auto: small for 2-3 players, large for 4-5
option-side-auto = auto
option-side-small = small
option-side-large = large
option-tables = Tables
    .help = score tables; gold in columns: gold scores like equal goods
option-tables-standard = standard
option-tables-gold-in-columns = gold in columns
option-start = Start
    .help = head start: of two players the one who does not begin gets 6 points
option-start-level = level
option-start-head-start = head start

## Terms

# The letters stand on the map of the terminal: two each, all different.
resource-meat = meat
    .letters = me
resource-wheat = wheat
    .letters = wh
resource-gems = gems
    .letters = ge
resource-olives = olives
    .letters = ol
resource-grapes = grapes
    .letters = gr
resource-wood = wood
    .letters = wo
resource-oil = oil
    .letters = oi
resource-wine = wine
    .letters = wi
resource-gold = gold
    .letters = Au
# The colours are those of cities.
colour-yellow = yellow
colour-pink = pink
colour-orange = orange
colour-green = green
colour-red = red
colour-white = white
colour-brown = brown
colour-blue = blue

## The questions: each goes on after "The question now is". The examples are what one can type.

ask-connect = which city to connect
    .examples = build Roma-Genua, or only the end of a line: connect Genua from Roma
ask-extend = where the line starts
    .examples = start from Roma, or finish
ask-route = which way the route goes on
    .examples = route by Genua

## The decisions, as they are listed and typed; and why one is refused.

do-connect = connect { $to } from { $from }
do-extend = start from { $from }
do-route = route by { $by }
do-finish = finish
    .why = There is no line to finish: first connect a city.
do-pass = pass
    .why = You can pass only when you can't build any line.
# A whole line in one go, such as Roma-Genua-Massilia: it is typed, not listed.
do-build = build { $line }

## Refusals that take a look at the board

no-place = There is no place called '{ $name }' on the map.
no-section = No section joins { $a } and { $b } on the { $side ->
        [small] small
       *[large] large
    } side of the board.
no-side = { $a }–{ $b } is not on the { $side ->
        [small] small
       *[large] large
    } side of the board.
no-line = A line needs at least two places, for instance: build Roma-Genua.
no-through = { $place } is not connected yet: a line ends at the first new city it reaches.
no-start = { $place } is not connected yet: a line starts at Rome or at a connected city.
no-built = { $a }–{ $b } is already built: only free sections can be used.
no-new-city = { $place } is already connected: a line must end at a new city.
no-twice = { $place } is already on this line: a line may not touch a place twice.
no-roads = This line needs { $needed ->
        [one] { $needed } road
       *[other] { $needed } roads
    }, and you have { $left ->
        [0] none left
       *[other] only { $left }
    }.
no-section-roads = { $a }–{ $b } needs { $needed ->
        [one] { $needed } road
       *[other] { $needed } roads
    }, and you have { $left ->
        [0] none left
       *[other] only { $left }
    }.
no-fit = A section to { $to } does not fit: only one into { $here } can be put in front of this line.
no-reach = { $to } cannot be reached from { $from } yet: { $from } is not connected.
no-way = The route doesn't go on by { $by }, or another way gives everyone the same points.

## What a choice brings

brings-tokens = { $colour } { $value } and { $resource }
brings-points = { COMMAS($paid) }
brings-otherwise = or { COMMAS($paid) }
brings-nothing = nothing

## The log

log-began = { $who } begins: { $cities ->
        [one] { $cities } city waits
       *[other] { $cities } cities wait
    } to be connected, everyone has { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
log-ahead = { $who } gets a head start of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
log-placed = { $who } builds { $from }–{ $to } ({ $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    })
log-took = { $who } takes { $city } and its { $resource }
log-routed = { $who } leads the route from { $city } by { $by }
log-scored = { $who } scores { $points }: own roads on the shortest route from { $city }{ $gold ->
        [yes] , twice for gold
       *[no] { "" }
    }
log-passed = { $who } passes: { $roads ->
        [0] no roads are left
        [one] { $roads } road is not enough for any line
       *[other] { $roads } roads are not enough for any line
    }
log-ended = The game ends: { $cities ->
        [0] every city is connected
        [one] nobody can build any more, { $cities } city stays unconnected
       *[other] nobody can build any more, { $cities } cities stay unconnected
    }
log-total = Place { $place }: { $who }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
log-won = { $by ->
        [regions] { $who } wins the tie: cities in more regions
        [gold] { $who } wins the tie: more gold
        [roads] { $who } wins the tie: more unused roads
       *[points] { $who } wins by { $margin ->
            [one] { $margin } point
           *[other] { $margin } points
        }
    }
log-shared = { $who } shares the victory

## The score sheet

source-routes = routes
source-cities = cities
source-variety = variety
source-same-kind = same kind
source-gold = gold
source-unused-roads = unused roads

## The table in the browser: the banner

tab-map = Map
tab-mine = Mine
tab-seats = Players

now-connect = Your turn: which city do you connect?
    .hint = Each way shows what it scores for you.
now-extend = Build to { $city } from { $start }?
    .hint = Build, or start the line further back.
now-route = Which route from { $city } pays?
    .hint = Equally short routes part at { $place }.
which-way = Your turn: which way to { $city }?
watch-connect = { $name } chooses a city
watch-extend = { $name } builds to { $city }
watch-route = { $name } chooses the route from { $city }
watch-hint = Every road on the route home pays its owner.
over-done = Every city is connected.
over-stuck = Nobody can build any more; { $cities ->
        [one] { $cities } city is left.
       *[other] { $cities } cities are left.
    }
step-city = City
step-chosen = City: { $city }
step-build = Build or lengthen
step-route = Route
back-city = Other city
back-line = Shorter line
back-route = Other way

## The map

map-of-empire = Map of the Empire
reconstructed = The map and most score tables are our reconstruction:
what-is-known = what is known
free-section = { $a }–{ $b }: free, { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }
built-section = { $a }–{ $b }: { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }, { $name }
new-city = { $city }: { $region } { $value }, { $resource }
connected-city = { $city }: { $region } { $value }, { $resource }; connected by { $name }, { $distance ->
        [one] { $distance } road
       *[other] { $distance } roads
    } from Rome
rome = Rome: all routes end here
ways = Ways:
choose-way = { $city }, choose one of { $n } ways
confirm-route = Route by { $place } { SIGNED($points) }
confirm-build = Build to { $city } { SIGNED($points) }
city-of = City { $n } of { $all }
    .tip = The game ends at once when every city is connected
rounds-left = { $n ->
        [one] { $n } round left
       *[other] { $n } rounds left
    }
    .tip = Rounds until every city is connected, this one included
roads-left = { $n ->
        [one] { $n } road left
       *[other] { $n } roads left
    }
bonus-tip = Most unused roads at the end: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## What a choice brings: its card

what-a-choice-brings = What a choice brings
route-by = Route by { $place }
city-from = { $city } from { $place }
from-place = from { $place }
paid-twice = paid twice
roads = { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
route-of = route of { $n }
or-else = or
for-you = you
best-city = best city of { $region }: { $value }
row-of = { $n ->
        [one] { $n } good in a row: { $before } → { $after }
       *[other] { $n } different goods in a row: { $before } → { $after }
    }
goods = { $n } { $good }: { $before } → { $after }
not-most-roads = no longer most unused roads
most-roads = { $name }: most unused roads
ends-now = If it ended now: { $before } → { $after }
without-roads = Without unused roads: { $before } → { $after }
build-points = Build { SIGNED($points) }
pass-turn = Pass

## Goods, cities and players

goods-and-cities = Goods and cities
equal-goods = Equal goods
equal-tip = { CAP($good) }: { $n }. One to four of a kind score { COMMAS($table) }
different = Different
different-tip = Different goods: one of every kind you have makes a row, a second one of each makes another. A row of one to eight scores { COMMAS($table) }
gold = Gold
gold-tip = Gold: { $n }. One to eight score { COMMAS($table) }; a route to gold pays twice
best-cities = Best city of each region
your-best = { $region }: your best city scores { $value }
no-city-yet = { $region }: no city yet
their-best = { $region }: { $city }, { $value }
good-count = { CAP($good) }: { $n }
at-the-end = at the end
if-ended = if it ended now
watch-open = You are watching: nothing is hidden in this game.
cities = { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
unused-roads = { $n ->
        [one] { $n } unused road of { $all }
       *[other] { $n } unused roads of { $all }
    }
seat-total = total
seat-now = now
round = Round { $n }
route-home = { $gold ->
        [yes] Route home, twice for gold: { COMMAS($paid) }
       *[no] Route home: { COMMAS($paid) }
    }

## In the terminal

still-new = New cities: { $cities }. Rounds left: { $rounds }.
asked-connect = which city, and from where?
asked-extend = finish the line, or start it further back?
asked-route = by which place does the route go on?
line-so-far = The line so far:
route-so-far = The route so far:
regions = Regions
sections = Roads
section-free = free
section-two = takes two
section-built = built
section-fresh = now
reconstructed-see = The map and most tables are our reconstruction: { $file }, section 10
list-new = New city
list-with = with
list-from = from (roads to build / route to Rome)
list-connected = Connected
list-far = Out of reach
column-points = pts
column-roads = roads
column-rows = rows
column-cities = cities
column-variety = variety
column-same-kind = same
column-gold = gold
column-unused-roads = unused
column-now = now
