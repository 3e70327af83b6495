### Trajan, in English.

title = Trajan
    .short = Trajan
summary = Sow markers around your circle of actions: ship, trade, conquer, build, and feed the people of Rome.
vignette = A triumphal column beside the action circle
option-leftovers = Leftovers
    .help = 1 point for each Trajan tile left on the action circle at the end
option-leftovers-yes = yes
option-leftovers-no = no
option-draft = Draft
    .help = the first Trajan tiles: one by one in rotation, or three at once
option-draft-rotation = rotation
option-draft-at-once = at once
option-markers = Markers
    .help = the first markers: placed by the players, or at random
option-markers-chosen = chosen
option-markers-random = random
option-track = Track
    .help = spaces of the time track: 11, 16, 21 or 12, 17, 22 for 2, 3, 4 players
option-track-short = short
option-track-long = long

## Terms

action-seaport = Seaport
action-forum = Forum
action-military = Military
action-senate = Senate
action-trajan = Trajan
action-construction = Construction

# A marker by its colour; by the sign on it.
marker-yellow = yellow
    .sign = sun
marker-orange = orange
    .sign = flame
marker-green = green
    .sign = leaf
marker-white = white
    .sign = moon
marker-pink = pink
    .sign = rose
marker-blue = blue
    .sign = wave

good-wine = wine
good-fish = fish
good-cattle = cattle
good-wheat = wheat
good-columns = columns
good-furs = furs
good-jewelry = jewelry
good-gems = gems
good-scrolls = scrolls
good-oil = oil
good-fruit = fruit
good-lamps = lamps
good-joker = joker

ship-identical = identical
ship-pairs = pairs
ship-different = different
side-coloured = coloured
side-gold = gold
side-grey = grey

figure-worker = worker
figure-legionnaire = legionnaire

# Forum tiles, and the demands of the people
tile-bread = bread
tile-games = games
tile-religion = religion
tile-votes-2 = 2 votes
tile-votes-3 = 3 votes
tile-votes-4 = 4 votes
tile-votes-5 = 5 votes
tile-extra-seaport = extra Seaport
tile-extra-forum = extra Forum
tile-extra-military = extra Military
tile-extra-senate = extra Senate
tile-extra-trajan = extra Trajan
tile-extra-construction = extra Construction
tile-joker-commodity = commodity joker
tile-joker-demand = demand joker
tile-joker-construction = construction joker
tile-joker-extra = extra-action joker

# Construction tiles: by kind, and with their points
building-stairs = stairs
building-door = door
building-fountain = fountain
building-roof = roof
building-window = window
building = { $building } { $value }

# Trajan tiles: by category, and with what they bring and the two markers they need
category-plain = plain
category-plus-2 = +2
category-cards = cards
category-workers = workers
category-legionnaires = legionnaires
category-demand = demands
trajan = { $category ->
        [workers] { $amount ->
            [one] { $amount } worker
           *[other] { $amount } workers
        }
        [legionnaires] { $amount ->
            [one] { $amount } legionnaire
           *[other] { $amount } legionnaires
        }
        [demand] { $demand }
       *[other] { $category }
    } { $first }-{ $second }

# Bonus tiles
bonus = { $first } and { $second }
bonus-bread = bread
bonus-games = games
bonus-religion = religion
bonus-workers = workers
bonus-legionnaires = legionnaires
bonus-gold = gold tiles

## The questions: each goes on after "The question now is". The examples are what one can type.

ask-markers = which two markers go into the next tray
    .examples = put blue and white into III / put blue and white / random
ask-cards = which card to take
    .examples = take from the deck / take from pile 1
ask-tiles = which Trajan tile to take, and for which slot
    .examples = take plain for II
ask-tray = which tray to sow from
    .examples = sow from V / sow from V: blue, white, blue
    .otherwise = First sow the markers of a tray: the action is where the last one lands.
ask-sow = which marker goes into the next tray
    .examples = blue to VI / blue
ask-effect = whether to use the effect of the Trajan tile
    .examples = use / +2 on Forum / pass
ask-seaport = what to do at the Seaport
    .examples = draw two / take from pile 1 / play wine and fish / ship identical / ship identical: wine, wine / pass
ask-forum = which tile to take from the forum
    .examples = take bread / pass
ask-military = what the military does
    .examples = recruit / move to Alpes / occupy / pass
ask-senate = whether to step on in the senate
    .examples = step / pass
ask-trajan = which Trajan tile to take
    .examples = take plain / pass
ask-construction = what the workers do
    .examples = recruit / build B3 / pass
ask-ship = what to load, or whether to sail
    .examples = load wine / load joker / ship pairs / sail
ask-discard = which card to discard
    .examples = discard wine to pile 1
ask-extra = whether to use an extra-action tile
    .examples = use extra Forum / use joker / pass
ask-consul = which bonus tile the consul takes
    .examples = choose bread

## The decisions, as they are listed and typed; and why one is refused.

do-pass = pass
do-sow = sow from { $tray }
    .why = Tray { $tray } is empty: choose a tray with markers.
do-put = { $colour } to { $tray }
    .why = You have no { $colour } marker left to place.
do-take-tile = take { $tile }
    .why = No such tile lies on the forum: { $tile }.
do-recruit = recruit
    .why = Your supply is empty: nobody can be recruited.
do-occupy = occupy
do-move = move to { $province }
do-step = step
do-take-top = take { $tile }
    .why = The stack of category { $category } is empty.
do-build = build { $space }
do-use-extra = use extra { $action }
    .why = You have no tile with an extra action for { $action }.
do-use-joker = use joker
    .why = You have no extra-action joker.
do-use-effect = { $category ->
        [workers] take { $amount ->
            [one] { $amount } worker
           *[other] { $amount } workers
        }
        [legionnaires] take { $amount ->
            [one] { $amount } legionnaire
           *[other] { $amount } legionnaires
        }
       *[cards] draw two cards
    }
do-plus-two = +2 on { $action }
do-draw = draw two
    .why = No card is left to draw, not even by reshuffling the discard piles.
do-take-card = { $card ->
        [none] take from pile { $pile }
       *[other] take { $card } from pile { $pile }
    }
    .why = Discard pile { $pile } is empty.
