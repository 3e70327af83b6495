### What Ludi says in every game.

## Playing

how-to = The question now is { $asks } ({ $examples }).
not-asked = That isn't asked now. The question now is { $asks }.
not-possible = That isn't possible now. The question now is { $asks }.
decides = { $who }: { $move }
no-move = '{ $words }' isn't a move here. { $how }
over = The game is over.
over-by-then = The game will be over by then.
nothing-to-undo = There is nothing to undo.
no-action = There is no action { $action }: actions are 0 to { NUMBER($last, useGrouping: 0) }.
no-seat = There is no seat { $seat }: seats are 0 to { $last }.

## What a choice brings

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = the game ends

## A new game

no-game = There is no game '{ $name }'. There are: { COMMAS($known) }.
no-bot = There is no bot '{ $name }'. There are: { COMMAS($known) }.
no-level = { $title } has no level { $level }. It has: { COMMAS($known) }.
setting-form = Write a changed setting as NAME=VALUE, not '{ $text }'.
no-setting = A level has no setting '{ $name }'. It has: { COMMAS($known) }.
setting-number = Setting { $name } is a number, not '{ $text }'.
no-net = { $title } has no network that has learned: { $file } is missing.
bad-net = { $file } cannot be used here: { $problem ->
    [version] it was made by another version of Ludi
    [game] it is for another game
    [features] it was trained on features that { $title } no longer has
    [shapes] its layers have the wrong sizes
   *[broken] it is not a network, or it is damaged
}. Train a new one with `ludi learn { $game }`.
net-scale = This network was trained on results with scale { $scale } and rank { $rank }: leave these two settings alone.
player-counts = { $title } is for { $min } to { $max } players.
seed-range = The seed is a whole number from 0 to 2^128 - 1.
names-differ = Give { $players } different names, one for each seat.
no-option = { $title } has no option '{ $name }'. It has: { $known ->
        [none] none
       *[several] { COMMAS($known) }
    }.
no-choice = Option { $name } cannot be '{ $choice }'. Choose one of: { COMMAS($known) }.

## The score sheet

game-over = The game is over
final-score = Final score
score-now = If the game ended now
source-total = total
place = place
wins = { $names ->
        [single] { $names } wins
       *[several] { $names } share the victory
    }

## The seats, where nobody gave other names

seat-purple = purple
seat-blue = blue
seat-red = red
seat-yellow = yellow
seat-green = green

## Records that cannot be read

record-line = Line { NUMBER($line, useGrouping: 0) }: { $problem }
record-none = Line 1: this is not a Ludi record. A record begins with a line like { "{" }"ludi": 3, …{ "}" }.
record-no-text = Line 1: this is not a Ludi record; it is not even text.
record-older = Line 1: record format { $format } comes from an earlier version, whose seeds dealt different games; this Ludi reads format { $known }.
record-format = Line 1: record format { $format } is not known here; this Ludi reads format { $known }.
record-names = Line 1: `names` must list the players.
record-head = Line 1: `game` must be a name and `seed` a whole number.
record-json = Line { NUMBER($line, useGrouping: 0) }: not readable as JSON ({ $problem }).
record-object = Line { NUMBER($line, useGrouping: 0) }: expected an object in braces.
record-stops = Line { NUMBER($line, useGrouping: 0) }: the record stops here; its last line, { "{" }"end": …{ "}" }, is missing.
record-decision = Line { NUMBER($line, useGrouping: 0) }: decision { $n } was expected here, with an `action` number.
record-over = Line { NUMBER($line, useGrouping: 0) }: the game is already over.
record-turn = Line { NUMBER($line, useGrouping: 0) }: { $seat } decides here, but it is { $name }'s turn.
record-differs = Line { NUMBER($line, useGrouping: 0) }: action { $action } is { $here } here, but the record says { $said }. It was written for other rules, or damaged.
record-end = Line { NUMBER($line, useGrouping: 0) }: the record ends with { $key } { $said }, but the replay gives { $found }.

