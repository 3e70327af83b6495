### Glory to Rome, in English.

title = Glory to Rome
    .short = Glory to Rome
summary = Lead and follow roles, hire clients, erect buildings whose functions bend the rules, and fill your vault.
vignette = A temple half built
option-variant = Variant
    .help = classic: petition of three, Forum by clients alone; training: no functions
option-variant-standard = standard
option-variant-classic = classic
option-variant-training = training
option-hands = Hands
    .help = open: all hands are open; at first: until everyone has led twice
option-hands-hidden = hidden
option-hands-open = open
option-hands-open-at-first = open at first
option-out-of-town = Out of town
    .help = when sites out of town may be used for foundations
option-out-of-town-any-time = any time
option-out-of-town-town-full = town full
option-circus-maximus = Circus Maximus
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

card-senator = Senator
    .many = Senators
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

ask-lead = which role to lead, or to think
    .examples = think / lead Craftsman with Dock / lead Patron with a Senator / lead Patron with Dock and Market
ask-follow = whether to follow the role that was led, or to think
    .examples = think / follow with Dock / follow with a Senator / follow with Dock and Market
ask-petition = which card to play for the petition
    .examples = play Dock
ask-more = whether to play more cards
    .examples = add Dock / add a Senator / add a petition of wood / enough
ask-think = what to draw: a Senator, or cards from the deck
    .examples = draw / take a Senator / discard Dock / discard the hand
ask-laborer = which material to take from the pool
    .examples = take wood / store Wall / stop
ask-craftsman = which foundation to lay, or which structure gets a material from the hand
    .examples = lay Dock / lay Dock out of town / lay Statue on brick / add Dock to Palisade / stop
ask-architect = which foundation to lay, or which structure gets a material from the stockpile
    .examples = lay Dock / lay Dock out of town / add brick to Gate / add brick from the pool to Gate / stop
ask-legionary = which cards to show for the demand
    .examples = show Dock / demand Dock and Wall / demand
ask-merchant = which material goes into the vault
    .examples = bank stone / stop
ask-patron = which client to hire
    .examples = hire Merchant / stop
ask-material = which material to use
    .examples = use brick
ask-site = which site the Statue gets
    .examples = on brick
ask-fountain = what to do with the card drawn
    .examples = lay Garden / add to Garden / keep
ask-role = as which role the client acts
    .examples = act as Laborer / decline
ask-give = which card to give
    .examples = give Dock
ask-clients = which clients to take over
    .examples = take Merchant of player 2 / stop
ask-prison = which structure to take for the Prison
    .examples = take Market of player 2 / decline
ask-senate = which Senators to take
    .examples = take a Senator of player 2 / stop
ask-sewer = which Orders go into the stockpile
    .examples = keep stone / stop
ask-concede = whether to accept the offer
    .examples = accept / refuse

## The decisions, as they are listed and typed; and why one is refused.

# In the browser a player's name stands in place of this.
player = player { $number }

do-stop = { $begun ->
        [yes] skip
       *[no] stop
    }
do-stop-taking = stop
do-enough = enough
do-decline = decline
    .why = This cannot be declined.
do-demand = demand
do-keep = keep
do-give-nothing = give nothing
    .why = This cannot be declined.
do-refuse = refuse
do-think = think
do-draw = draw
do-draw-one = draw from the deck
    .why = Drawing a card to build with needs a Fountain, and a card in the deck.
do-hire-from-deck = hire from the deck
    .why = Hiring from the deck needs a Bar, room in the clientele and a card in the deck, once in each action.
do-bank-from-deck = bank from the deck
    .why = Banking from the deck needs an Atrium, room in the vault and a card in the deck, instead of a card from the stockpile.
do-take-senator = take a Senator
    .why = There is no Senator left in the pile.
do-discard-senator = discard a Senator
    .why = Discarding a Senator needs one in hand and a Latrine, and comes before the draw.
do-discard-hand = discard the hand
    .why = Discarding the whole hand needs a Vomitorium, and comes before the draw.
do-accept = accept
do-none = nothing
do-take = take { $material }
    .why = There is no { $material } to take in the pool now.
do-bank = bank { $material }
    .why = There is no { $material } in the stockpile, or this action has used its main part already.
do-hire = hire { $role }
    .why = There is no { $role } in the pool, or this action has hired from the pool already.
do-use = use { $material }
    .why = There is no { $material } in the stockpile, or it does not match the structure.
do-site = on { $material }
    .why = There is no { $material } site left there.
do-role = act as { $role }
    .why = This client cannot act as { FORM($role, "a") }.
do-keep-material = keep { $material }
    .why = There is no { $material } in your camp.
do-use-from-pool = use { $material } from the pool
    .why = No { $material } can be used from the pool: that needs an Archway and a match.
