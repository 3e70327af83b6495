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

# `.a`: with its article.

material-rubble = rubble
material-wood = wood
material-concrete = concrete
material-brick = brick
material-stone = stone
material-marble = marble

role-laborer = Laborer
    .a = a Laborer
role-craftsman = Craftsman
    .a = a Craftsman
role-architect = Architect
    .a = an Architect
role-legionary = Legionary
    .a = a Legionary
role-merchant = Merchant
    .a = a Merchant
role-patron = Patron
    .a = a Patron

building-academy = Academy
building-aqueduct = Aqueduct
building-amphitheatre = Amphitheatre
building-coliseum = Coliseum
building-atrium = Atrium
building-gate = Gate
building-circus = Circus
building-dock = Dock
building-fountain = Fountain
building-insula = Insula
building-catacomb = Catacomb
building-latrine = Latrine
building-bath = Bath
building-archway = Archway
building-storeroom = Storeroom
building-bridge = Bridge
building-wall = Wall
building-foundry = Foundry
building-garden = Garden
building-shrine = Shrine
building-palisade = Palisade
building-palace = Palace
building-forum = Forum
building-statue = Statue
building-villa = Villa
building-basilica = Basilica
building-stairway = Stairway
building-senate = Senate
building-scriptorium = Scriptorium
building-school = School
building-ludus-magna = Ludus Magna
building-sewer = Sewer
building-temple = Temple
building-circus-maximus = Circus Maximus
building-market = Market
building-bar = Bar
building-road = Road
building-vomitorium = Vomitorium
building-tower = Tower
building-prison = Prison

## The questions: each goes on after "The question now is". The examples are what one can type.

## The decisions, as they are listed and typed; and why one is refused.

## Refusals that take a look at the board

## What a choice brings

## The log

## The score sheet

## The table in the browser

## In the terminal