analysis-other = { $file } is not an analysis of this game with this level, seed and view: name another file, or remove it.
mark-best = best
mark-slip = slip
mark-mistake = mistake
mark-blunder = blunder

## A first game, guided

lesson-not-meant = You could do that, but the goal here is different: { $goal }
lesson-read-on = Read on first; there is nothing to choose here.

## Positions written by hand. Keys and names in them are English, whatever the language.

position-lines = A position is a list of `key: value` lines.
position-key = { $key } is not part of a position. Its parts are: { COMMAS($known) }.
position-game = This is a position of { $game }, not of { $this }.
position-counts = { $title } is for { $min } to { $max } players, not { $n }.
position-names = `players` is a list of different names, or their number.
position-seat = `{ $key }` names { $name }, who does not play. Players are: { COMMAS($names) }.
position-each = `{ $key }` has one entry for each player, like { "{" }{ $name }: ...{ "}" }.
position-chance = `chance` is up to 32 hexadecimal digits, optionally followed by -1, -2 ..., not { $text }.
# What a value is of: it stands as $what in the messages below.
position-players = The number of players
position-of = `{ $key }` of { $name }
position-how-many = how many { $name } in { $what }
position-part = a part of { $what }
position-in = { $name } in { $what }
position-number = { $what } is a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not { $value }.
position-one-of = { $what } cannot be { $word }. There are: { COMMAS($names) }.
position-twice = { $what } names { $name } twice.
position-list = { $what } is a list, not { $value }.
position-rows = { $what } is made of lines like `{ $like }: ...`, not { $value }.

## Scenario files: what cannot be read, and what differs from what is expected

scenario-file = { $file }: { $problem }
scenario-nth = { $file }, scenario { NUMBER($n, useGrouping: 0) }: { $problem }
scenario-no-text = not a text file.
scenario-yaml = not readable as YAML: { $error }
scenario-form = a scenario file has the keys `game` and `scenarios`, the latter a list.
scenario-title = each scenario needs a `title`.
scenario-key = unknown key { $key }; known are { COMMAS($known) }.
scenario-begin = it needs either `given` (a position) or `new` (a new game).
scenario-then = it expects nothing; write a `then`.
scenario-expect = cannot expect { $key }; known are { COMMAS($known) }.
scenario-when = each step of `when` is `seat: move in words`.
scenario-turn = when { $name }: { $move }: it is { $turn }'s turn
differs-unplayable = could not be played: { $error }
differs-missing = { $where }: expected { $value }, but there is only { $found ->
        [none] nothing
       *[several] { COMMAS($found) }
    }
differs-value = { $where }: expected { $value }, found { $found }
differs-legal = legal: { $move } was refused: { $error }
differs-because = illegal: { $move } was refused with { $error }, expected { $because } in it
differs-accepted = illegal: { $move } was accepted
differs-changed = illegal: { $move } changed the state

## Tournaments, data sets, learning

games-folder = LUDI_GAMES names { $folder }, which is not a folder.
game-about = The folder { $folder } is no game yet: its __init__.py needs an ABOUT with the name { $name }.
one-game = Play at least one game.
bots-once = Name each bot once.
other-event = { $folder } holds another tournament. Choose another folder, or repeat its settings ({ $file }).
other-dataset = { $folder } holds another data set. Choose another folder, or repeat its plan ({ $file }).
bad-shard = Shard { $n } of { $folder } is damaged: run the same command again to replace it.
other-plan = { $folder } holds another plan. Choose another folder, or repeat its settings ({ $file }).
no-plus = Choose a folder without a plus sign: { $folder } becomes part of the bots' names.
game-failed = Game { $n }: { $problem }
workers-killed = The worker processes are killed again and again.
no-ray = Ray is not installed: pip install "ludi[ray]"
no-cluster = There is no Ray cluster at { $address }: { $error }