do-take-deck = take from the deck
do-choose-ship = ship { $ship }
    .why = { $ship ->
        [pairs] You have no pair for the pairs ship: it takes two equal cards, or jokers.
       *[other] You have no card for the { $ship } ship.
    }
do-play = play { $cards }
    .why = { $cards ->
        [single] You have no { $cards } in hand.
       *[several] You don't have { $cards } in hand.
    }
do-discard = discard { $card } to pile { $pile }
    .why = You have no { $card } in hand.
do-load = load { $cards }
    .why = You don't have enough commodity jokers left.
do-sail = sail
    .why = An empty ship cannot sail: load a card first.
do-choose-bonus = choose { $tile }
do-draft-tile = take { $tile } for { $slot }
do-put-pair = put { $colours } into { $tray }
    .why = There are only two markers of each colour, and { $colours } are not both left.
do-random = random
# Shorter ways to say the same: they are typed, not listed.
type-put-pair = put { $colours }
type-use = use

## Words that name nothing

no-tray = There is no tray '{ $word }'. There are: { COMMAS($names) }.
no-colour = There is no colour '{ $word }'. There are: { COMMAS($names) }.
no-good = There is no commodity '{ $word }'. There are: { COMMAS($names) }.
no-pile = There is no discard pile '{ $word }'. There are: { COMMAS($names) }.
no-ship = There is no ship '{ $word }'. There are: { COMMAS($names) }.
no-tile = There is no forum tile '{ $word }'. There are: { COMMAS($names) }.
no-province = There is no province '{ $word }'. There are: { COMMAS($names) }.
no-space = There is no space '{ $word }'. There are: { COMMAS($names) }.
no-action-name = There is no action '{ $word }'. There are: { COMMAS($names) }.
no-bonus-tile = There is no bonus tile '{ $word }'. There are: { COMMAS($names) }.
no-trajan-tile = There is no Trajan tile '{ $word }'. Name a stack ({ COMMAS($names) }) or its top tile.

## Why a move is refused

no-top-tile = { CAP($tile) } is not the top tile of a stack.
no-slot = Say for which slot: take plain for II, IV or VI.
no-first-slot = The first Trajan tiles go to the slots II, IV and VI.
no-free-slot = Slot { $slot } already holds a tile.
no-tile-left = The stack of category { $category } is empty.
no-second-tile = You already have a tile of category { $category }: during setup each must be different.
no-top-card = { CAP($card) } is not the top card of pile { $pile }.
no-colours = { $markers ->
        [one] Tray { $tray } holds { $markers } marker; name one colour.
       *[other] Tray { $tray } holds { $markers } markers; name { $markers } colours.
    }
no-more-markers = Tray { $tray } does not hold that many { $colour } markers.
no-skipping = The next marker goes into tray { $tray }: no tray is skipped.
no-other-tray = The trays are filled in order: next is { $tray }.
no-second-plus-two = There is already a +2 marker on { $action }.

no-joker-played = Jokers cannot be played this way, only shipped.
no-two-cards = Load one card at a time: only the pairs ship is loaded two by two.
no-one-card = The pairs ship is loaded pair by pair: { $card } and { $card }, or { $card } and joker.
no-pair = A pair is two equal cards; a joker may stand for one of them or both.
no-more-cards = { $cards ->
        [one] You have only { $cards } card of { $card } in hand.
       *[other] You have only { $cards } cards of { $card } in hand.
    }
no-more-jokers = { $jokers ->
        [one] You have only { $jokers } commodity joker.
       *[other] You have only { $jokers } commodity jokers.
    }
no-equal-pairs = All pairs must be of different kinds: four equal cards are not two pairs.
no-single-cards = The pairs ship carries pairs of equal cards, with jokers for what is missing.
no-fourth-pair = The pairs ship carries at most three pairs.
no-room = This ship carries at most { $cards } cards.
no-second-kind = The identical ship carries cards of one kind only.
no-equal-cards = The different ship carries cards of different kinds only.
no-loading-twice = The { $ship } ship is already being loaded: load it, or let it sail.
no-trying-twice = You have tried the { $ship } ship before: to load it after all, undo the last steps.
no-more-cargo = The ship is full: let it sail.
no-card = You have no { $card } in hand.
no-second-card = You have only one { $card } in hand, and a pair takes two.
no-card-left = You have no { $card } left in hand.
no-card-and-joker = Only on the pairs ship do a card and a joker go together; here, load the joker by itself.
no-joker-left = You have no commodity joker left.
no-kind-twice = { $ship ->
        [pairs] { CAP($card) } is aboard already, and all pairs are of different kinds.
       *[other] { CAP($card) } is aboard already, and this ship carries different kinds.
    }

no-other-action = A tile repeats the action just done, and that was { $action }.
no-leader-yet = Your leader is still in the camp: a legionnaire goes to the leader's province.
no-second-legionnaire = You already have a legionnaire in { $province }.
no-legionnaire = No legionnaire waits in the military camp: recruit one first.
no-staying = Your leader is already in { $province }.
no-way = { $province } is not next to { $place }. From there you can go to: { COMMAS($near) }.
no-way-from-camp = { $province } is not next to the camp. From there you can go to: { COMMAS($near) }.
no-worker = No worker waits in the work camp: recruit one first.
no-second-worker = You already have a worker on { $space }.
no-neighbour = { $space } is not next to one of your workers. You can build on: { COMMAS($near) }.
no-such-bonus = That bonus tile ({ $tile }) is not there. There are: { COMMAS($lying) }.

## What a choice brings

brings-landing = ends on { $tray } ({ $action })
brings-tile = can fulfil { $tile } (+{ $points })
brings-laps = { $laps ->
        [one] completes a lap
       *[other] completes { $laps } laps
    }
brings-action = grants { $action }
brings-demand-and-end = a demand is turned up and the quarter ends
brings-demand = meets a demand
brings-province-tile = takes { $tile }
brings-legionnaire = a legionnaire scores { $points } there
brings-no-legionnaire = you already have a legionnaire there
brings-building = { $building ->
        [none] no tile
       *[other] takes { $building }
    }
brings-slot = for slot { $slot }

## The log: the opening

log-opening = Setup
log-placed = { $who } puts { $first } and { $second } into { $tray }
log-all-placed = { $random ->
        [yes] { $who } places the markers at random
       *[no] { $who } has placed all markers
    }
