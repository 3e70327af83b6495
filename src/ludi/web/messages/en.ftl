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

## On every page

skip = Skip to the content
ludi-home = Ludi, home
site = Site
settings-and-keys = Settings and keys
language = Language
settings = Settings
theme = Theme
theme-system = same as the system
theme-light = light
theme-dark = dark
sound = Sound
sound-tick = a soft tick when it is your turn
name-at-tables = Your name at new tables
save = Save
close = Close
copy = Copy
back = Back
home = Home
for-programs = For programs
your-data = Your data
rules = Rules

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
welcome = Roman games. Sit down and play.
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
no-open-tables = None at the moment. Private tables are not listed: they are joined by a link.
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

## Who sits at the table, and how it is with them

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
trouble-earlier = This game was started with an earlier version of Ludi and cannot go on. What was kept is shown here.
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

## Starting the server, in the terminal

serving-at = Ludi is at { $address }
serving-others = Other machines reach it at { $address }
serving-folder = Games are kept in { $folder }. Stop with Ctrl+C.
already-running = Ludi is already running with the games in { $folder }: use that one, or choose another folder with --data.
cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }. Choose another with --host or --port.
no-proxy = --proxy takes the address of a machine or of a network, such as 127.0.0.1 or 10.1.0.0/16, not { $address }.
key-too-short = The key in { $file } is too short to protect anybody. Restore a backup; or delete it, and a new one is made: then everyone is a new guest.
file-unreadable = { $file } cannot be read ({ $reason }). Restore a backup, or move it away to start afresh.
file-empty = { $file } is empty. Restore a backup, or move it away to start afresh.
file-foreign = { $file } belongs to another program. Give Ludi a folder of its own with --data.
file-newer = { $file } was written by a newer Ludi (schema { $schema }; this one knows { $known }). Start that one, or choose another folder with --data.
