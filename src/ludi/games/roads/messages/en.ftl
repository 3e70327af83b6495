### Roads to Rome, in English.

title = Roads to Rome
summary = Build roads from Rome to new cities; everyone earns for their own roads on the shortest route.
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

## The questions: each goes on after "The question now is". The examples are what one can type.

## The decisions, as they are listed and typed; and why one is refused.

## Refusals that take a look at the board

## What a choice brings

## The log

## The score sheet

## The table in the browser

## In the terminal