log-placing = { $random ->
        [yes] { $who } place their markers at random
       *[no] { $who } have placed all markers
    }
log-starts = { $who } is the start player
log-bonus = { $who } draws the bonus tile { $tile }
log-card = { $who } takes { $card } from pile { $pile }
    .then = Seaport: takes { $card } from pile { $pile }
log-tile = { $who } takes the Trajan tile { $tile } for slot { $slot }
    .then = Trajan: { $tile } for slot { $slot }

## The log: a turn

log-sown = { $who } sows { ROW($colours) } from { $from } to { $to }
log-sowed = { $who } puts { $colour } into { $tray }
log-fulfilled = { $points ->
        [one] { $who } scores { $points } point: fulfils { $tile } at { $tray }
       *[other] { $who } scores { $points } points: fulfils { $tile } at { $tray }
    }
    .then = Fulfils { $tile }
log-permanent = { $who } now meets one demand of { $demand } every quarter
    .then = From now on meets one demand of { $demand } every quarter
log-arch = { $slot ->
        [middle] { $who } moves the arch to the middle
       *[other] { $who } moves the arch to slot { $slot }
    }
log-figures = { $figure ->
        [worker] { $number ->
            [one] { $who } takes { $number } worker
           *[other] { $who } takes { $number } workers
        }
       *[legionnaire] { $number ->
            [one] { $who } takes { $number } legionnaire
           *[other] { $who } takes { $number } legionnaires
        }
    }
    .then = { $figure ->
            [worker] { $number ->
                [one] Takes { $number } worker
               *[other] Takes { $number } workers
            }
           *[legionnaire] { $number ->
                [one] Takes { $number } legionnaire
               *[other] Takes { $number } legionnaires
            }
        }
log-plus-two = { $who } puts a +2 marker on { $action }
    .then = Puts a +2 marker on { $action }
log-no-effect = { $who } skips the effect of { $tile }
    .then = Skips its effect
log-passed = { $who } passes on { $action }
    .then = { $action }: passes
log-could-not = { $who } can do nothing: { $action }
    .then = { $action }: can do nothing
log-extra = { $repeats ->
        [one] { $who } spends { $tile } and does { $action } once more
       *[other] { $who } spends { $tile } and does { $action } twice more
    }
    .then = { $repeats ->
            [one] Spends { $tile }: { $action } once more
           *[other] Spends { $tile }: { $action } twice more
        }

log-drew = { $why ->
        [seaport] { $cards ->
            [one] { $who } draws { $cards } card at the Seaport
           *[other] { $who } draws { $cards } cards at the Seaport
        }
        [tile] { $cards ->
            [one] { $who } draws { $cards } card for the Trajan tile
           *[other] { $who } draws { $cards } cards for the Trajan tile
        }
        [played] { $cards ->
            [one] { $who } draws { $cards } card for the cards played
           *[other] { $who } draws { $cards } cards for the cards played
        }
       *[setup] { $cards ->
            [one] { $who } takes { $cards } card from the deck
           *[other] { $who } takes { $cards } cards from the deck
        }
    }
    .then = { $why ->
            [seaport] { $cards ->
                [one] Seaport: draws { $cards } card
               *[other] Seaport: draws { $cards } cards
            }
           *[other] { $cards ->
                [one] Draws { $cards } card
               *[other] Draws { $cards } cards
            }
        }
log-discarded = { $who } discards { $card } to pile { $pile }
    .then = Discards { $card } to pile { $pile }
log-played = { $second ->
        [none] { $who } plays { $first }
       *[other] { $who } plays { $first } and { $second }
    }
    .then = { $second ->
            [none] Seaport: plays { $first }
           *[other] Seaport: plays { $first } and { $second }
        }
log-shipped = { $points ->
        [one] { $who } scores { $points } point with the { $ship } ship ({ $side } side)
       *[other] { $who } scores { $points } points with the { $ship } ship ({ $side } side)
    }
    .then = Seaport: the { $ship } ship ({ $side } side)
log-cargo = { $number ->
        [one] Aboard: { $card }
       *[other] Aboard: { $number } { $card ->
            [joker] jokers
           *[other] { $card }
        }
    }
    .each = { $number ->
            [one] { $card }
           *[other] { $number } { $card ->
                    [joker] jokers
                   *[other] { $card }
                }
        }
log-aboard = Aboard: { COMMAS($each) }
log-pile = Pile { $pile } is refilled with { $card }
log-reshuffled = { $cards ->
        [one] The discards become a new deck of { $cards } card
       *[other] The discards become a new deck of { $cards } cards
    }
log-forum = { $who } takes { $tile } from the forum
    .then = Forum: takes { $tile }
log-recruited = { $figure ->
        [worker] { $who } recruits a worker
       *[legionnaire] { $who } recruits a legionnaire
    }
    .then = { $figure ->
            [worker] Construction: recruits a worker
           *[legionnaire] Military: recruits a legionnaire
        }
log-marched = { $tile ->
        [none] { $who } marches to { $province }
       *[other] { $who } marches to { $province } and takes { $tile }
    }
    .then = { $tile ->
            [none] Military: marches to { $province }
           *[other] Military: marches to { $province } and takes { $tile }
        }
log-occupied = { $points ->
        [one] { $who } scores { $points } point: a legionnaire in { $province }
       *[other] { $who } scores { $points } points: a legionnaire in { $province }
    }{ $less ->
        [0] { "" }
       *[other] , { $less } fewer for rival legionnaires
    }
    .then = Military: a legionnaire in { $province }{ $less ->
            [0] { "" }
           *[other] , { $less } fewer for rival legionnaires
        }
log-stepped = { $who } scores { $points } points: steps to { $points } in the senate
    .then = Senate: a step to { $points }
log-top = The next Trajan tile is { $tile }
log-built = { $building ->
        [none] { $who } builds where no tile is left
       *[other] { $who } scores { $points } points: builds and takes { $building }
    }
    .then = { $building ->
            [none] Construction: builds where no tile is left
           *[other] Construction: { $building }
        }
log-granted = { $who } may do { $action } for the first tile of its kind: { $kind }
    .then = First of its kind ({ $kind }): { $action } as well

## The log: laps and quarters

