### What Ludi says in the terminal, in English.

## Playing. The commands are typed.

command-undo = undo
command-hint = hint
command-log = log
command-board = board
command-sheet = sheet
command-help = help
command-quit = quit
commands =
    Type the number of a move, or the move in words. You can also type:
      undo    undo your last decision, until your turn is over
      hint    the three best moves, and what games played on from them brought
      log     what has happened so far
      board   draw the table again
      sheet   the score sheet as it is now
      help    this text
      quit    stop; a game saved with --record goes on with --resume

welcome = { $title }, seed { $seed }. You are { $you }; { COMMAS($bots) }.
bot-is = { $seat } is { $bot }
type-help = Type `{ command-help }` for the commands.
prompt = { $who }: { $asks }
confirm-turn = Press Enter to end your turn, or type { command-undo }
list-moves = Press Enter for the list of moves.
choose-number = Choose a number from 1 to { $last }.
undone = Undone.
no-undo = There is nothing to undo in this turn.
stopped = Stopped before the end of the game.{ $file ->
        [none] { "" }
       *[other] { " " }Continue with --resume { $file }.
    }
saved = The game is saved in { $file }.

## Hints

thinking = thinking …
only-move = There is only one move.
not-compiled = Hints need the compiled rules: run `ludi compile` once (a few minutes), then start again.
column-move = move
column-win = you win
column-points = final points
share = { NUMBER($share, style: "percent") }
points = { $who } { $points }
expected = Expected: { $line }

## Replaying

replay-prompt = Enter: next, b: board, a: all, q: quit
replay-next = Enter: next
verified = Verified: { $decisions ->
        [one] { $decisions } decision replays
       *[other] { $decisions } decisions replay
    } to the same state.

## What can go wrong

name-bots = Name one bot for all the other seats, or { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }.
say-game = Say which game: ludi play { EITHER($games) }.
exists = { $file } already exists. Choose another name, or continue with --resume { $file }.
no-seat-called = There is no seat '{ $seat }' in this game. Seats are: { COMMAS($seats) }.
name-value = Give an option as NAME=VALUE, not '{ $text }'.
bad-file = { $problem ->
        [missing] There is no { $file }. Check the name.
        [no-folder] There is no folder { $file }. Make it, or choose another place.
        [folder] { $file } is a folder: name a file.
        [forbidden] { $file } may not be used: check its permissions, or choose another place.
       *[other] { $file }: { $problem }. Check the name and the permissions.
    }
interrupted = Stopped.
# What argparse says of the arguments; `%` marks its parts.
args-error = %(prog)s: error: %(message)s
args-argument = argument %(argument_name)s: %(message)s
args-value = invalid %(type)s value: %(value)r
args-choice = invalid choice: %(value)r (choose from %(choices)s)
args-one = expected one argument
args-required = the following arguments are required: %s
args-unknown = unrecognized arguments: %s
args-ambiguous = ambiguous option: %(option)s could match %(matches)s

## The list of games

about-game = { $title }: { $min } to { $max } players, { $minutes } minutes
option-default = default: { $choice }

## What ludi --help says

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-about = Three Roman board games, to play and to compute with. Without a command: play in the browser.
help-examples =
    examples:
      ludi                                  sit down and play in the browser
      ludi play roads                       you against one greedy bot
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                step through a game and verify it
      ludi draw mine.jsonl --at 20 -o a.png  draw a moment of it as a picture
      ludi check my-scenarios.yaml          run scenario files
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               how fast the rules are
help-help = show this text and stop
help-version = show the version and stop
help-language = the language spoken; otherwise that of your system
help-serve = play in the browser; the same as ludi without a command
help-worker = think for the bots of servers over a PostgreSQL database, on any machine
help-worker-database = address of the PostgreSQL database of these servers
help-worker-jobs = decisions to think about at a time; otherwise one for each core
help-move-data = bring all games from the data folder into an empty PostgreSQL database; the server must not run meanwhile
data-moved = { $tables ->
        [one] One table was copied. Start the server with --database from now on.
       *[other] { $tables } tables were copied. Start the server with --database from now on.
    }
