### Roads to Rome, in English.

title = Roads to Rome
    .short = Roads to Rome
summary = Build roads from Rome to new cities; all players score for their own roads on the shortest route.
vignette = Roads leading to Rome
option-side = Side
    .help = side of the board; auto: small for 2–3 players, large for 4–5
option-side-auto = auto
option-side-small = small
option-side-large = large
option-tables = Tables
    .help = score tables; gold in columns: gold scores like equal goods
option-tables-standard = standard
option-tables-gold-in-columns = gold in columns
option-start = Start
    .help = head start: with two players 6 points for the second; with three 2 for the second, 4 for the third; with four 3 each for the first and the last; with five 1 for the first, 2 for the last
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
    .examples = build Roma-Genua / connect Genua from Roma
ask-extend = where the line starts
    .examples = start from Roma / finish
ask-route = which way the route continues
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
no-way = The route does not continue by { $by }, or another way gives everyone the same points.

## What a choice brings

brings-tokens = { $colour } { $value } and { $resource }
brings-points = { COMMAS($paid) }
brings-otherwise = or { COMMAS($paid) }
brings-nothing = nothing

## The log

log-round = Round { $n }
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
    .then = { $gold ->
            [yes] Route home, twice for gold: { $who } { SIGNED($points) }
           *[no] Route home: { $who } { SIGNED($points) }
        }
    .each = { $who } { SIGNED($points) }
log-route = { $gold ->
        [yes] Route home, twice for gold: { COMMAS($each) }
       *[no] Route home: { COMMAS($each) }
    }
log-passed = { $who } passes: { $roads ->
        [0] no roads are left
        [one] { $roads } road is not enough for any line
       *[other] { $roads } roads are not enough for any line
    }
    .each = { $roads }