log-lap = Quarter { $quarter }, lap { $lap }
log-demand = The people demand { $demand } ({ $number } of 3)
log-quarter-ended = End of quarter { $quarter }
log-paid = { $who } meets demands{ $permanent ->
        [none] { "" }
       *[several] ; permanently: { COMMAS($permanent) }
    }{ $tiles ->
        [none] { "" }
       *[several] ; with tiles: { COMMAS($tiles) }
    }{ $jokers ->
        [none] { "" }
       *[several] ; with jokers: { COMMAS($jokers) }
    }
log-missed = { $demands ->
        [single] { $who } loses { $lost } points for a demand not met: { COMMAS($demands) }
       *[several] { $who } loses { $lost } points for demands not met: { COMMAS($demands) }
    }
log-voted = { $office ->
        [consul] { $votes ->
            [one] { $who } becomes consul with { $votes } vote
           *[other] { $who } becomes consul with { $votes } votes
        }
        [vice-consul] { $votes ->
            [one] { $who } becomes vice-consul with { $votes } vote
           *[other] { $who } becomes vice-consul with { $votes } votes
        }
        [third] { $votes ->
            [one] { $who } comes third with { $votes } vote
           *[other] { $who } comes third with { $votes } votes
        }
       *[last] { $votes ->
            [one] { $who } comes fourth with { $votes } vote
           *[other] { $who } comes fourth with { $votes } votes
        }
    }{ $tiles ->
        [0] { "" }
       *[other] , { $tiles } of them from tiles
    }
log-won-tie = { $why ->
        [track] Tied votes: { $who } stands further on the senate track than { $over }
       *[stack] Tied votes: the disc of { $who } lies on top of that of { $over }
    }
log-office = { $who } takes the bonus tile { $tile } ({ $side } side)
log-cleared = { $tiles ->
        [0] Votes and demands are removed
        [one] Votes, demands and { $tiles } tile left on the forum are removed
       *[other] Votes, demands and { $tiles } tiles left on the forum are removed
    }
log-new-bonus = { $second ->
        [none] { $first ->
            [none] No bonus tile is left for the senate
           *[other] New bonus tile in the senate: { $first }
        }
       *[other] New bonus tiles in the senate: { $first }; { $second }
    }
log-new-province = New in { $province }: { $tile }
log-new-forum = New on the forum: { $first ->
        [none] –
       *[other] { $first }
    }, { $second ->
        [none] –
       *[other] { $second }
    }, { $third ->
        [none] –
       *[other] { $third }
    }
log-refilled = New tiles: { $forum } on the forum, { $provinces } in provinces; all ships show their coloured side again

## The log: the end

log-ended = Final scoring
log-final = { $source ->
        [hand] { $points ->
            [one] { $who } scores { $points } point for cards in hand
           *[other] { $who } scores { $points } points for cards in hand
        }
        [camps] { $points ->
            [one] { $who } scores { $points } point for workers and legionnaires in the camps
           *[other] { $who } scores { $points } points for workers and legionnaires in the camps
        }
        [circle] { $points ->
            [one] { $who } scores { $points } point for Trajan tiles left on the circle
           *[other] { $who } scores { $points } points for Trajan tiles left on the circle
        }
       *[sets] { $who } scores { $points } points for sets of construction tiles
    }
log-final-bonus = { $points ->
        [one] { $who } scores { $points } point for the bonus tile { $tile } ({ $side } side)
       *[other] { $who } scores { $points } points for the bonus tile { $tile } ({ $side } side)
    }
log-final-jokers = { $who } scores { $points } points for commodity jokers, with the best bonus tile
log-total = { $total ->
        [one] { $place }. { $who }: { $total } point
       *[other] { $place }. { $who }: { $total } points
    }
log-won = { $over ->
        [none] { $total ->
            [one] { $who } wins with { $total } point
           *[other] { $who } wins with { $total } points
        }
       *[other] { $who } wins: as many points as { $over }, but the last vote left the disc of { $who } higher
    }

## The score sheet

source-trajan-tiles = Trajan tiles
source-ships = ships
source-provinces = provinces
source-senate = senate
source-construction = construction
source-demands = demands
source-hand = hand
source-camps = camps
source-circle = circle
source-sets = sets
source-bonus-tiles = bonus tiles

## The table in the browser: its parts

tab-circle = Circle
tab-board = Board
tab-mine = Mine
tab-seats = Players
board = The board
circle = Action circle
circle-of = Action circle of { $name }
mat-of = Mat of { $name }
glance = At a glance
area-provinces = Provinces
provinces-small = points for a legionnaire; 3 fewer per rival
area-forum = Forum
forum-stack = { $n } in the stack
area-stacks = Trajan tiles
stacks-small = left
area-district = Construction
district-small = 3: +10, 4: +20
district = Construction district
area-harbour = Harbour
harbour-small = points by cards loaded
area-senate = Senate
senate-track = Senate track
votes-now = votes now
area-time = Time
lap-of = lap { $n } of 4
lap = lap { $n }
quarter = Quarter { $quarter }
quarter-tip = The game ends with quarter IV
time-at = { $at } of { $length }
camp = Camp
deck = deck
pile = pile { $n }
out-of = of { $n }
start = start
points = { $n ->
        [one] point
       *[other] points
    }
ship-side-coloured = fresh
ship-side-grey = grey side
hand = Hand
cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
tiles = Tiles
your-tiles = Your tiles
built = Built
bonus-at-end = Bonus at the end
laid-out = Laid out
none-yet = none yet
in-hand = In hand
still-in-hand = { $n } of { $total } left
loaded = Loaded:
in-place = place { $n }
if-ended-now = { $n } if it ended now

# The demands of the people
demands = Demands of the people
demand-met = met
demand-joker = joker
demand-unmet = unmet
unmet = unmet: −4, −9, −15
unmet-now = { $n } unmet now: −{ $points }
to-come = { $n } to come
vote-bonus = Vote bonus
no-bonus-left = none is left
no-bonus-yet = drawn after the markers are placed
consul-first = consul chooses first

## The table in the browser: buttons

from-deck = From the deck
bonus-button = { $gold } { $what }
discard-button = { CAP($card) } to { $pile }
load-button = { $n ->
        [one] { CAP($card) }
       *[other] { CAP($card) } ×{ $n }
    }
sail-button = { $points ->
        [one] Sail for { $points } point
       *[other] Sail for { $points } points
    }