do-lead-senator = lead { $role } with a Senator
do-follow-senator = follow with a Senator
do-add-senator = add a Senator
do-lead-petition = lead { $role } with a petition of { $petition }
do-follow-petition = follow with a petition of { $petition }
do-add-petition = add a petition of { $petition }
do-lead = lead { $role } with { $card }
do-follow = follow with { $card }
    .why = { $card } is { FORM($role, "a") }: following { $led } takes that role, a Senator or a petition.
do-add = add { $card }
    .why = { $card } is { FORM($role, "a") }: following { $led } takes that role, a Senator or a petition.
do-play = play { $card }
    .why = { $card } is not of the petition's role.
do-discard = discard { $card }
    .why = Discarding a card needs a Latrine, and comes before the draw.
do-lay = lay { $card }
do-store = store { $card }
    .why = Using a card from hand here needs a Dock, once in each action.
do-bank-from-hand = bank { $card } from hand
    .why = Using a card from hand here needs a Basilica and room in the vault, once in each action.
do-hire-from-hand = hire { $card } from hand
    .why = Using a card from hand here needs an Aqueduct and room in the clientele, once in each action.
do-show = show { $card }
    .why = { $card } cannot be shown again: every demand of the round needs a card of its own.
do-use-card = use { $card }
    .why = { $card } is { $material }, which does not match the structure.
do-give = give { $card }
    .why = { $card } is { $material }, which is not demanded now.
do-lay-out-of-town = lay { $card } out of town
do-lead-else = lead { $role } with { $card }
    .why = { $card } is { FORM($own, "a") }: a single Order leads its own role.
do-build = build { $structure }
do-build-with-drawn = add to { $structure }
do-take-client = take { $client } of { $who }
    .why = No { $client } of { $who } can be taken now.
do-offer = offer victory to { $who }
    .why = The offer to concede was refused in this round already.
do-take-played-senator = take a Senator of { $who }
    .why = { CAP($who) } has no Senator in the camp, or they are all alike and another one is on offer.
do-open = open { $structure } of { $who }
do-take-structure = take { $structure } of { $who }

## What can be typed besides, several decisions in one go: it is not listed. A list joins cards, Senators among them.

type-lead = lead { $role } with { $cards }
type-follow = follow with { $cards }
type-add = add { $cards }
type-demand = demand { $cards }
type-lay-on = lay { $card } on { $site }
type-lay-out-on = lay { $card } out of town on { $site }
type-add-to = add { $what } to { $structure }
type-add-to-theirs = add { $what } to { $structure } of { $who }
type-add-from-pool = add { $what } from the pool to { $structure }
type-add-from-pool-to-theirs = add { $what } from the pool to { $structure } of { $who }

## Refusals that take a look at the board

no-building = There is no building called '{ $word }'.
no-kind = '{ $word }' is neither a material nor a role: { COMMAS($materials) }; { COMMAS($roles) }.
no-player = There is no player { $number }: players are 1 to { $players }.
no-opponent = Player { $number } is the one who acts: an opponent is needed.
no-unit = Without a Palace one unit is played: an Order, a Senator, or a petition of { $size } Orders of one role.
no-petition-cards = { $card } is { FORM($role, "a") }, not { FORM($led, "a") }: it takes { $size } of them for a petition.
no-site-choice = Only a Statue's site may be chosen.
no-more-demands = There are not that many Legionary actions: each card shown takes one.
no-such-stop = The word for that is { $word } here. { $how }
no-declining = This cannot be declined. { $how }
no-client-room = The clientele is full: its limit depends on your influence.
no-vault-room = The vault is full: its limit depends on your influence.
no-senator = There is no Senator in hand.
no-senator-role = { $led } is led: a Senator follows that role.
no-petition-role = { $led } is led: a petition follows that role.
no-petition = A petition takes { $size } Orders of one role; there are not that many of { $material } in hand.
no-petition-needed = With a Palace each of these Orders is a unit by itself; a petition of them is not needed.
no-card = There is no { $card } in hand.
no-second = You already own { $card }: each name can be founded only once.
no-main-part = This action has already built: only its Stairway part is left.
no-site-in-town = There is no { $material } site left in town.
no-two-actions = Founding { $card } out of town takes two actions of the same role in a row (one with Tower).
no-site-out-of-town = There is no { $material } site out of town that may be used.
no-need = { $card } is complete: it needs nothing more.
no-unfinished = There is no unfinished { $card } of yours.
no-match = There is no material at hand that matches { $card }.
no-conceding = Conceding by agreement is an option chosen before the game: conceding: yes.
no-such-player = There is no such player.
no-completed = { CAP($who) } has no completed { $card }.
no-other-name = { $card } is a name that you already own.
no-opening-twice = { $card } of { $who } is already public.
no-match-to-open = There is no material at hand that matches { $card }, or this action has used its Stairway already.
no-stairway = Opening another player's structure needs a Stairway and an Architect action.

