### What the pages and the server say, in English.

## Words that all boards use

tab-log = Log
choices = Choices
what-happened = What happened
confirm = Confirm: { $words }

## Levels of the bots

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master

## On every page

skip = Skip to the content
ludi-home = Ludi, home
site = Site
settings-and-keys = Settings and keys
language = Language
settings = Settings
theme = Theme
theme-system = same as system
theme-light = light
theme-dark = dark
sound = Sound
sound-tick = a soft tick when it is your turn
notifications = Notifications
notify-me = Notify me when it is my turn
notify-on = a notification when it is my turn and I am looking elsewhere
notify-denied = Your browser blocks notifications from this page; you can change that in its settings.
notify-none = Notifications need a browser that supports them and an https address.
notify-ask = Would you like Ludi to notify you when it is your turn and you are looking elsewhere?
notify-yes = Yes, please
notify-no = No, thanks
notify-turn = It is your turn: { $title }
name-at-tables = Your name at new tables
save = Save
close = Close
copy = Copy
back = Back
home = Home
for-programs = For programs
your-data = Your data
rules = Rules

## The rules of a game

rules-all = Rules with all rulings
rules-short = The short rules, with pictures
rules-long = The full rules: every rule, every ruling and all tables (in English)
rules-example = Worked example
rules-back = Back
rules-next = Next
rules-reconstructed = reconstructed
rules-ruling = Ruling { $number }
rules-we-play = We play
rules-why = Where does this come from?
rules-all-rulings = All rulings
rules-search = Search the rules
rules-found = Found
rules-nothing = Nothing found.
rules-contents = Contents
# A link to a paragraph; { $title } is its heading.
rules-about = Rules: { $title }
rules-why-not = Why?
rules-first = Your first game? Here is what it is about.

## When something was

just-now = just now
yesterday = yesterday
# The name of a table: { $title } is that of the game, { $made } is the message "occasion".
table-name = { $title }, { $made }
# When a table was made. { $day } is Monday, Tuesday …
occasion = { $part ->
        [night] { $day } night
        [morning] { $day } morning
        [afternoon] { $day } afternoon
       *[evening] { $day } evening
    }

## Home

home-title = Ludi: Roman games
home-turns = Your turn ({ $turns }) · Ludi
welcome = Roman games. Sit down and play.
welcome-more = Against bots right away, or with friends by a link. No account needed.
table-link = Table link
paste-link = Paste a table link
join = Join
games = Games
player-range = { $min }–{ $max } players
minutes = { $minutes } min
play-now = Play now
new-table = New table
turns = { $count ->
        [one] It is your turn at { $titles }.
       *[other] It is your turn at { $count } tables: { $titles }.
    }
