### Tali, in English.

title = Tali
    .short = Tali
summary = Throw four knucklebones under your cup, and bet coins that nobody has a better throw.
vignette = A cup and four knucklebones
option-rounds = Rounds
    .help = how many rounds are played
option-rounds-five = five
option-rounds-three = three

## The questions: each goes on after "The question now is". The examples are what one can type.

ask-shake = when the round begins
    .examples = shake the cups
    .otherwise = The round hasn't begun: shake the cups first.
ask-cast = whether to keep your throw
    .examples = keep / throw 3s again
ask-stake = what to stake on your throw
    .examples = stake 2 / sit out

## The decisions, as they are listed and typed; and why one is refused.

do-shake = shake the cups
do-keep = keep
do-again = throw { $side }s again
    .why = You have no bone that shows { $side }.
do-sit-out = sit out
do-stake = stake { $coins }
    .why = You have only { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    } left.

## What a choice brings

brings-gift = the emperor adds { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to the pot
brings-bones = { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }
brings-lifted = the cups are lifted: { $takes }
brings-no-stake = nobody has staked anything

## The log

log-shook = Round { $round }: { $who } begins, the pot holds { $pot ->
        [one] { $pot } coin
       *[other] { $pot } coins
    }
log-recast = { $who } throws { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    } again
log-kept = { $who } keeps the throw
log-keeping = { $who } keep their throws
log-staked = { $who } stakes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
log-sat-out = { $who } sits out
log-sitting-out = { $who } sit out
log-showed = { $who } shows { $total }
log-venus = { $who } shows Venus
log-won = { $who } takes the pot
log-stayed = No throw is best: { $pot ->
        [one] { $pot } coin stays
       *[other] { $pot } coins stay
    } in the pot
log-ended = The last round is over

## The score sheet

source-coins = coins
source-venus = Venus

## The table

tab-table = Table
cups = Cups
pot = Pot
round = Round { $n } of { $all }
coin-tip = Coins: a point each
venus = Venus
venus-tip = Throws of Venus: { $n } points each
stakes = stakes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
sits-out = sits out
under-cup = four bones under the cup
in-cup = in the cup
throw-again = Throw { $side }s again
shake = Shake the cups
keep = Keep this throw
stake = Stake { $coins }
sit-out = Sit out
how-to-win = Venus, four different sides, beats every throw; then the higher sum counts.

step-cast = Throw
step-stake = Stake
watch-shake = { $name } shakes the cups
watch-cast = { $name } looks under the cup
watch-stake = { $name } thinks about a stake
watch-hint = Only its owner may look under a cup.
now-shake = Your turn: shake the cups
    .hint = A new round begins: everybody throws four bones.
now-cast = Keep your throw?
    .hint = Or click a side: all bones that show it are thrown again.
now-stake = What do you stake on your throw?
    .hint = The best throw among those who stake takes the pot.

## The tables of the rules page

facts-pieces = pieces
facts-each = for each player
facts-cup = cup
facts-bones = bones
facts-coins = coins
facts-side = side
facts-falls = falls, in { $throws } throws
facts-source = source
facts-worth = worth
facts-rule = rule
facts-coin-worth = 1 for each coin at the end
facts-venus-worth = { $points } for each throw of Venus with a stake

## In the terminal

column-bones = bones
column-stake = stake
column-coins = coins
column-pot = { $round }, pot: { $pot }

## The first game, guided

lesson-round = A cup and four bones
    .say = Everybody has thrown, and only you know what lies under your cup.
lesson-round-cup = This is your cup
    .say = Four knucklebones lie under it, and only you may look. You have 12 coins to stake on them.
lesson-round-shake = Begin the round
    .say = When the cups are shaken, the emperor adds 2 coins to the pot, and everybody throws.
    .do = Shake the cups.
lesson-throw = Throw and stake
    .say = Whoever has the most coins at the end wins; each Venus you staked on is worth 5 more.
lesson-throw-venus = You have thrown Venus
    .say = Four different sides are Venus, which beats every other throw. Otherwise the higher sum is better.
lesson-throw-keep = Keep your throw
    .say = You may throw all bones of one side again, once. With Venus that would be foolish.
    .do = Keep this throw.
lesson-throw-stake = Stake as much as you can
    .say = Nobody beats you, so stake 3 coins. Sitting out would cost nothing, and win nothing.
    .do = Stake 3.
lesson-throw-lifted = The cups are lifted
    .say = The best throw among those who staked takes the pot. If two are equally good, it stays for the next round.

## Positions written by hand. Keys and names in them are English, whatever the language.

position-bones = The bones of { $name } are { $n } sides out of { COMMAS($sides) }.
position-pot = There are { $n } coins in the game by now: { $rest } of them must be in the pot.