let-sail = Let the ship sail
take-bonus = Take this bonus tile
repeat-button = Repeat { $action }
repeat-with-joker = Repeat with the joker
advance = Advance
occupy = Occupy
recruit = Recruit
draw-two = Draw two
play-two = Play two cards
two-to-play = Two cards to play
skip-effect = Skip the effect
no-repeat = No repeat
do-nothing = Do nothing
all-at-random = All at random
pairs-for = Two markers for tray { $tray }
tiles-for-circle = Trajan tiles for your circle
for-tray = For tray { $tray }

## The table in the browser: what things are, when one points at them

# Of several equal things: { $what } is one of them.
counted = { $n ->
        [one] { $what }
       *[other] { $what } ×{ $n }
    }
tray-tip = { $tray } { $action }: { $markers ->
        [none] no markers
       *[several] { COMMAS(FORM($markers, "sign")) }
    }{ $plus ->
        [yes] ; +2
       *[no] { "" }
    }
marker-tip = { CAP($marker) } ({ FORM($marker, "sign") })
pair-tip = { COMMAS(FORM($markers, "sign")) }
tip-demand = { CAP($demand) }: meets a demand of its kind
tip-permanent = Permanent: meets one demand of { $demand } every quarter
tip-votes = { $n } votes at the end of this quarter
tip-extra = Extra action: repeats { $action } once
tip-joker-commodity = Joker: any card on a ship
tip-joker-demand = Joker: meets any one demand
tip-joker-construction = Joker: a building of any kind at the end of the game
tip-joker-extra = Joker: repeats any action, once
trajan-gain = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $category ->
        [plus-2] { " " }and a +2 marker
        [cards] { " " }and two cards
        [workers] { " " }and { $amount ->
            [one] { $amount } worker
           *[other] { $amount } workers
        }
        [legionnaires] { " " }and { $amount ->
            [one] { $amount } legionnaire
           *[other] { $amount } legionnaires
        }
        [demand] { " " }and { $demand } every quarter
       *[other] { "" }
    }
trajan-tip = Trajan tile: { $gain }. Needs { FORM($first, "sign") } and { FORM($second, "sign") } in its tray
bonus-for-workers = for each of your workers in the district
bonus-for-legionnaires = for each of your legionnaires in a province
bonus-for-gold = for each of your bonus tiles with its gold side up
bonus-for-demand = for a tile of { $demand } left at the end
bonus-for-goods = for each { $first } and { $second } laid out
bonus-tip = Bonus tile: { $gold } points (grey side { $grey }) { $what }{ $worth ->
        [none] { "" }
       *[other] . Now worth { $worth }
    }
camp-tip = Camp: leaders start here, legionnaires wait here
leader-of = Leader of { $name }
legionnaire-of = Legionnaire of { $name }
legionnaires-of = { $n ->
        [one] { $n } legionnaire of { $name }
       *[other] { $n } legionnaires of { $name }
    }
province-tip = { $tile ->
        [none] { $province }: a legionnaire scores { $points }
       *[other] { $province }: a legionnaire scores { $points }. { $tile }
    }
forum-empty = Empty until the quarter ends
stack-hidden = Revealed when all markers are placed
stack-empty = No tile is left here
building-tip = { $space }: { $building } worth { $value }; the first of its kind grants { $action }
no-building-tip = { $space }: no building is left here
worker-of = Worker of { $name } on { $space }
own-buildings = { $n } × { $building }: three score 10 at the end, four 20
ship-tip-identical = Identical: 1 to 4 cards of one kind
ship-tip-pairs = Pairs: 1 to 3 pairs, each of a different kind
ship-tip-different = Different: 1 to 4 cards, all of different kinds
deck-tip = { $draft ->
        [yes] { $n ->
            [one] Deck of { $n } card
           *[other] Deck of { $n } cards
        }
       *[no] { $n ->
            [one] Deck of { $n } card: draw two, then discard one
           *[other] Deck of { $n } cards: draw two, then discard one
        }
    }
pile-tip = { $below ->
        [none] Pile { $pile }: { $card } on top; nothing below it
       *[several] Pile { $pile }: { $card } on top; below it { COMMAS($below) }
    }
demand-tip = { $state ->
        [met] The people demand { $demand }: you have it
        [joker] The people demand { $demand }: your joker meets it
        [unmet] The people demand { $demand }: you lack it
       *[open] The people demand { $demand }
    }
demand-hidden = Revealed when lap { $n } is complete
unmet-tip = Demands not met at the end of the quarter: one costs 4 points, two 9, three 15
votes-tip = { $rank ->
        [1] { $votes ->
            [one] { $name } has { $votes } vote: consul
           *[other] { $name } has { $votes } votes: consul
        }
        [2] { $votes ->
            [one] { $name } has { $votes } vote: vice-consul
           *[other] { $name } has { $votes } votes: vice-consul
        }
       *[other] { $votes ->
            [one] { $name } has { $votes } vote
           *[other] { $name } has { $votes } votes
        }
    }
senate-tip = { $n ->
        [0] Start: no votes
       *[other] { $n } points for stepping here, { $n } votes at the end of the quarter
    }
disc-of = Senate disc of { $name }
time-tip = Time: space { $at } of { $length }, lap { $lap } of 4
time-marker = The time marker: one space for each marker lifted
plus-two-tip = +2 marker: an extra-action tile repeats { $action } twice
arch-tip = The arch: the next Trajan tile goes here
arch-rests = The arch rests: all six slots hold tiles
legionnaires-wait = Legionnaires in the camp: { $n }
workers-wait = Workers in the camp: { $n }
figures-wait = Figures in the supply: { $n }
hand-card = { $n ->
        [one] { CAP($card) }
       *[other] { CAP($card) }, { $n } cards
    }
unseen-cards = { $n ->
        [one] { $n } card nobody else has seen
       *[other] { $n } cards nobody else has seen
    }
demand-tiles = Tiles of { $demand }, and permanent ones
rival-hand = { $cards ->
        [none] Cards in hand
       *[several] Cards in hand; known: { COMMAS($cards) }
    }
rival-display = { $cards ->
        [none] Cards laid out
       *[several] Cards laid out: { COMMAS($cards) }
    }