my-games = My games
no-games = You have no games running. Press “Play now” above to start one.
finished-games = Finished games
open-tables = Open tables
no-open-tables = None at the moment. Private tables are not listed; you join them by a link.
seats-free = { $seats ->
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
sit-down = Sit down
new-messages = { $messages ->
        [one] { $messages } new message
       *[other] { $messages } new messages
    }
is-your-turn = your turn
has-score = score sheet
is-waiting = waiting for friends
is-abandoned = abandoned
is-closed = cannot be opened
is-thinking = { $name } is thinking
wants-end = { $name } wants to end the game
remove-table = Remove { $table } from the list
leave-table = Leave { $table }
unreadable-table = Unreadable table

## How far the bots are

bots = Bots
bots-simple = Bots play simple moves here: this server is set up without thinking bots.
bots-ready = Bots of all levels are ready for all games.
bots-warming = Bots are getting ready. Until then they play simple moves.
# Of the bots of one game
ready = ready
waiting = waiting
warming-step = { $left ->
        [none] step { $done } of { $total }
       *[other] step { $done } of { $total }, { $left }
    }
warming-here = { $left ->
        [none] Bots are getting ready: { NUMBER($share, style: "percent") }
       *[other] Bots are getting ready: { NUMBER($share, style: "percent") }, { $left }
    }
warming-soon = Bots are getting ready
time-left = { $minutes ->
        [0] less than a minute left
       *[other] about { $minutes } min left
    }

## A new table

new-table-of = New table: { $title }
your-name = Your name
turn-order = Players, in turn order
seat-number = Seat { $number }
me = me
a-friend = a friend, by link
a-bot = a bot: { $level }
nobody = nobody
options = Options
make-public = Public: anyone can find this table and take a free seat
clock = Clock
clock-none = none: take your time
clock-move = for each turn: { $time }
clock-reserve = for the whole game: { $time }, and after each turn: { $more }
clock-note = When a clock runs out, a bot plays on in that seat; its player can take the seat back at any time.
clock-left = Time left: { $name }
time-ran-out = time ran out, a bot plays
webhook = Tell another server whose turn it is (address)
webhook-note = Allowed here: { COMMAS($allowed) }. Leave it empty to tell nobody.
create-table = Create table

## A link to a seat

seat-for-you = A seat for you
seat-at = A seat for you: { $title }
seat-for-friend = This seat is for a friend
seat-for-friend-how = You already have a seat at this table. Send your friend the address of this page.
go-to-table = Go to the table
link-used = This link is no longer valid
link-used-how = The seat is taken, or the game is over. You can watch, or ask for another link.
watch = Watch
just-watch = Just watch
play-on-here = Play on as { $name } on this device.
sit-with = With { $names }.

## Waiting for friends

lobby-title = Waiting
lobby = Waiting for friends
lobby-how = The game starts when everyone has sat down. You can close this page; the table stays open.
free-seat = Free seat
send-link = send the link to a friend
not-taken = not taken yet
is-here = is here
is-seated = is seated
seat-link = Link to this seat
start-now = Start now, with bots in the free seats
leave-menu = Leave …
only-here = Only this computer can reach this Ludi. To play with friends on other machines, start it with --host 0.0.0.0.

## Who sits at the table, and their status

you = you
away = away
a-bot-here = bot, { $level }
a-bot-warming = bot, { $level }, getting ready
bot-warming-tip = This bot is still getting ready. Until then it plays simple moves.
stands-in = a bot is standing in
thinking = thinking
wants-to-end = wants to end the game
take-back-seat = Take my seat back
let-bot-play = Let a bot play for me
let-bot-take-over = Let a bot take over
watch-link = Link for watching
own-link = Your own seat, for your other devices (keep this link to yourself)
leave-or-end = Leave or end this game …

## The table

your-turn = Your turn
turn-of = { $name }'s turn
abandoned = The game was abandoned
player-count = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
you-watch = you are watching
players = Players
chat = Chat
unread = new messages
sound-on = Sound on
sound-off = Sound off
move-list = List of moves
table-parts = Parts of the table
connection-lost = Connection lost. Reconnecting …
unsent = This could not be sent. Try again when the connection is back.
at-table = At this table
turn-steps = Steps of this turn
next-game = Go to the next game
score-sheet = Score sheet
as-list = As a list
revealed = revealed, can't be undone
revealed-tip = Something hidden was revealed, or chance decided: that cannot be undone.
undo = Undo
undo-turn = Undo whole turn
since-your-turn = Since your last turn
earlier = Earlier
whole-log = The whole log
say-something = Say something
send = Send
no-chat = No messages yet.

## Keys

keys = Keys
key-tab = from group to group
key-arrows = from choice to choice
key-enter = choose, or confirm
key-escape = undo
key-g = to the first choice
key-w = list of moves
key-c = chat
key-r = the rules, about what you point at or what is asked
key-help = this list

## Log and score sheet

log = Log
from-the-start = The whole log, from the start
finished = finished
the-table = The table
record = Record
play-again = Play again
wins-by = { $points ->
        [one] { $name } wins by { $points } point
       *[other] { $name } wins by { $points } points
    }
wins-tie = { $name } wins the tie
why-won = { $points ->
        [one] { CAP($source) } made the difference: { $points } point, { $more } more than { $second }.
       *[other] { CAP($source) } made the difference: { $points } points, { $more } more than { $second }.
    }
why-tied = They are tied on every count.
why-tie-break = They are level on points; the tie-break decided.
rank = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
behind = { $points } behind
points-by-source = Points by source
best-moments = Best moments
the-most = the most
points-over-time = Points over time
points-over-time-label = Points over time. At the end: { COMMAS($standing) }.
name-and-points = { $name } { $points }
dotted-at-end = dotted: counted at the end
at-the-end = end
round-number = Round { $number }
as-table = As a table
show-in-replay = Show in the replay
to-replay = Replay
to-analysis = Analyse
statistics = Statistics
games-and-statistics = My games and statistics

## My games and statistics

to-play = Play
games-and-won = { $games ->
        [one] { $games } finished game, { $won } won
       *[other] { $games } finished games, { $won } won
    }
hours-played = { $hours ->
        [one] { $hours } hour at the table
       *[other] { $hours } hours at the table
    }
streak = longest winning streak: { $games }
no-mistakes = no mistakes
games-count = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
which-period = Period
period-all = All time
period-year = This year
period-month = Last 30 days
no-finished-games = No finished games here yet. Once you have finished one, you will see here how it went.
share-won = won
place-short = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] { $place }th
    }