## What a choice brings

brings-actions = { $n ->
        [one] { $n } { $role } action
       *[other] { $n } { $role } actions
    }
brings-think = { $cards ->
        [one] a card from the deck, or a Senator
       *[other] { $cards } cards from the deck, or a Senator
    }
brings-top-card = the top card of the deck, revealed once you do it
brings-answers = what the others have to give is revealed once you do it
brings-nothing = no immediate effect

## The log

# Several cards stand in a list of these: "2 wood, 1 stone and a Senator".
cards = { $n } { $kind }
senators = { $n ->
        [one] a Senator
       *[other] { $n } Senators
    }

log-turned-up = { $who } turns up { $card }
    .each = { $who } { $card }
log-turning = Turned up: { COMMAS($each) }
log-round = Round { $round }: { $who } has the leader card
log-played = { $how ->
        [lead] { $who } leads { $role } with { $card ->
            [none] a Senator
           *[other] { $card }
        }
        [follow] { $who } follows with { $card ->
            [none] a Senator
           *[other] { $card }
        }
        [petition] { $who } plays { $card }
       *[more] { $who } adds { $card ->
            [none] a Senator
           *[other] { $card }
        }
    }
    .then = { $card ->
            [none] Plays a Senator
           *[other] Plays { $card }
        }
log-petitioned = { $how ->
        [lead] { $who } leads { $role } with a petition of { $number } { $petition }
        [follow] { $who } follows with a petition of { $number } { $petition }
       *[more] { $who } adds a petition of { $number } { $petition }
    }