rival-votes = Votes on tiles
rival-legionnaires = Legionnaires in the camp; { $n } in provinces
rival-workers = Workers in the camp; { $n } in the district
points-if-ended-now = { $n ->
        [one] { $n } point if the game ended now
       *[other] { $n } points if the game ended now
    }

## The table in the browser: advice

advice-trays = { $trays ->
        [none] Point at a tray to see where its markers land.
       *[several] From { COMMAS($trays) } you can fulfil a Trajan tile.
    }
advice-effect = Tile fulfilled: { $gain }
outlook-none = No Trajan tile waits at { $action }.
outlook-lost = The tile at { $action } cannot be fulfilled this time.
outlook-met = { $markers ->
        [none] The tile at { $action } will be fulfilled: { $gain }.
       *[several] Keep { FORM($markers, "sign") } for { $action }: { $gain }.
    }
outlook-after = { CAP(FORM($marker, "sign")) } to { $action }. { $outlook }

## The table in the browser: the banner

over-hint = The fourth quarter is over.
back-tray = Different tray
back-marker = Take the marker back
back-card = Take the card back
granted = Granted by your building. { $hint }
watch-markers = { $name } places the first markers
watch-cards = { $name } takes the first cards
watch-tiles = { $name } takes the first Trajan tiles
watch-tray = { $name } chooses a tray
watch-sow = { $name } sows
watch-effect = { $name } has fulfilled a Trajan tile
watch-seaport = { $name } is at the Seaport
watch-forum = { $name } takes a tile from the Forum
watch-military = { $name } leads the military
watch-senate = { $name } is in the Senate
watch-trajan = { $name } takes a Trajan tile
watch-construction = { $name } builds
watch-discard = { $name } discards a card
watch-extra = { $name } may repeat the action
watch-consul = { $name } is consul and chooses a bonus tile
now-markers = Which two markers start in tray { $tray }?
    .hint = Choose a pair under the circle.
now-cards = { $card ->
        [1] Which is your first card?
        [2] Which is your second card?
       *[3] Which is your third card?
    }
    .hint = Click the deck or the top card of a pile.
now-tiles = Which Trajan tile, and for which tray?
    .hint = Choose a tray under a tile. Each tile must be of a different kind.
now-tray = Which tray do you sow from?
    .hint = Click it. Where its last marker lands, that is what you do.
now-sow = Which marker goes to { $action }?
    .hint = Click a marker in your hand. The last one lands on { $action }.
now-plus-two = On which action do you put the +2 marker?
    .hint = Click a tray that has none.
now-two-cards = Draw two cards?
    .hint = The Trajan tile you have fulfilled offers them.
now-workers = { $n ->
        [one] Take a worker?
       *[other] Take { $n } workers?
    }
    .hint = From your supply to the camp: the Trajan tile you have fulfilled offers it.
now-legionnaires = { $n ->
        [one] Take a legionnaire?
       *[other] Take { $n } legionnaires?
    }
    .hint = From your supply to the camp: the Trajan tile you have fulfilled offers it.
now-seaport = What do you do at the Seaport?
    .hint = Deck: draw two. Pile: take one. Hand: play. Ship: load and score.
now-forum = Which tile do you take from the Forum?
    .hint = Any one. Its space stays empty this quarter.
now-military = What does your military do?
    .hint = { $camp ->
        [yes] Click a province to lead your leader out of the camp, or the camp to recruit.
       *[no] Click a province to move on, your leader's to occupy it, or the camp to recruit.
    }
now-senate = Do you advance in the Senate?
    .hint = The next space scores now and votes when the quarter ends.
now-trajan = Which Trajan tile do you take?
    .hint = It goes to tray { $tray }, where your arch stands.
now-construction = Where do you build?
    .hint = Click a space beside your workers, or recruit one.
now-load = { $ship ->
        [pairs] What do you load on the pairs ship?
        [identical] What do you load on the identical ship?
       *[different] What do you load on the different ship?
    }
now-sail = { $ship ->
        [pairs] Does the pairs ship sail?
        [identical] Does the identical ship sail?
       *[different] Does the different ship sail?
    }
now-ship-hint = { $loads ->
        [yes] { $sails ->
            [yes] Click more cards, or let it sail.
           *[no] Click cards of your hand.
        }
       *[no] { $sails ->
            [yes] Nothing more fits.
           *[no] Nothing fits.
        }
    }{ $other ->
        [yes] { " " }Or click another ship.
       *[no] { "" }
    }
now-discard = Which card do you discard, and to which pile?
    .hint = Choose a pile under a card of your hand.
now-extra = Do { $action } again?
    .hint = { $twice ->
        [yes] Your tile repeats it twice: a +2 marker lies there.
       *[no] Your tile repeats it once.
    }
now-consul = You are consul: which bonus tile?
    .hint = Yours lies gold side up; the vice-consul takes the other, grey side up.
step-markers = Markers
step-cards = Cards
step-tiles = Trajan tiles
step-tray = Tray
step-sow = Sow
step-act = Act
step-lift = Lift { $n } from { $action }
step-sowing = Sow { $at } of { $total }
step-tile = Tile
step-repeat = Repeat
step-again = { $action } again

## The tables of the rules page