places = Places
places-label = Places: first in { $first } of { $games } games
average = average
best-result = best
trend = trend
on-day = { $day }
trend-label = Points in the last { $points } games
which-game = Game
which-opponent = Opponent
which-result = Result
all-games = All games
any-opponent = Any opponent
any-result = Any result
result-won = Won
result-lost = Not won
any-players = 2–5 players
filter-games = Show
shown-of = { $shown } of { $games }
no-games-match = No game matches. Try fewer conditions.
show-more = { $games ->
        [one] Show { $games } more
       *[other] Show { $games } more
    }
opponents = Opponents
opponents-games = games
i-won = I won
bots-of-level = Bots: { $level }
by-seat = By seat
by-seat-note = games won, by place in turn order
where-points-come-from = Where my points come from
against-winners = against the winners
sources-legend = Bar: my average. Vertical mark: the winners' average.
costs-most = What costs me most: { $source }.
export-all = Download all my data

## Leaving a table

ask-leave = Leave { $table }?
ask-remove = Remove { $table } from your list?
remove-means = It disappears from your list only. The other players keep the game and its result.
remove-means-gone = Nobody else has this game: it will be gone for good.
remove-it = Remove it
keep-it = Keep it
leave-lobby-means = Your seat becomes free again. The others keep waiting without you.
leave-lobby-means-gone = Nobody else has sat down yet: the table is deleted, and its links no longer work.
leave-the-table = Leave the table
stay = Stay
end-alone-means = You are playing with bots only. If you leave, the game ends without a result and cannot be resumed.
end-bots-means = Only bots play at this table. The game ends without a result and cannot be resumed.
break-alone = If you just need a break, close the page: the game waits for you.
break-with-others = If you just need a break, close the page. Your seat stays yours, and a bot can play for you meanwhile.
end-game = End the game
keep-playing = Keep playing
leave-for-good = Leave for good
leave-means = A bot takes your seat and plays on with the others. You cannot come back.
leave-game = Leave the game
end-for-all = End the game for everyone
end-means = The game ends without a result as soon as everyone agrees.
agreed-so-far = Agreed so far: { $names }.
play-on = I want to play on after all
agree-to-end = I agree to end the game

## What is stored about somebody

data-known = Ludi knows you as { $name }, by a cookie in this browser. It stores your games and your chat messages, and nothing else about you.
data-unknown = Ludi doesn't know you yet: nothing is stored about you.
data-delete = You can delete all of this:
data-games-alone = Games without other people are deleted.
data-games-with-others = In games with other people a bot takes your seat and your name becomes “{ $name }”. The others keep their results.
data-chat = Your chat messages and the cookie are deleted, too. This cannot be undone.
delete-menu = Delete my data …
delete-sure = { $games ->
        [one] Are you sure? This affects { $games } game on your list.
       *[other] Are you sure? This affects { $games } games on your list.
    }
delete-all = Yes, delete everything
delete-nothing = No, keep it

## When something does not work