log-drew = { $who } thinks and draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .then = Thinks and draws { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    .each = { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
log-took-senator = { $who } thinks and takes a Senator
    .then = Thinks and takes a Senator
    .each = a Senator
log-think = { $each ->
        [alike] { $who } think: { ONCE($each) } each
       *[several] { $who } think: { COMMAS($each) }
    }
log-discarded = { $who } discards { $cards }
log-passed = { $who } leaves { $actions ->
        [one] { $actions } { $role } action
       *[other] { $actions } { $role } actions
    } unused
    .each = { $actions ->
            [one] { $actions } { $role } action
           *[other] { $actions } { $role } actions
        }
log-leave = { $each ->
        [alike] { $who } leave { ONCE($each) } each unused
       *[several] { $who } leave unused: { COMMAS($each) }
    }
log-hired = { $who } hires { FORM($role, "a") } { $from ->
        [pool] from the pool
        [hand] from hand
       *[deck] from the deck
    }
log-stored = { $from ->
        [pool] { $who } takes { $material } from the pool
        [hand] { $who } puts { $material } from hand into the stockpile
       *[camp] { $who } puts { $material } from the camp into the stockpile
    }
log-banked = { $from ->
        [stockpile] { $who } banks { $material } from the stockpile
        [hand] { $who } banks a card from hand, face down
       *[deck] { $who } banks the top card of the deck, unseen
    }
log-laid = { $out_of_town ->
        [yes] { $who } lays { $structure } on a { $site } site out of town
       *[no] { $who } lays { $structure } on a { $site } site in town
    }
log-added = { $who } adds { $material } { $from ->
        [hand] from hand
        [deck] from the deck
        [pool] from the pool
       *[stockpile] from the stockpile
    } to { $structure } ({ $materials } of { $needed })
log-completed = { $who } completes { $structure }: { $points } influence
    .then = Completed: { $points } influence
log-granted = { $role ->
        [none] { $structure }: { $who } may think { $number ->
            [one] once
           *[other] up to { $number } times
        }
       *[other] { $structure }: { $who } may take up to { $number ->
            [one] { $number } { $role } action
           *[other] { $number } { $role } actions
        }
    }
    .then = { $role ->
            [none] { $number ->
                [one] May think once
               *[other] May think up to { $number } times
            }
           *[other] { $number ->
                [one] May take { $number } { $role } action
               *[other] May take up to { $number } { $role } actions
            }
        }
log-opened = { $who } opens { $structure } of { $owner } to everyone with { $material }
log-shown = { $who } demands { $material } with { $card }
    .then = And { $material } with { $card }
log-demanded = { $cards ->
        [none] The pool has nothing of what { $who } demands
       *[several] { $who } takes { $cards } from the pool
    }
    .then = { $cards ->
            [none] The pool has none
           *[several] Takes { $cards } from the pool
        }
log-protected = { $structure } protects { $who }
log-lacked = { $only ->
        [none] { $who } has no { EITHER($none) }
       *[several] { $none ->
            [none] { $who } has only { $only }
           *[several] { $who } has only { $only }, and no { EITHER($none) }
        }
    }
log-lack = { $only ->
        [none] { $who } have no { EITHER($none) }
       *[several] { $none ->
            [none] { $who } have only { $only }
           *[several] { $who } have only { $only }, and no { EITHER($none) }
        }
    }
log-gave = { $who } gives 1 { $material } from hand to { $to }
    .then = { $who } gives 1 { $material }
log-lost = { $who } loses { $cards } from the stockpile to { $to }
    .then = { $who } loses { $cards } from the stockpile
log-took-client = { $who } takes a client of { $owner } into the vault: { $client }
    .then = Takes a client of { $owner } into the vault: { $client }
log-paid = { $who } gives { $influence } influence to { $to }
log-received = { $who } receives { $points } influence from { $from }
    .then = { $who } receives them
log-took-structure = { $who } takes { $structure } of { $owner }
    .then = Takes { $structure }
log-took-played-senator = { $who } takes the Senator that { $owner } played
log-cleared = { $who } clears the camp: { $cards }
    .each = { $who } ({ COMMAS($cards) })
log-clear = Camps are cleared: { COMMAS($each) }
log-looked = { $who } draws a card from the deck to build with
log-kept = { $who } keeps the card drawn
    .then = Keeps it
log-offered = { $who } offers to end the game: victory for { $winner }
log-answered = { $accepts ->
        [yes] { $who } accepts the offer
       *[no] { $who } refuses the offer
    }
log-ended = The game ends: { $ending }
ending-forum = a Forum is fulfilled
ending-catacomb = a Catacomb is completed
ending-sites = the last site in town is taken
ending-deck = the deck is empty
ending-concede = all players have agreed
log-scored = { $who } scores { $points } { $source ->
        [vault] for the cards in the vault
        [bonuses] for merchant bonuses
        [statue] for the Statue
       *[wall] for the Wall: every two cards of the stockpile
    }
log-total = { $who } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in all
log-won = { $reason ->
        [forum] { $who } wins with the Forum
        [concede] { $who } wins by agreement
        [points] { $who } wins by { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
        [hand] { $who } wins the tie by cards in hand: { $number } against { $other }
       *[shared] { $who } shares the victory: equal in points and cards in hand
    }

## The score sheet

source-influence = influence
source-vault = vault
source-bonuses = bonuses
source-statue = Statue
source-wall = Wall

## The table in the browser

tab-hand = Hand
tab-camp = Camp
tab-rivals = Rivals
camps = Camps
camp-of = Camp of { $name }
close-camp = Close
your-camp = Your camp
your-hand = Your hand
pool-and-sites = Pool and sites
structures = Structures

# What is asked, how to answer, what others are doing, and the steps of the round

now-lead = You lead: which role, or think?
    .hint = Play a card for its role, a Senator or a petition for any role, or think.
now-follow = { $leader } leads { $role }: follow, or think?
    .hint = Play a card that glows, or think to draw cards.
now-petition = Which cards for the petition?
    .hint = They are played for { $role }, whatever they are.
now-more = Your Palace: another unit?
    .hint = Each extra unit gives one more { $role } action.
now-think = You think: draw cards, or take a Senator?
    .hint = { $refills ->
        [yes] Drawing refills your hand up to { $limit } cards.
       *[no] Drawing brings one card.
    }
now-laborer = Laborer: which material do you take?
    .hint = From the pool into your stockpile.
now-craftsman = Craftsman: what do you build?
    .hint = Lay a card as a foundation, or choose a structure to add a card from hand to.
now-architect = Architect: what do you build?
    .hint = Lay a card as a foundation, or choose a structure to add a material to.
now-legionary = Legionary: what do you demand?
    .hint = Show a card for each demand, then demand.
now-merchant = Merchant: what goes into your vault?
    .hint = Its value will be points at the end.
now-patron = Patron: whom do you hire?
    .hint = Clients act for you whenever their role is led.
now-material = { $structure }: with which material?
    .hint = Choose one that glows.
now-site = { $structure }: on which site?
    .hint = Its value is how many materials the structure needs, and its influence.
now-fountain = Fountain: what do you do with { $drawn }?
    .hint = Lay it, add it to a structure, or keep it in hand.
now-role = Bath: in which role does the new client act?
    .hint = It acts once, right away.
now-give = { $acting } demands: which card do you give?
    .hint = It goes to the stockpile of { $acting }.
now-immune = { $acting } demands, but you are immune
    .hint = You may give a card that is demanded, or nothing.
now-clients = Coliseum: which clients do you take?
    .hint = They go into your vault as loot.
now-prison = Prison: which structure do you take?
    .hint = You give its owner 3 influence.
now-senate = Senate: which Senators do you take?
    .hint = Those that others have played in this round.
now-sewer = Sewer: which of your Orders do you keep?
    .hint = They go into your stockpile, the others to the pool.
now-concede = Do you agree to concede?
    .hint = If everyone accepts, the game ends with that victory.

watch-hint = Round { $round }, { $role ->
        [none] { $leader } has the leader card.
       *[other] { $leader } leads { $role }.
    }
watch-lead = { $who } leads or thinks
watch-follow = { $who } follows or thinks
watch-petition = { $who } plays a petition
watch-more = { $who } may play more cards
watch-think = { $who } thinks
watch-acts = { $who } acts as { $role }
watch-material = { $who } chooses a material
watch-site = { $who } chooses a site
watch-fountain = { $who } uses a Fountain
watch-role = { $who } lets a new client act
watch-give = { $who } gives cards to { $acting }
watch-clients = { $who } takes clients
watch-prison = { $who } uses a Prison
watch-senate = { $who } takes Senators
watch-sewer = { $who } keeps Orders
watch-concede = { $who } answers an offer to concede

step-lead = Lead
step-follow = Follow
step-petition = Petition
step-more = More units
step-think = Think
step-material = Material
step-site = Site
step-role = New client
step-give = Give
step-clients = Clients
step-concede = Concede
done-lead = { $you ->
        [yes] You lead { $role }
       *[no] { $who } leads { $role }
    }
done-follow = { $you ->
        [yes] You follow
       *[no] { $who } follows
    }
done-think = { $you ->
        [yes] You thought
       *[no] { $who } thought
    }
still-to-come = { $n } more

back-petition = No petition
back-think = Don't think
back-material = Different structure
back-site = Different card
back-more = Take back the card
back-legionary = Hide the card

over-hint = { CAP($ending) }.

# A player's camp

zone-clients = Clients
    .tip = Clients act whenever their role is led. The limit depends on your influence.
zone-stockpile = Stockpile
    .tip = Materials for Architects and Merchants; there is no limit.
zone-vault = Vault
    .tip = Loot: each card is worth its value at the end. The limit depends on your influence.
clients-none = none
clients-tip = { $n ->
        [one] a { $role } client
       *[other] { $n } { $role } clients
    }
stockpile-none = none
stockpile-tip = { $n } { $material } in the stockpile
vault-none = empty
vault-tip = { $n } { $material } in the vault, worth { $value } each
vault-unknown-tip = { $n ->
        [one] { $n } unknown card in the vault
       *[other] { $n } unknown cards in the vault
    }
tag-decides = decides
tag-acts = acts
tag-leads = leads
tag-follows = follows
tag-thinks = thinks
played-tip = played this round for { $led }: { $role } ×{ $n }
played-senators-tip = played this round for { $led }: Senator ×{ $n }
leader-tip = has the leader card
points-tip = Points if the game ended now: { $sources ->
        [none] none
       *[several] { COMMAS($sources) }
    }{ $unknown ->
        [0] {""}
        [one] ; and { $unknown } unknown card
       *[other] ; and { $unknown } unknown cards
    }
points-source = { $source } { $n }
hand-tip = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand, limit { $limit }{ $known ->
        [none] {""}
       *[several] ; known: { COMMAS($known) }
    }
senators-tip = { $n ->
        [one] { $n } of them is a Senator
       *[other] { $n } of them are Senators
    }
influence-tip = influence { $n }
hand-limit-tip = cards in hand and their limit
clients-limit-tip = clients and their limit
stockpile-size-tip = materials in the stockpile
vault-limit-tip = cards in the vault and their limit
structures-none = no structures yet
structures-none-own = No structures yet. Craftsmen and Architects lay foundations.
structure-tip = { $structure }, { $material }{ $site ->
        [none] {""}
       *[other] {" "}on a { $site } site
    }: { $complete ->
        [yes] complete, influence { $all }
       *[no] { $n } of { $all } materials
    }{ $works ->
        [public] ; public: works for everyone
        [gate] ; already active, through the Gate
       *[other] {""}
    }. { $function }
structure-state = { $complete ->
        [yes] complete, influence { $all }
       *[no] { $n } of { $all } { $material }
    }
structure-to-come = to be founded, needs { $n } { $material }
borrowed-tip = { $structure } works here too: it is public. { $function }
in-hand-tip = { $card }, in hand. { $function }

# Pool, sites and decks

kind-tip = { CAP($material) } and { $role }: value { $n }
pool-tip = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $material } in the pool
town-tip = { $n ->
        [one] { $n } site
       *[other] { $n } sites
    } of { $material } left in town
# Next to little pictures of the sites in town: very little room.
out = +{ $n } out
out-tip = { $n ->
        [one] { $n } site
       *[other] { $n } sites
    } of { $material } left out of town: founding there takes two actions
deck = in the deck
    .tip = The game ends when the last card is drawn.
pile = { $n ->
        [one] Senator
       *[other] Senators
    }
    .tip = Senators lead or follow any role. You may take one when you think.

# The hand, and what is written on cards and buttons

card-tip = { $card }: { $function }
card-drawn = drawn
card-shown = shown
senator-card = Senator
senator-role = Any role
senator-text = Leads or follows as any role. Never a material, client or foundation.
senator-tip = Senator: leads or follows as any role, never a material, client or foundation.
senator-foot = not for building
verb-lay = Lay foundation
verb-lay-out = Lay out of town
verb-lead = Lead { $role }
verb-follow = Follow
verb-play = Play
verb-add = Add
verb-discard = Discard
verb-use = Use as material
verb-give = Give
verb-hire = Hire
verb-bank = Bank
verb-store = Store
verb-show = Show
button-draw = { $n ->
        [one] Draw a card
       *[other] Draw { $n } cards
    }
button-no-more = Take no more
button-skip = Skip the rest of this action
button-stop = No further action
button-keep = Keep it in hand
button-demand = Demand
button-demand-nothing = Demand nothing
button-enough = Enough
button-petition = Petition of { $material }
petition-as = petition of { $material } as
sure-give-up = { $n ->
        [one] Give up { $n } action
       *[other] Give up { $n } actions
    }
sure-lay = Confirm
demands = demands
demands-tip = { $card }: { $material }
then = then
then-actions = { $n }× { $role }
then-thinks = { $n }× think

# When a building works, before its function

when-lasting = Always:
when-on-completion = When completed:
when-end-of-round = End of round:
when-thinking = Thinking:
when-playing-cards = Playing:
when-win = Victory:
when-score = Score:
when-laborer = { role-laborer }:
when-craftsman = { role-craftsman }:
when-architect = { role-architect }:
when-legionary = { role-legionary }:
when-merchant = { role-merchant }:
when-patron = { role-patron }:
when-craftsman-or-architect = { role-craftsman }, { role-architect }:

# How the game ends

ends = The game ends when
ends-sites = sites in town run out
ends-deck = the deck runs out
ends-catacomb = a Catacomb is completed
ends-forum = a Forum is fulfilled
ends-left = { $n } left
forum-tip = { $name } has clients of { $roles ->
        [one] { $roles } role
       *[other] { $roles } roles
    } and { $materials ->
        [one] { $materials } material
       *[other] { $materials } materials
    }{ $works ->
        [yes] {""}
       *[no] ; the Forum does not work yet
    }
most-loot = Most loot, 3 points each
most-loot-tip = { $name ->
        [none] most { $material } in the vault: nobody, as far as known
       *[other] most { $material } in the vault: { $name }, as far as known
    }

## The tables of the rules page

facts-pieces = pieces
facts-number = number
facts-pieces-orders = Orders
facts-pieces-orders-more = { $buildings } different buildings, { $each } cards of each of { $kinds } kinds
facts-pieces-senators = Senators
facts-pieces-senators-more = for any role
facts-pieces-sites = sites
facts-pieces-sites-more = { $each } of each kind; one side is in town, the other out of town
facts-pieces-bonuses = merchant bonuses
facts-pieces-bonuses-more = one for each kind, { $points } points each
facts-pieces-camps = camps
facts-pieces-camps-more = a board for each player
facts-pieces-leader = leader card
facts-pieces-leader-more = whoever has it leads the round
facts-role = role
facts-material = material
facts-value = value
facts-buildings = buildings
facts-copies = copies of each
facts-cards = cards
facts-players = players
facts-in-town = sites of each kind in town
facts-out-of-town = out of town
facts-pile = Senators in the pile
facts-deck = cards in the deck
facts-does = one action
facts-does-laborer = a card from the pool into your stockpile
facts-does-craftsman = lay a foundation from hand, or add a card from hand to a structure
facts-does-architect = lay a foundation from hand, or add a material from your stockpile to a structure
facts-does-legionary = demand a material: from the pool and from both neighbours
facts-does-merchant = a card from your stockpile into your vault
facts-does-patron = a card from the pool becomes your client
facts-building = building
facts-function-of-it = function
facts-function = { $when } { $function }
facts-source = source
facts-worth = worth
facts-rule = rule
facts-worth-influence = 1 for each, the { $start } from the start included
facts-worth-vault = the value of each card, { $least } to { $most }
facts-worth-bonuses = { $points } for each kind of which you have more cards in your vault than anybody else; nobody in a tie
facts-worth-statue = { $points } if you own it, completed
facts-worth-wall = 1 for every two cards in your stockpile, if Wall is active for you

## In the terminal

score-known = If the game ended now, as far as known
heading = Round { $round }, leader { $leader }{ $role ->
        [none] {"."}
       *[other] , role led { $role }.
    } { $who }: { $asks }{ $actions ->
        [0] {""}
        [one] {" "}({ $actions } action left)
       *[other] {" "}({ $actions } actions left)
    }
label-shown = Shown:
label-drawn = Drawn:
pending = Then: { COMMAS($work) }
left = Deck: { $deck }. Senators in the pile: { $senators }. Sites in town: { $sites }. When the deck or these sites run out, the game ends.
points = { $n }{ $unknown ->
        [yes] +
       *[no] {""}
    } { $n ->
        [one] point
       *[other] points
    }
leader = leader
influence-and-hand = { $influence }; cards in hand: { $n } of { $limit }, Senators among them: { $senators }
unknown = { $n } unknown
structure = { $complete ->
        [yes] ✓{ $name }
       *[no] { $name } { $n }/{ $needed }
    }{ $site ->
        [none] {""}
       *[other] {" "}on { $site }
    }{ $public ->
        [yes] {" "}(public)
       *[no] { $complete ->
            [yes] {""}
           *[no] { $active ->
                [yes] {" "}(active)
               *[no] {""}
            }
        }
    }
card-in-hand = { $role } { $value }. { $owned ->
        [yes] {"(owned) "}
       *[no] {""}
    }{ $when } { $function }
row-role = role
row-pool = pool
row-in-town = in town
row-out-of-town = out of town
row-influence = influence
row-camp = camp
row-clients = clients { $n }/{ $limit }
row-stockpile = stockpile { $n }
row-vault = vault { $n }/{ $limit }
row-structures = structures
row-also-active = also active
row-known = known cards
row-hand = hand
row-unknown = unknown cards
row-in-hand = cards in hand

## The buildings: what each one does

function-academy = After a round in which you performed a Craftsman action, you may think once.
function-aqueduct = Each Patron action may also hire one Order from your hand. Your clientele limit is doubled.
function-amphitheatre = You may take one Craftsman action for each influence you have.
function-coliseum = Your demands may also take matching clients; they go into your vault.
function-atrium = A Merchant action may bank the unseen top card of the deck instead of a stockpile card.
function-gate = The functions of your unfinished marble structures are active for you.
function-circus = Any single Order leads or follows Architect.
function-dock = Each Laborer action may also move one Order from your hand to your stockpile.
function-fountain = A Craftsman action may use the top card of the deck instead of a hand card; unused, it goes to your hand.
function-insula = Your clientele limit is 2 higher.
function-catacomb = The game ends at once and is scored.
function-latrine = Before you think, you may discard one card.
function-bath = Each client you hire may act once as it enters.
function-archway = An Architect action may take its material from the pool instead of your stockpile.
function-storeroom = All your clients count as Laborers too.
function-bridge = Your demands also reach stockpiles, go to all opponents and ignore Palisades.
function-wall = Demands take nothing from you. At the end, 1 point for every two cards in your stockpile.
function-foundry = You may take one Laborer action for each influence you have.
function-garden = You may take one Patron action for each influence you have.
function-shrine = Your hand limit is 2 higher.
function-palisade = Demands take nothing from you, unless the opponent has a Bridge.
function-palace = You may lead or follow with several units of cards; each is an action.
function-forum = You win at once with clients of all six roles and a stockpile of all six materials (classic: clients alone).
function-statue = Can be founded on any site and takes marble or the site's material. Once completed, it is worth 3 points to its owner.
function-villa = An Architect action finishes it with a single material.
function-basilica = Each Merchant action may also bank one Order from your hand.
function-stairway = An Architect action may also put a matching material on an opponent's completed structure: its function is then active for everyone.
function-senate = Take any Senators that other players have played in the round.
function-scriptorium = A marble added to any unfinished structure of yours completes it.
function-school = You may think once for each influence you have.
function-ludus-magna = Each Merchant client of yours counts as a client of any role.
function-sewer = Put any of the Orders you have played in the round into your stockpile.
function-temple = Your hand limit is 4 higher.
function-circus-maximus = When you lead or follow, every matching client gives two actions.
function-market = Your vault limit is 2 higher.
function-bar = Each Patron action may also hire the top card of the deck.
function-road = Your stone structures take any material.
function-vomitorium = Before you think, you may discard your whole hand.
function-tower = All your structures take rubble, and founding out of town takes only one action.
function-prison = You may give an opponent 3 influence for one of their completed structures.

## The first game, guided

lesson-roles = Roles and buildings
    .say = A round has one role for everybody: lead it, follow it, or think. Clients work for you in any case.
lesson-roles-card = One card, five uses
    .say = The top of a card is its role, the name its building, the foot its material and value. Played, it is a command; in the pool, it becomes a client or a material; on a site, a foundation; in the vault, loot.
lesson-roles-lead = Lead Laborer
    .say = You have the leader card: choose the role of this round. An Order leads its own role. The others may follow with a card of that role, a Senator or a petition; whoever does not follow thinks and draws cards.
    .do = Lead Laborer with the Insula.
lesson-roles-take = Fetch wood and stone
    .say = You have two actions: one for the card you played and one for the Laborer among your clients. Each takes a card from the pool into your stockpile.
    .do = Click the wood, then the stone.
lesson-roles-follow = Follow Craftsman
    .say = Drusus leads Craftsman. Your wood cards are Craftsmen: follow with one of them, and with your client that makes two actions again.
    .do = Follow with the Market.
lesson-roles-lay = Lay the Dock
    .say = The first action lays a card from your hand as a foundation, on a site of its kind.
    .do = Lay the Dock in town.
lesson-roles-complete = Complete the Dock
    .say = The second action adds a matching material from your hand. The Dock needs one wood: it is completed, you gain 1 influence, and its function works at once.
    .do = Click the Dock, then the Palisade.
lesson-petition = The petition
    .say = Two Orders of one role stand for any role, like a Senator.
lesson-petition-lead = Lead Patron with a petition
    .say = You want a client, but have neither a Patron nor a Senator. Dock and Market are both Craftsmen: together they lead any role. It costs two cards for one action.
    .do = Choose the petition of wood as Patron, then both cards.
lesson-petition-hire = Hire the Merchant
    .say = A card from the pool becomes your client. From the next round on it works for you whenever anybody leads Merchant. You have room for as many clients as you have influence.
    .do = Click the stone: as a client it is a Merchant.
lesson-thinking = Thinking
    .say = Think when your hand is thin; take a Senator when you need a role that you lack.
lesson-thinking-draw = Think and draw
    .say = Instead of playing you think: refill your hand to five cards, or take a Senator. If the leader thinks, the round is over at once, and the next player leads.
    .do = Think, then draw the cards.
lesson-demand = The Legionary
    .say = What you show, you demand: from the pool and from both neighbours. Palisades and Walls protect.
lesson-demand-rubble = Demand rubble
    .say = You have one Legionary action. Show a card from your hand, and you take a card of its kind from the pool; each neighbour who has one must give you one, too. The card you showed stays with you.
    .do = Show the Insula: it is rubble.
lesson-vault = Loot
    .say = The vault holds as many cards as you have influence, so build as well.
lesson-vault-bank = Bank the marble
    .say = A Merchant action moves a card from your stockpile into your vault. There, marble is worth 3 points at the end, plus 3 for whoever has the most of a kind.
    .do = Click the marble in your stockpile.
lesson-ending = How it ends
    .say = Influence, loot and bonuses are counted, and the vaults are opened.
lesson-ending-ways = Four ways to end
    .say = The game ends at once when the last site in town is taken, the deck is empty, a Catacomb is completed, or a Forum wins with all six roles and all six materials.
lesson-ending-last-site = Take the last site
    .say = One wood site is the last in town. You are ahead: a foundation on it ends the game, even without any material.
    .do = Lay the Dock.

## Positions written by hand. Keys and names in them are English, whatever the language.

position-over = The deck is empty: the game is over; write `over: true`.
position-shown = `{ $key }`: { $name } does not hold that many of { $card }.
position-structures = `structures` of { $name } names buildings, like { "{" }Dock: complete, Garden: [stone]{ "}" }.
position-structure = { $card } is a list of materials, `complete`, `public`, or { "{" }site, materials, complete, public{ "}" }.
position-site = { $card } cannot be on a { $site } site: only a Statue can.
position-materials = { $card } needs { $needed } materials; with { $n } it would be complete or more.
position-public = { $card } can be public only when it is complete.
position-sites = `{ $key }` counts sites by material, like { "{" }wood: 2{ "}" }.
position-led = In step { $step } a role is led: write `led`.
position-work = `pending` holds too much work.
position-pending = `pending`: { $text } cannot be read; write for instance `grant Craftsman 3`.
position-not-now = `pending`: { $text } is not possible here.
position-no-demand = `{ $key }` is only for a demand in progress: write it in `pending`.
position-copies = There are only { $n } copies of { $card }.
position-orders = There are not that many Orders of { $material }.
position-ending = `ending` is one of { COMMAS($known) }, not { $ending }.
position-no-kind = { $what }: { $word } is not a material, role or building. Materials are: { COMMAS($known) }.
position-no-building = { $what }: there is no building { $word }.
# What a value is of.
position-hand = the hand of { $name }
position-camp = the camp of { $name }
position-units = the units of { $name }
position-senators = the number of Senators in the pile