help-games = list the games and their options
help-play = play in the terminal against bots
help-replay = step through a recorded game and verify it
help-draw = draw the board of a recorded game as SVG or PNG
help-check = run scenario files
help-arena = let bots play each other and measure their strength
help-dataset = games of bots as numbers to learn from
help-learn = learn a game by playing it: games, a network, a duel, round by round
help-bench = measure random games per second, compiled, on one core
help-compile = compile the rules of all games
help-host = address to listen on; 0.0.0.0 lets other machines in
help-port = port to listen on; otherwise the first free one from 8377
help-data = where to keep the games
help-database = address of a PostgreSQL database to keep the games in, instead of a folder
help-processes = so many server processes behind one port; needs --database
help-proxy = address of a reverse proxy in front of this server, whose X-Forwarded-For is trusted; may be repeated
help-webhooks = addresses, or their beginnings, that tables may tell whose turn it is; otherwise none
help-no-browser = don't open a browser
help-forget = remove unfinished tables and guests not used for this long; otherwise 365; 0: never
help-forget-finished = remove people's finished games after this long; otherwise 0: never
help-metrics = answer at /metrics what Prometheus reads
help-log-format = how messages are logged: text, or a line of JSON for each
help-game = which game; `ludi games` lists them
help-players = number of players, including you
help-bots = random, greedy, easy, medium, hard, expert or master; one for all, or one for each; otherwise greedy
help-seat = your seat: { seat-purple }, { seat-blue }, { seat-red } …; otherwise { seat-purple }
help-seed = the same seed deals the same game
help-option = an option of the game
help-record = save the game to this file, move by move
help-resume = continue a game saved in a file
help-file = a game saved with --record
help-at = after how many decisions; otherwise at the end
help-output = the picture to write: .svg or .png
help-draw-seat = as this player saw it; otherwise as everybody did
help-open = with everything that is hidden
help-theme = colours of the picture; otherwise light
svg-or-png = A picture is an .svg or a .png file, not { $file }.
bad-moment = This game has { $last } decisions: --at takes a number from 0 to { $last }, not { $at }.
help-all = don't stop after each decision
help-analyse = look back at a recorded game: what each decision cost, and what was better
help-analysis = write the analysis there as JSON; an analysis that was begun there goes on; of several games, a folder
help-level = how deeply: a level of the bots (default: the strongest)
help-analysis-seed = another one plays other games on (default: 0)
help-judge-open = judge by all that was hidden, too, not by what the player could know
help-jobs = processes side by side (default: one per core)
help-ray = on a Ray cluster instead of this machine's cores: its address, or none for the one this machine belongs to (needs ludi[ray])
help-scenarios = a file of scenarios
help-bots-known = Bots: random, greedy, easy, medium, hard, expert, master; a level with other settings (hard+depth=8); exec:COMMAND, your own program; MODULE:CALLABLE, your own Python callable.
help-who-plays = who plays; the last one also takes the seats that are left
help-who-plays-too = who plays, as for `ludi arena`
help-arena-games = at least this many; deals are played in full
help-at-least = at least this many
help-table-size = seats at the table (default: as few as possible)
help-first-deal = the first deal
help-seconds = a program's time for one decision (default: 60)
help-games-at-once = games side by side (default: one per core)
help-records = save every game there; a second run continues
help-summary = write the summary there
help-shard = games in a file
help-shards-at-once = shards side by side (default: one per core)
help-folder = a second run continues there
help-rounds = of games, teaching and a duel (default: 1)
help-learn-games = games of a round, for all numbers of players together
help-learn-keep = the share of positions that is learned from
help-learn-search = iterations for every decision of these games; 0: one decision ahead by the evaluation
help-learn-think = iterations at every position kept, to learn what a search expects
help-learn-trust = how much of what is learned is that expectation; the rest is the game's result
help-learn-stray = keep positions up to so many decisions beside the game, too
help-learn-walks = keep positions on so many walks through the tree of each search, too, and learn decisions from them
help-learn-learned = how much of a leaf the network tells; the rest is a playout's
help-learn-explore = how much doubt weighs in the search with the network
help-learn-first = the size of the first hidden layer
help-learn-second = the size of the second
help-learn-epochs = how often each position is learned
help-learn-duel = games of a duel, for each number of players
help-learn-iterations = of each decision in a duel
help-learn-seed = the same seed learns the same
help-measure = how long to measure each number of players
help-json = print the figures as JSON

## Compiling

compiling = compiling { $game }
not-compiling = { $game } could not be compiled; the reason stands above.
time-left = left

## Analysis

column-n = decision
column-who = player
column-played = played
column-mark = mark
column-cost = cost
column-better = better was
column-line = then
costliest = The costliest decisions, in chance to win
no-mistakes = No decision that cost anything worth mentioning.
luck-and-skill = Luck and skill, in points
column-luck = luck
column-skill = skill
column-slips = slips
column-mistakes = mistakes
column-blunders = blunders
signed = { SIGNED($points) }
analysis-fair = { $open ->
    [yes] Judged by everything that lay on the table, hidden or not.
   *[no] Judged by what each player could know.
  } Luck is what reveals and draws changed; skill is what marked decisions cost, against the mean of the table.

## Checking scenarios

check-pass = pass
check-fail = fail
checked = { $passed } passed, { $failed } failed

## Tournaments, data sets, learning

arena-title = { $title }, { $players } players, { $games } games
arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95 % interval
arena-between = { $low } to { $high }
arena-rating = rating
arena-score = mean score
arena-decisions = decisions/game
arena-pace = s/decision
game-told = game { $n }: { $problem }
dataset-written = { $folder }: { $shards } shards, { $games } games
learning-now = { $title }: { $what ->
        [games] games
       *[duel] duel
    }
learning-accepted = Accepted: { $file }
learning-none = No network was accepted.

## Compiled and measured

compiled = All games are compiled ({ $seconds } s).
bench-title = Random games, one core
bench-game = game
bench-players = players
bench-games = games/s
bench-decisions = decisions/s
bench-length = decisions per game
bench-state = state
bench-bytes = { $n } bytes

## Numbers

percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($n, maximumFractionDigits: 0) }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thousandths = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