sorry = Sorry
did-not-work = That didn't work
went-wrong = Something went wrong on the server. Your table is safe; please try again.
http-400 = This request could not be understood.
http-404 = There is nothing here. Check the address.
http-405 = That is not possible at this address.
http-413 = That is too long.
# { $where } is for programs, in English.
bad-request = This request could not be understood: { $where }.
foreign-request = Requests from other sites are not accepted.
too-many-requests = Too many requests at once. Wait a moment and try again.
too-many-windows = Ludi is open in too many windows. Close some of them.
trouble-earlier = This game was started with an earlier version of Ludi and cannot continue. What was kept is shown here.
trouble-unreadable = This table cannot be read: its file is damaged, or the rules have changed. Nothing was deleted.
trouble-missing = The game of this table is not installed here. The table is kept as it is.

## Why something cannot be done

no-name = Enter your name first: open the menu and save it there.
empty-name = A name needs at least one letter.
empty-chat = Write something first.
no-link = That is not a link to a table. It should look like { $link }.
no-table = There is no such table. Check the link.
no-such-seat = There is no such seat.
no-such-bot = There is no such bot.
no-such-file = There is no such file.
no-rules = The rules of this game aren't written down here.
no-language = Ludi does not speak this language.
one-seat = You can only take one seat.
seat-kinds = Each seat is for you, for a friend, or for a bot of one of the levels.
too-many-games = { $games ->
        [one] You have { $games } running game. Finish or leave it first.
       *[other] You have { $games } running games. Finish or leave some of them first.
    }
too-many-bot-tables = { $tables ->
        [one] You have { $tables } table where only bots play. Abandon it first, or take a seat yourself.
       *[other] You have { $tables } tables where only bots play. Abandon one of them first, or take a seat yourself.
    }
seated-already = You already have a seat at this table. This link is for someone else.
bot-sits-here = A bot sits here.
link-invalid = This link is no longer valid. Ask for a new one.
seats-taken = All seats are taken, but you can watch.
no-seat-here = You have no seat at this table.
only-watching = You are only watching this table.
not-listed = This table is not on your list.
start-once = Only seated players can start the game, and only once.
not-for-bot = Only a person's seat in a running game can be handed to a bot.
not-your-seat = Only the person whose seat it is can take it back.
here-and-playing = { $name } is here and playing.
not-started = The game has not started yet: not everyone is here.
not-started-leave = The game has not started yet: you can simply leave the table.
is-over = This game is over.
was-abandoned = This game was abandoned.
not-running = This game is no longer running.
not-running-remove = This game is no longer running. You can remove it from your list.
still-running = This game is still running. Leave or abandon it first.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
moved-on = The table has moved on. This is how it stands now.
turn-of-other = It is { $name }'s turn.
nothing-to-take-back = There is nothing to undo: your turn is over, or something was revealed.
not-played-here = Only those who played this game to the end can play it again.
record-later = The record shows what is hidden, so it is available only after the game.

## A first game, guided

lesson-title = { $title }, a first game
first-game-guided = First game, guided
learn-game = Learn it by playing
no-lesson = There is no such lesson. Choose a game on the home page.
coach = Coach
lessons = Lessons
lesson-step = step { $n } of { $all }
show-me = Show me
let-me-try = Let me try
lesson-next = Next
lesson-rules = Rules
skip-step = Skip it
once-more = Once more
leave-lesson = Leave lesson
chapter-over = Done: { $title }
lesson-over = You know the game now
next-chapter = Next: { $title }
whole-game = Play a whole game
lesson-done = done
lesson-minutes = { $minutes } min

## Starting the server, in the terminal

serving-at = Ludi is at { $address }
serving-others = Other machines reach it at { $address }
serving-folder = Games are kept in { $folder }. Stop with Ctrl+C.
already-running = Ludi is already running with the games in { $folder }: use that one, or choose another folder with --data.
cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }. Choose another with --host or --port.
no-proxy = --proxy takes the address of a machine or of a network, such as 127.0.0.1 or 10.1.0.0/16, not { $address }.
database-address = --database takes the address of a PostgreSQL database, such as postgresql://ludi:secret@localhost/ludi, not { $address }.
database-driver = PostgreSQL needs one more package: install ludi with its extra "postgres", or add psycopg[binary].
database-unreadable = The database { $address } cannot be used: { $reason }
database-away = The games cannot be reached just now. Try again in a moment.
processes-database = --processes needs a database that several processes can share: name it with --database postgresql://…
nothing-to-move = There is no { $file }: name the data folder with --data.
database-in-use = The database already holds guests or tables. Name an empty one.
no-webhooks = --webhooks takes addresses, or the beginnings of addresses, such as https://chat.example.org/hooks/, not { $address }.
no-such-clock = A clock runs for each turn or as a reserve, of { $shortest } to { $longest } seconds; only a reserve has an increment, of at most an hour.
webhook-owner = Only whoever made the table can change that.
webhook-refused = { $allowed ->
        [none] This server notifies no other servers: its host has not allowed any addresses.
       *[several] Only addresses that begin with { EITHER($allowed) } are allowed here.
    }