facts-pieces = pieces
facts-number = number
facts-pieces-mats = mats
facts-pieces-mats-more = with the action circle; for each player also a leader, an arch and two discs
facts-pieces-markers = action markers
facts-pieces-markers-more = for each player { $each } of each of { $colours } colours
facts-pieces-figures = figures
facts-pieces-figures-more = { $each } for each player
facts-pieces-trajan = Trajan tiles
facts-pieces-trajan-more = { $each } in each of { $categories } categories
facts-pieces-forum = forum tiles
facts-pieces-forum-more = with green backs
facts-pieces-extra = extra-action tiles
facts-pieces-extra-more = with yellow backs, { $each } for each action
facts-pieces-buildings = construction tiles
facts-pieces-buildings-more = { $each } of each kind: { COMMAS($kinds) }
facts-pieces-goods = commodity cards
facts-pieces-goods-more = { $each } of each kind: { COMMAS($goods) }
facts-pieces-demands = demand tiles
facts-pieces-demands-more = { $each } of each kind: { COMMAS($demands) }
facts-pieces-bonus = bonus tiles
facts-pieces-bonus-more = with a gold and a grey side
facts-pieces-ships = ships
facts-pieces-ships-more = with a coloured and a grey side
facts-pieces-plus-two = +2 markers
facts-pieces-plus-two-more = up to { $each } on a mat, one for each action
facts-tray = tray
facts-action = action
facts-short = in short
facts-does-seaport = draw cards, play them, or ship them
facts-does-forum = take a tile from the forum
facts-does-military = recruit legionnaires, lead them into provinces
facts-does-senate = step on, for points and votes
facts-does-trajan = take a new Trajan tile
facts-does-construction = recruit workers, build in the district
facts-players = players
facts-forum-spaces = green spaces of the forum
facts-track = spaces of the time track
facts-ship = ship
facts-side = side
facts-province = province
facts-value = value
facts-neighbours = neighbours
facts-list = { COMMAS($items) }
facts-step = step
facts-points-and-votes = points and votes
facts-building = kind
facts-grants = grants
facts-values = values
facts-category = category
facts-points = points
facts-effect = effect
facts-effect-plain = none
facts-effect-plus-2 = a +2 marker on one of your actions that has none
facts-effect-cards = draw two cards from the deck; nothing is discarded
facts-effect-workers = { $amount ->
        [one] a figure from your supply becomes a worker
       *[other] { $amount } figures from your supply become workers
    }
facts-effect-legionnaires = { $amount ->
        [one] a figure from your supply becomes a legionnaire
       *[other] { $amount } figures from your supply become legionnaires
    }
facts-effect-demand = the tile becomes a permanent demand tile: bread, games or religion
facts-of-each = of each
facts-tile = tile
facts-use = what it does
facts-use-demand = meets one demand of its kind, and is then removed
facts-use-votes = that many extra votes at the next quarter's end; then removed
facts-use-extra = repeats this action once, and is then removed
facts-use-joker-commodity = any card on a ship; kept, it helps a bonus tile at the end
facts-use-joker-demand = meets any one demand; kept, it helps a bonus tile at the end
facts-use-joker-construction = a construction tile of any kind in a set at the end; it grants no action
facts-use-joker-extra = repeats any action once
facts-unmet = demands not met
facts-source = source
facts-worth = worth
facts-when = when
facts-rule = rule
facts-at-once = at once
facts-quarter = quarter's end
facts-at-end = at the end
facts-worth-trajan-tiles = { $least } to { $most } for each tile fulfilled
facts-worth-ships = up to { $most } for a shipment
facts-worth-provinces = { $least } to { $most } for a legionnaire, { $less } fewer for each rival one
facts-worth-senate = { $least } to { $most } for each step
facts-worth-construction = { $least } to { $most } for each tile
facts-worth-demands = −{ $one }, −{ $two } or −{ $three } for one, two or three not met
facts-worth-hand = 1 for each commodity card in hand
facts-worth-camps = 1 for each worker and legionnaire in the camps
facts-worth-circle = 1 for each Trajan tile still on a slot
facts-worth-sets = { $three } for three construction tiles of a kind, { $four } for four
facts-worth-bonus-tiles = each by its own rule
facts-gold = gold
facts-grey = grey
facts-for = points
facts-half = ½
facts-for-goods = for each such card laid out
facts-for-workers = for each of your workers in the district, rounded up in all

## In the terminal

final-score = Final score
score-now = If the game ended now
place = place
total = total
winner = { $name } wins
seat-purple = purple
seat-blue = blue
seat-red = red
seat-yellow = yellow

letter-yellow = Y
letter-orange = O
letter-green = G
letter-white = W
letter-pink = P
letter-blue = B

named = { $what }
effect = { $category ->
        [plain] { "" }
        [workers] { $amount ->
            [one] { $amount } worker
           *[other] { $amount } workers
        }
        [legionnaires] { $amount ->
            [one] { $amount } legionnaire
           *[other] { $amount } legionnaires
        }
        [demand] { $demand }
       *[other] { $category }
    }
none = none
empty = empty
arch = arch
demands-now = Demands: { $demands ->
        [none] none yet
       *[several] { COMMAS($demands) }
    }
aboard = { $cargo ->
        [none] on the { $ship } ship: nothing so far
       *[several] on the { $ship } ship: { COMMAS($cargo) }
    }
granted-action = { $action }, granted by a first construction tile
in-camp = in the camp
own-figures = Figures: { $workers } in the work camp, { $legionnaires } in the military camp, { $supply } in supply; leader: { $leader }
own-demand = { $demand } { $needed }, have { $owned } ({ $permanent } permanent)
own-jokers = jokers { $n }
forum-title = Forum (stack { $tiles }, extra actions { $extra })
harbour-title = Seaport (deck { $cards })
senate-title = Senate (discs bottom to top)
district-title = Construction ([open to you])
provinces-title = Provinces (L leader; → next for yours)
stacks-title = Trajan tiles (colours, effect, points; left)
column-points = pts
column-cards = cards
column-workers = work
column-legionnaires = mil
column-supply = supply
column-votes = votes
column-unmet = unmet
column-tiles = tiles
column-trajan = Trajan tiles
column-now = now

## The first game, guided

lesson-sowing = Sowing
    .say = Your action is where the last marker lands; two matching colours there fulfil the tile as well.
lesson-sowing-circle = Your action circle
    .say = Six trays, six actions. On your turn you lift all markers from one tray and deal them out clockwise, one to a tray. The time marker advances one space for each.
lesson-sowing-sow = Fulfil the tile at tray I
    .say = The tile at tray I needs pink and orange, and orange is there already. The pink marker from tray V reaches it if the yellow one goes to VI: 5 points.
    .do = Click tray V, then the yellow marker.
lesson-sowing-effect = Take the worker
    .say = A fulfilled tile may have an effect as well. This one turns a figure from your supply into a worker. You may decline, but the tile is gone either way.
    .do = Take the worker.
lesson-sowing-act = Take the wine
    .say = Your last marker landed on tray I, so you act at the Seaport: draw two cards, take one from a pile, play cards, or ship. A second wine would go well with the first.
    .do = Click the wine on pile 1.
lesson-ship = Shipping
    .say = The fuller the ship, the more each card is worth. Once used, a ship pays less until the quarter ends.
lesson-ship-load = Ship two wine and the joker
    .say = The identical ship takes up to four cards of one kind: 2, 6, 12 or 20 points. Your joker stands for a third wine: 12 points.
    .do = Click the identical ship, both wines and the joker; then let it sail.