log-pass = { $each ->
        [alike] { $who } pass (roads left: { ONCE($each) } each)
       *[several] { $who } pass (roads left: { COMMAS($each) })
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
source-variety = different goods
source-same-kind = equal goods
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
    .hint = Equally short routes split at { $place }.
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
back-city = Different city
back-line = Shorter line
back-route = Different way

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
different-tip = Different goods: one of each kind you have makes a row, a second one of each makes another. A row of one to eight scores { COMMAS($table) }
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
seat-now = now

## The tables of the rules page

facts-pieces = pieces
facts-number = number
facts-board = board
facts-board-more = with two sides: { $small } cities, or { $large }
facts-mats = player boards
facts-mats-more = a grid for goods, { $columns } columns and { $rows } rows, and a track for up to { $gold } gold
facts-roads = road tokens
facts-roads-more = { $each } in each of { $players } colours
facts-city-tokens = city tokens
facts-city-tokens-more = in { $colours } colours, with values from I to VIII
facts-resource-tokens = resource tokens
facts-resource-tokens-more = { $each } of each good ({ COMMAS($goods) }) and { $gold } gold
facts-players = players
facts-side = side
facts-cities = cities
facts-good = of each good
facts-gold = gold
facts-turns = turns each
facts-source = source
facts-worth = worth
facts-when = when
facts-rule = rule
facts-at-once = at once
facts-at-end = at the end
facts-worth-routes = { $road } for each of your roads on the route, { $gold } if it leads to gold
facts-worth-cities = the best city of each colour, up to { $most }
facts-worth-variety = each row of different goods, up to { $most } for { $kinds } kinds
facts-worth-same-kind = each column of equal goods, up to { $most } for { $goods }
facts-worth-gold = all your gold together, up to { $most }
facts-worth-unused-roads = { $points } for the most road tokens left
facts-different = different goods in a row
facts-equal = equal goods in a column
facts-gold-tokens = gold
facts-points = points
facts-colour = colour
facts-region = region
facts-cities-values = cities and values

## In the terminal

still-new = New cities: { $cities }. Rounds left: { $rounds }.
asked-connect = which city, and from where?
asked-extend = finish the line, or start it further back?
asked-route = by which place does the route continue?
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

## The first game, guided

lesson-first-road = Your first road
    .say = You connect a city each turn, and everyone whose roads lead home scores.
lesson-first-road-map = All roads lead to Rome
    .say = Rome lies in the middle. In each of your turns you build a line of road to one new city, and exactly one.
lesson-first-road-city = What a city offers
    .say = The token shows a colour and a value, which counts at the end. The round badge beside it is a good, and you get that, too.
lesson-first-road-build = Connect Genua
    .say = One road is enough from Rome to Genua, and it pays you 1 point for the way home.
    .do = Click Genua, then confirm.
lesson-first-road-onward = Connect Massilia by way of Caralis
    .say = You may go on from any connected city, no matter who connected it. On the way home one road is yours and one is Drusus's: 1 point each.
    .do = Choose the way from Caralis to Massilia, then confirm.
lesson-short-cut = A shortcut
    .say = A longer line can pay: make the way home yours.
lesson-short-cut-whose = Whose roads lead home?
    .say = Augusta lies beyond Genua. From there the way home is long: Genua, Massilia, Caralis, Rome, and two of those roads are Drusus's.
lesson-short-cut-both = Connect Augusta by a road of your own
    .say = A line may run through connected cities. From Rome by Genua to Augusta it takes two roads, and the shortest way home is then all yours: 2 points for you, none for Drusus.
    .do = Click Augusta, then Rome to start the line there, and confirm.
lesson-gold = Gold
    .say = Gold doubles the route it travels on, and counts again at the end.
lesson-gold-double = Fetch the gold from Genua
    .say = There is gold in Genua. If you fetch it by way of Massilia, every road on its route pays twice: 4 points for your two roads, 2 for Drusus's one.
    .do = Connect Genua from Massilia.
lesson-goods = Goods
    .say = Rows of different goods and columns of equal ones: each good counts in both.
lesson-goods-rows = What you have collected
    .say = These are your goods: wheat, wine and oil, three different kinds. A row of three is worth 5 points at the end, a row of four 10.
lesson-goods-new-kind = Take a fourth kind
    .say = A good that you do not have yet makes the row longer. There is wood in Aquileia.
    .do = Connect a city with a kind of good that you lack.
lesson-goods-same-kind = Take a second wheat
    .say = Two of the same kind make a column, worth 4 points. There is wheat in Dyrrhachium.
    .do = Connect Dyrrhachium.
lesson-ending = The end
    .say = That is all. Add up your cities, goods, gold and unused roads, and see who has built best.
lesson-ending-saving = Roads to spare
    .say = Whoever has the most roads left at the end gets 10 points; if several are tied, all of them do. Here everyone has used eight.
lesson-ending-last-city = Connect the last city
    .say = Only Londinium is missing. When the last city is connected and its route is paid, the game is over at once.
    .do = Connect Londinium from Colonia.

## Positions written by hand. Keys and names in them are English, whatever the language.

position-all-connected = Every city is connected: the game is over; write `over: true`.
position-all-passed = All players have passed in succession: the game is over; write `over: true`.
position-no-city = There is no city { $name } on the { $side ->
        [small] small
       *[large] large
    } side of the board.
position-resources = `resources` names what lies on cities, like { "{" }Genua: gold{ "}" }.
position-no-resource = There is no resource { $kind }. Resources are: { COMMAS($known) }.
position-tokens = There are not that many tokens of { $kind } on the { $side ->
        [small] small
       *[large] large
    } side.
position-no-section = There is no section { $name } on the { $side ->
        [small] small
       *[large] large
    } side of the board.
position-built-twice = { $section } is built twice.
position-roads = { $who } has only { $n } roads; { $section } is one too many.
position-apart = { $section } is not connected to Rome by other sections.
position-unreached = { $who } cannot have { $city }: no built section leads there.
position-owned-twice = { $city } is owned twice.
position-not-shortest = { $section } is not on a shortest route.
position-no-choice = From { $city }, there is no route to choose.
position-turn = The turn in progress is not possible: { $error }
# What a value is of.
position-unused = the unused roads of { $name }