webhook-turn = It is { $name }'s turn in { $title }.
key-too-short = The key in { $file } is too short to protect anybody. Restore a backup, or delete it to have a new one made; then everyone is a new guest.
file-unreadable = { $file } cannot be read ({ $reason }). Restore a backup, or move it away to start afresh.
file-empty = { $file } is empty. Restore a backup, or move it away to start afresh.
file-foreign = { $file } belongs to another program. Give Ludi a folder of its own with --data.
file-newer = { $file } was written by a newer Ludi (schema { $schema }; this one knows { $known }). Start that one, or choose another folder with --data.

## Replay, what if, records

replay-old-rules = The rules have changed since this game was played, so it cannot be replayed. Its result is kept.
no-moment = This game only has moments 0 to { $last }.
replay = Replay
replay-hidden = Other hands stay hidden until the game is over. Until then you see only your own view.
replay-round = Round { $n }
decision-of = { $name }, decision { $at } of { $last }
replay-start = The start
decisions-count = { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
replay-next = decides next
replay-eyes = Whose view
all-open = All open
as-seen-by = As { $name } saw it
replay-public = What everyone can see
replay-own = As you saw it
share = Share
play-from-here = Play on from here
link-to-moment = Link to this moment
timeline = Timeline
moment = Moment
replay-go = Go
replay-steps = Steps
to-start = To the start
step-back = One step back
automatic = Play automatically
step-on = One step forward
to-end = To the end
step-by = by
by-decision = decision
by-turn = turn
by-round = round
speed = speed
speed-slow = slow
speed-usual = normal
speed-quick = fast
pace = Steps and speed
replay-standing = If it ended here
decisions = Decisions
no-decisions = Nothing has been decided yet.
key-decision = one decision back or forward
key-round = one round back or forward
key-ends = to the start, to the end
key-automatic = play automatically, or pause
key-mistake = the next mistake, once the game has been analysed
key-candidate = show the better moves on the board; 0: the move played
to-moment = Replay from here
play-on-from = { $at ->
        [0] What if? From the start, { $name } decides
       *[other] What if? After decision { $at }, { $name } decides
    }
what-if-seats = Who plays
seat-of = Seat of { $name }
hidden-things = Hidden cards
deal-true = as they really were
deal-anew = dealt anew, from what { $name } can know
what-if-running = This game is still going on: everything you do not know is dealt anew.
what-if-note = A new table continues from this moment, with its own randomness. The game itself stays as it is.
what-if-over = The game is over at this moment: choose an earlier one to play on from.
what-if-hidden = While this game is in progress, only its players can play on from its moments.
what-if-players = This is a game of { $title } with { $players } players; a table that continues it needs the same number.
bring-record = Open a record
bring-record-tip = A game as a file, as downloaded from a score sheet or saved in the terminal. You can also drop it on this page.
drop-record = Drop the record here
record-too-large = This file is too large for a record: { $size } kB at most.
record-several = That is more than one file: open one record at a time.
no-record-file = Choose a file first: a record of a game.
record-game = Line 1: the game “{ $game }” is not installed here.
record-names-long = Line 1: names have 1 to { $longest } characters.
is-record = record
card-waiting = { $names } at the table; there are free seats.
card-playing = { $names } are playing.
card-over = { $winners } won: { $points }.
card-points = { $name } { $points }

## Analysis, exercises, hints

analysis = Analysis
analyse = Analyse
analyse-open = Analyse with all cards open, too
analysis-offer = What each decision cost, what was better, and what was luck. It takes about a minute; you can leave in the meantime.
analysing = { $total ->
    [0] Getting ready to analyse …
   *[other] Analysed { $done } of { $total } moments …
    }
analysis-later = An analysis shows what is hidden, so it is available only once the game is over.
analysis-no-workers = This server has no bots that could analyse a game.
analysis-too-many = Two of your games are already being analysed: wait until one of them is done.
win-chance = Win chance
expected-points = Expected points
chart-what = What the chart shows
chart-chances = Everybody's chance of winning at each moment
chart-points = Everybody's expected final points at each moment
next-mistake = Next mistake
expected-line = Expected next
expected-from = expected from { $source }
prepares = next: { $move }
costs = Costs { $who } { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } win chance: { NUMBER($best, style: "percent", maximumFractionDigits: 0) } with the best move, { NUMBER($played, style: "percent", maximumFractionDigits: 0) } with this one.
was-best = No better move was found.
was-fine = No move was found that is clearly better.
better-was = What was better
candidates = The best moves
played = Played
decisions-which = Which decisions
decisions-all = All { $n }
decisions-costly = Mistakes
decisions-mine = Mine
count-slip = { $n ->
        [one] { $n } slip
       *[other] { $n } slips
    }
count-mistake = { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
count-blunder = { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
counts = { COMMAS($counts) }
board-before = the board before this decision
board-played = played
board-better = better
board-other = instead
luck-and-skill = Luck and skill, in points
luck = luck
skill = skill
luck-how = Luck: what seat, deal, draws and reveals brought. Skill: what marked decisions cost. Both compared with the table's average.
best-moves = good moves
won-how = { $luck ->
        [good] { $skill ->
            [good] { $name } was lucky and good.
           *[bad] { $name } was lucky.
          }
        [none] { $skill ->
            [good] { $name } played well.
           *[bad] { $name } won all the same.
          }
       *[bad] { $skill ->
            [good] { $name } was good, against luck.
           *[bad] { $name } won all the same.
          }
    }
won-how-points = Seat, draws and reveals: { $luck } points; own decisions: { $skill }; both compared with the table's average.
see-mistakes = { $n ->
        [one] See the mistake
       *[other] See the { $n } mistakes
    }
how-measured = How is this measured?
judged-fair = Judged by what each player could know.
judged-open = Judged with all cards open.
learn-from-mistakes = Learn from your mistakes
no-exercises = There are no exercises here: they are made from the costly decisions of an analysed game.
no-exercise = There is no such exercise.
exercise-of = { $n } of { $all }
exercise-ask = { $name } decides: what is better?
exercise-was = The move played was “{ $move }”, which cost { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } win chance. Choose on the board.
exercise-solved = Well spotted: a { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } chance of winning.
exercise-same = That is the move played: it costs { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }.
exercise-wrong = “{ $move }” isn't it.
exercise-chance = It wins { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the time, the best move { NUMBER($best, style: "percent", maximumFractionDigits: 0) }.
exercise-try-again = Try another one.
exercise-next = Next exercise
exercise-answer = Show the answer
hint = Hint
hint-thinking = Thinking …
hint-later = When it is your turn and there is something to choose, the best moves appear here.
three-best = Three best moves
chance-to-win = chance of winning
yours = Yours: { $move }
less-than-best = { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } less than the best move
coach-warns = Warn me before a costly move
hints-always = Show hints on every turn
coach-doubts = This costs you { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } win chance. Take it back?
coach-better = Better: { $move }.
anyway = Play it anyway
allow-hints = Everybody may ask for hints
agree-to-hints = Allow hints at this table
hints-agreed = { $missing ->
    [none] All agree: everybody may ask for hints.
   *[other] { $names ->
        [none] Nobody has agreed yet.
       *[other] Agreed: { $names }.
      } Still missing: { $missing }.
  }
hints-off = In games with other people, hints are off until everyone agrees (under “Players”).
hints-not-ready = The bots are still getting ready for this game; hints will be available in a minute or two.
no-hint = No hint could be found just now. Ask again.
only-move = There is only one move.
take-back = Take back

no-chromium = Drawing a PNG needs Chromium or Chrome, and neither is installed. Install one, or draw an SVG: -o { $file }
chromium-failed = { $browser } could not draw the picture: { $problem }