lesson-legion = The legion
    .say = Your leader goes ahead and collects tiles; a legionnaire follows and takes the province.
lesson-legion-march = Lead to Narbonensis
    .say = The Military action recruits, moves your leader, or occupies. There is a tile in Narbonensis: whoever arrives takes it.
    .do = Click Narbonensis.
lesson-legion-again = Act once more
    .say = You have an extra-action tile for Military. After the action you may spend it and act again; one such tile per turn.
    .do = Repeat the action.
lesson-legion-occupy = Occupy the province
    .say = A legionnaire goes from the camp to your leader: 6 points. In Belgica, where Drusus has a legionnaire, it would be 3 fewer.
    .do = Click Narbonensis again.
lesson-roof = Building
    .say = Your first tile of each kind grants an action at once. Three of a kind are worth 10 at the end, four 20.
lesson-roof-build = Build on B3
    .say = Your first worker goes wherever you like, later ones beside your own. On B3 there is a roof worth 4, and your first roof grants a Trajan action.
    .do = Click B3.
lesson-roof-tile = Take the 9 points
    .say = The new tile goes to the slot with your arch, and the arch moves on to the next free slot. This tile needs both blue markers in tray I one day, and is then worth 9.
    .do = Click the tile with two blue markers.
lesson-quarter = The quarter's end
    .say = Feed the people and win the most votes: four times in the game.
lesson-quarter-demands = What the people demand
    .say = At the end of the quarter everybody must have what is shown here. You have games, and religion permanently; only bread is missing. One missing costs 4 points, two 9, three 15.
lesson-quarter-time = Go to the Forum
    .say = Tray I holds one marker: it ends on II, the Forum. The time marker reaches its start, so the quarter ends after this turn; your action comes first.
    .do = Click tray I.
lesson-quarter-bread = Take the bread
    .say = From the Forum you take one tile: demands, votes, extra actions, jokers. Bread now saves you 4 points.
    .do = Click the bread.
lesson-quarter-consul = Choose a bonus tile
    .say = All your demands are met; Drusus had nothing and lost 15 points. And you are consul: your tile has 3 votes, Drusus has 2 in the senate. Wine and fish count 3 points for each such card laid out.
    .do = Take wine and fish.
lesson-ending = The end
    .say = That is the game. At the end of a whole one, the score sheet shows where your points came from.
lesson-ending-final = What counts at the end
    .say = Cards in hand and figures in the camps are worth 1 each, sets of buildings 10 or 20, and your bonus tiles what they say: here 9 for the wine and fish laid out.
lesson-ending-last = Play the last turn
    .say = The fourth quarter ends with this turn. From III your marker goes to the Senate: a step brings points, and the votes that make you consul.
    .do = Click tray III, advance in the Senate, then take the bonus tile for workers.

## Positions written by hand. Keys and names in them are English, whatever the language.

position-turn-key = { $key } is not part of `turn`. Its parts are: { COMMAS($known) }.
position-demands-up = At most { $n } demands are face up.
position-demand-tiles = There are only { $n } demand tiles of each kind.
position-demands-left = There are not enough demand tiles left for the rest of the game.
position-doing = Say which action is in progress: turn: { "{" }doing: forum{ "}" }.
position-next = Say which tray gets the next marker: turn: { "{" }moving: [blue, white], next: VI{ "}" }.
position-moving = `moving` needs markers of at least two colours: otherwise there is nothing to choose.
position-not-moving = Markers are moving only while `asked` is sow.
position-markers = { $name } has only { $n } { $colour } markers.
position-markers-left = { $name } has 12 markers, and { $n } are in no tray.
position-placing = { $name } places two markers in each tray, in the order I to VI.
position-placed = { $name } has nothing left to choose: all but the last tray are filled.
position-placing-order = Markers are placed seat by seat: all players before the one asked have placed theirs.
position-tiles = There are not that many { $tile } tiles.
position-stack = The stack { $category } holds only tiles of its category.
position-category = There are only { $n } Trajan tiles of the category { $category }.
position-permanent = There are only three permanent demand tiles of each kind.
position-arch = The arch of { $name } cannot stand on { $slot }: a tile lies there.
position-arch-middle = The arch of { $name } stands in the middle only when all six slots hold tiles.
position-known = `known` and `old` cards must be cards in the hand.
position-loading = Cards are loaded, and ships tried, only while `asked` is ship.
position-piles = There are two discard piles.
position-cards = There are only { $n } { $card } cards.
position-forum = The forum has { $green } green and { $yellow } yellow spaces.
position-figures = { $name } has only { $n } figures.
position-one-building = There is only one { $building }.
position-buildings = There are only { $n } { $kind } tiles.
position-senate-order = `senate_order` names every player once, from bottom to top.
position-one-bonus = There is only one bonus tile { $tile }.
position-bonus = The bonus tiles of { $name } are written like { "{" }gold: [bread], grey: [games]{ "}" }.
position-senate-bonus = Two bonus tiles lie in the senate (none when the game is over).
position-bag = There are not enough bonus tiles in the bag for the rest of the game.
position-only-consul = Only the consul can be asked something in someone else's turn.
position-consul = The consul is { $name }; write that as `to_move`.
position-impossible = The action { $action } is not possible here, so nothing is asked.
position-effect = `effect` is the tile whose effect is offered, when `asked` is effect.
position-no-effect = This effect can do nothing here, so nothing is asked.
position-ship = `ship` is the ship being loaded, when `asked` is ship.
position-loaded = `loaded` must be cards from the hand that suit the ship. { $error }
position-extra-used = Only one extra-action tile may be used in a turn.
position-no-choice = There is nothing to choose for { $asked }.
position-no-tile = There is no Trajan tile { $tile }. Write it like: plain blue-blue.
# What a value is of.
position-a-stack = a stack
position-the-stack = the stack { $name }
position-tile-in = a tile in the stack { $name }
position-a-top = a stack in `tops`
position-top = the top of { $name }
position-a-card = a card in `piles`
position-a-pile = a pile
position-forum-tile = a tile on the forum
position-extra-tile = an extra-action tile
position-supply = the supply of { $name }
position-bonus-of = the bonus tiles of { $name }
position-a-bonus = a bonus tile in the senate
