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
      hint    the three best moves, and how games continued from them ended
      log     what has happened so far
      board   draw the table again
      sheet   the score sheet as it is now
      help    this text
      quit    stop; --resume continues a game saved with --record

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
not-compiled = Hints need the compiled rules: run `ludi compile` once (about a minute), then start again.
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
        [no-folder] There is no folder { $file }. Create it, or choose another place.
        [folder] { $file } is a folder: name a file.
        [forbidden] { $file } cannot be used: check its permissions, or choose another place.
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
help-about = Three Roman board games, for playing and for research. Without a command: play in the browser.
help-examples =
    examples:
      ludi                                  sit down and play in the browser
      ludi play roads                       you against one greedy bot
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                step through a game and verify it
      ludi draw mine.jsonl --at 20 -o a.png  draw one position as a picture
      ludi check my-scenarios.yaml          run scenario files
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               measure how fast the rules run
help-help = show this text and exit
help-version = show the version and exit
help-language = the language to use; otherwise that of your system
help-serve = play in the browser; the same as ludi without a command
help-worker = think for the bots of servers on a PostgreSQL database, from any machine
help-worker-database = address of the servers' PostgreSQL database
help-worker-jobs = decisions to think about at once; otherwise one per core
help-move-data = copy all games from the data folder into an empty PostgreSQL database; stop the server first
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
help-dataset = write games of bots as numbers to learn from
help-learn = learn a game by playing it, in rounds of games, training and a duel
help-bench = measure random games per second, compiled, on one core
help-compile = compile the rules of all games
help-host = address to listen on; 0.0.0.0 lets other machines in
help-port = port to listen on; otherwise the first free one from 8377
help-data = where to keep the games
help-database = address of a PostgreSQL database to keep the games in, instead of a folder
help-processes = number of server processes behind one port; needs --database
help-proxy = address of a reverse proxy in front of this server, whose X-Forwarded-For is trusted; may be repeated
help-webhooks = addresses, or their beginnings, that tables may tell whose turn it is; otherwise none
help-no-browser = don't open a browser
help-forget = remove unfinished tables and guests not used for this long; otherwise 365; 0: never
help-forget-finished = remove people's finished games after this long; otherwise 0: never
help-metrics = serve metrics for Prometheus at /metrics
help-log-format = how messages are logged: text, or one line of JSON each
help-game = which game; `ludi games` lists them
help-players = number of players, including you
help-bots = random, greedy, easy, medium, hard, expert or master; one for all, or one per bot; otherwise greedy
help-seat = your seat: { seat-purple }, { seat-blue }, { seat-red } …; otherwise { seat-purple }
help-seed = the same seed deals the same game
help-option = an option of the game
help-record = save the game to this file, move by move
help-resume = continue a game saved in a file
help-file = a game saved with --record
help-at = after how many decisions; otherwise at the end
help-output = the picture to write: .svg or .png
help-draw-seat = as this player saw it; otherwise what everybody could see
help-open = show everything that is hidden
help-theme = colours of the picture; otherwise light
svg-or-png = A picture is an .svg or a .png file, not { $file }.
bad-moment = This game has { $last } decisions: --at takes a number from 0 to { $last }, not { $at }.
help-all = don't stop after each decision
help-analyse = analyse a recorded game: what each decision cost, and what was better
help-analysis = write the analysis to this file as JSON, or continue one begun there; for several games, a folder
help-level = how deeply to analyse: a level of the bots (default: the strongest)
help-analysis-seed = a different seed plays on different games (default: 0)
help-judge-open = judge by everything that was hidden, too, not by what the player could know
help-jobs = parallel processes (default: one per core)
help-ray = run on a Ray cluster instead of this machine's cores: its address, or nothing for the one this machine belongs to (needs ludi[ray])
help-scenarios = a file of scenarios
help-bots-known = Bots: random, greedy, easy, medium, hard, expert, master; a level with other settings (hard+depth=8); exec:COMMAND, your own program; MODULE:CALLABLE, your own Python callable.
help-who-plays = who plays; the last one also takes the remaining seats
help-who-plays-too = who plays, as in `ludi arena`
help-arena-games = at least this many; every deal is played from all seats
help-at-least = at least this many
help-table-size = seats at the table (default: as few as possible)
help-first-deal = the first deal
help-seconds = seconds a program has for one decision (default: 60)
help-games-at-once = games in parallel (default: one per core)
help-records = save every game there; a second run continues
help-summary = write the summary to this file
help-shard = games per file
help-shards-at-once = shards in parallel (default: one per core)
help-folder = a second run continues there
help-rounds = rounds of games, training and a duel (default: 1)
help-learn-games = games per round, for all numbers of players together
help-learn-keep = the share of positions to learn from
help-learn-search = iterations for each decision of these games; 0: look one decision ahead with the evaluation
help-learn-think = iterations at each position kept, to learn what a search expects
help-learn-trust = how much of what is learned is that expectation; the rest is the game's result
help-learn-stray = also keep positions up to this many decisions off the game
help-learn-walks = also keep positions on this many walks through the tree of each search, and learn decisions from them
help-learn-learned = how much of a leaf's value comes from the network; the rest comes from a playout
help-learn-explore = how much uncertainty weighs in the search with the network
help-learn-first = the size of the first hidden layer
help-learn-second = the size of the second hidden layer
help-learn-epochs = how many times each position is learned
help-learn-duel = games per duel, for each number of players
help-learn-iterations = iterations for each decision in a duel
help-learn-seed = the same seed gives the same network
help-measure = how long to measure, for each number of players
help-json = print the figures as JSON

## Compiling

compiling = compiling { $game }
not-compiling = { $game } could not be compiled; the reason is above.
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
    [yes] Judged by everything on the table, hidden or not.
   *[no] Judged by what each player could know.
  } Luck is what reveals and draws changed; skill is what marked decisions cost, compared with the table's average.

## Checking scenarios

check-pass = pass
check-fail = fail
checked = { $passed } passed, { $failed } failed

## Tournaments, data sets, learning

arena-title = { $title }, { $players } players, { $games } games
arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95% interval
arena-between = { $low } to { $high }
arena-rating = rating
arena-score = mean score
arena-decisions = decisions per game
arena-pace = s per decision
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
