### Trajan, in English.

title = Trajan
summary = Sow markers round your circle of actions: ship, trade, conquer, build, and feed the people of Rome.
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

## The questions: each goes on after "The question now is". The examples are what one can type.

## The decisions, as they are listed and typed; and why one is refused.

## Refusals that take a look at the board

## What a choice brings

## The log

## The score sheet

## The table in the browser

## In the terminal
