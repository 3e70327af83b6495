### Glory to Rome, in English.

title = Glory to Rome
summary = Lead and follow roles, hire clients, erect buildings whose functions bend the rules, and fill your vault.
option-variant = Variant
    .help = classic: petition of three, Forum by clients alone; training: no functions
option-variant-standard = standard
option-variant-classic = classic
option-variant-training = training
option-hands = Hands
    .help = open: all hands lie open; at first: until everyone has led twice
option-hands-hidden = hidden
option-hands-open = open
option-hands-open-at-first = open at first
option-out-of-town = Out of town
    .help = when sites out of town may be founded on
option-out-of-town-any-time = any time
option-out-of-town-town-full = town full
option-circus-maximus = Circus maximus
    .help = what it doubles when it is completed in the middle of a phase
option-circus-maximus-all-clients = all clients
option-circus-maximus-unused-clients = unused clients
option-stairway = Stairway
    .help = its material is an extra part of an Architect action, or replaces the usual one
option-stairway-extra = extra
option-stairway-instead = instead
option-conceding = Conceding
    .help = whether a leader may offer to end the game in favour of a winner; all must accept
option-conceding-no = no
option-conceding-yes = yes

## Terms

## The questions: each goes on after "The question now is". The examples are what one can type.

## The decisions, as they are listed and typed; and why one is refused.

## Refusals that take a look at the board

## What a choice brings

## The log

## The score sheet

## The table in the browser

## In the terminal
