### Glory to Rome, in English.

title = Glory to Rome
summary = Lead and follow roles, hire clients, erect buildings whose functions bend the rules, and fill your vault.
vignette = A temple half built
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
now-more = Your Palace: a further unit?
    .hint = Each further unit gives one more { $role } action.
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
    .hint = Its value is what the structure needs, and its influence.
now-fountain = Fountain: what becomes of { $drawn }?
    .hint = Lay it, add it to a structure, or keep it in hand.
now-role = Bath: as what does the new client act?
    .hint = It acts once, at once.
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
watch-more = { $who } may play further cards
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
back-material = Other structure
back-site = Other card
back-more = Take back the card
back-legionary = Hide the card

over-hint = { CAP($ending) }.

# A player's camp

zone-clients = Clients
    .tip = Clients act whenever their role is led. The limit follows from the influence.
zone-stockpile = Stockpile
    .tip = Materials for Architects and Merchants; there is no limit.
zone-vault = Vault
    .tip = Loot: each card is worth its value at the end. The limit follows from the influence.
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
    .tip = Senators lead or follow any role. Thinking may take one.

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

## In the terminal

## The buildings: what each one does

function-academy = After a round in which you performed a Craftsman action, you may think once.
function-aqueduct = Each Patron action may also hire one Order from your hand. Your clientele limit is doubled.
function-amphitheatre = Take up to as many Craftsman actions as you have influence.
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
function-foundry = Take up to as many Laborer actions as you have influence.
function-garden = Take up to as many Patron actions as you have influence.
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
function-school = Think up to as many times as you have influence.
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
