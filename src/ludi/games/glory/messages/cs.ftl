### Sláva Římu česky.

title = Sláva Římu
    .short = Sláva Římu
summary = Veď role a následuj je, najímej klienty, stav budovy, jejichž funkce ohýbají pravidla, a plň si pokladnici.
vignette = Rozestavěný chrám
option-variant = Varianta
    .help = klasická: petice ze tří karet, na Fórum stačí klienti; tréninková: bez funkcí budov
option-variant-standard = základní
option-variant-classic = klasická
option-variant-training = tréninková
option-hands = Karty v ruce
    .help = odkryté: všechny ruce leží odkryté; zpočátku: dokud každý dvakrát nevedl
option-hands-hidden = skryté
option-hands-open = odkryté
option-hands-open-at-first = zpočátku odkryté
option-out-of-town = Za městem
    .help = kdy se smí zakládat na staveništích za městem
option-out-of-town-any-time = kdykoli
option-out-of-town-town-full = až je město plné
option-circus-maximus = Circus Maximus
    .help = koho zdvojnásobí, když je dokončen uprostřed fáze
option-circus-maximus-all-clients = všichni klienti
option-circus-maximus-unused-clients = nevyužití klienti
option-stairway = Schodiště
    .help = jeho materiál je další částí akce Architekt, nebo nahrazuje tu obvyklou
option-stairway-extra = navíc
option-stairway-instead = místo
option-conceding = Vzdání partie
    .help = zda smí vůdce nabídnout konec hry a vítězství jednomu z hráčů; přijmout musí všichni
option-conceding-no = ne
option-conceding-yes = ano

## Pojmy

# Tvary: 2. pád (.gen), 4. pád (.acc).

card-senator = Senátor
    .gen = Senátora
    .ins = Senátorem
    .few = Senátoři
    .many = Senátorů
    .acc-many = Senátory
material-rubble = suť
    .acc = suť
material-wood = dřevo
    .acc = dřevo
material-concrete = beton
    .acc = beton
material-brick = cihla
    .acc = cihlu
material-stone = kámen
    .acc = kámen
material-marble = mramor
    .acc = mramor

role-laborer = Dělník
    .gen = Dělníka
    .acc = Dělníka
role-craftsman = Řemeslník
    .gen = Řemeslníka
    .acc = Řemeslníka
role-architect = Architekt
    .gen = Architekta
    .acc = Architekta
role-legionary = Legionář
    .gen = Legionáře
    .acc = Legionáře
role-merchant = Kupec
    .gen = Kupce
    .acc = Kupce
role-patron = Patron
    .gen = Patrona
    .acc = Patrona

building-academy = Akademie
    .acc = Akademii
building-aqueduct = Akvadukt
    .acc = Akvadukt
building-amphitheatre = Amfiteátr
    .acc = Amfiteátr
building-coliseum = Koloseum
    .acc = Koloseum
building-atrium = Atrium
    .acc = Atrium
building-gate = Brána
    .acc = Bránu
building-circus = Cirkus
    .acc = Cirkus
building-dock = Dok
    .acc = Dok
building-fountain = Fontána
    .acc = Fontánu
building-insula = Insula
    .acc = Insulu
building-catacomb = Katakomby
    .acc = Katakomby
building-latrine = Latrína
    .acc = Latrínu
building-bath = Lázně
    .acc = Lázně
building-archway = Vítězný oblouk
    .acc = Vítězný oblouk
building-storeroom = Sýpka
    .acc = Sýpku
building-bridge = Most
    .acc = Most
building-wall = Hradba
    .acc = Hradbu
building-foundry = Slévárna
    .acc = Slévárnu
building-garden = Zahrada
    .acc = Zahradu
building-shrine = Svatyně
    .acc = Svatyni
building-palisade = Palisáda
    .acc = Palisádu
building-palace = Palác
    .acc = Palác
building-forum = Fórum
    .acc = Fórum
building-statue = Socha
    .acc = Sochu
building-villa = Vila
    .acc = Vilu
building-basilica = Bazilika
    .acc = Baziliku
building-stairway = Schodiště
    .acc = Schodiště
building-senate = Senát
    .acc = Senát
building-scriptorium = Skriptorium
    .acc = Skriptorium
building-school = Škola
    .acc = Školu
building-ludus-magna = Ludus Magnus
    .acc = Ludus Magnus
building-sewer = Stoka
    .acc = Stoku
building-temple = Chrám
    .acc = Chrám
building-circus-maximus = Circus Maximus
    .acc = Circus Maximus
building-market = Tržiště
    .acc = Tržiště
building-bar = Taverna
    .acc = Tavernu
building-road = Silnice
    .acc = Silnici
building-vomitorium = Vomitorium
    .acc = Vomitorium
building-tower = Věž
    .acc = Věž
building-prison = Vězení
    .acc = Vězení

## Otázky: každá stojí po slovech „Otázka teď zní:“. Příklady jsou slova, která lze napsat.

ask-lead = kterou roli vést, nebo zda přemýšlet
    .examples = přemýšlet / vést roli Řemeslník kartou Dok / vést roli Patron Senátorem / vést roli Patron kartami Dok a Tržiště
ask-follow = zda následovat vedenou roli, nebo přemýšlet
    .examples = přemýšlet / následovat kartou Dok / následovat Senátorem / následovat kartami Dok a Tržiště
ask-petition = kterou kartu zahrát do petice
    .examples = zahrát kartu Dok
ask-more = zda zahrát další karty
    .examples = přidat kartu Dok / přidat Senátora / přidat petici (dřevo) / stačí
ask-think = co si vzít: Senátora, nebo karty z balíčku
    .examples = dobrat karty / vzít Senátora / odhodit kartu Dok / odhodit celou ruku
ask-laborer = který materiál vzít ze zásoby
    .examples = vzít dřevo / uložit do skladu kartu Hradba / skončit
ask-craftsman = který základ položit nebo která stavba dostane materiál z ruky
    .examples = položit základ: Dok / položit základ za městem: Dok / položit základ: Socha, staveniště: cihla / přidat Dok ke stavbě Palisáda / skončit
ask-architect = který základ položit nebo která stavba dostane materiál ze skladu
    .examples = položit základ: Dok / položit základ za městem: Dok / přidat cihlu ke stavbě Brána / přidat cihlu ze zásoby ke stavbě Brána / skončit
ask-legionary = které karty ukázat jako požadavek
    .examples = ukázat kartu Dok / požadovat: Dok a Hradba / požadovat
ask-merchant = který materiál přijde do pokladnice
    .examples = uložit kámen do pokladnice / skončit
ask-patron = kterého klienta najmout
    .examples = najmout Kupce / skončit
ask-material = který materiál použít
    .examples = použít cihlu
ask-site = na kterém staveništi bude Socha
    .examples = staveniště: cihla
ask-fountain = co udělat s dobranou kartou
    .examples = položit základ: Zahrada / přidat ke stavbě Zahrada / ponechat
ask-role = v jaké roli klient hraje
    .examples = provést akci jako Dělník / nevyužít
ask-give = kterou kartu odevzdat
    .examples = odevzdat kartu Dok
ask-clients = které klienty převzít
    .examples = převzít klienta: Kupec (hráč 2) / skončit
ask-prison = kterou stavbu převzít za Vězení
    .examples = převzít stavbu: Tržiště (hráč 2) / nevyužít
ask-senate = které Senátory si vzít
    .examples = vzít Senátora (hráč 2) / skončit
ask-sewer = které rozkazy přijdou do skladu
    .examples = uložit kámen do skladu / skončit
ask-concede = zda přijmout nabídku
    .examples = přijmout / odmítnout

## Rozhodnutí, jak stojí v seznamu a jak se píšou; a proč nejdou.

# V prohlížeči stojí na tomto místě jméno hráče.
player = hráč { $number }

do-stop = { $begun ->
        [yes] vynechat zbytek
       *[no] skončit
    }
do-stop-taking = skončit
do-enough = stačí
do-decline = nevyužít
    .why = Tohle nelze odmítnout.
do-demand = požadovat
do-keep = ponechat
do-give-nothing = nic neodevzdat
    .why = Tohle nelze odmítnout.
do-refuse = odmítnout
do-think = přemýšlet
do-draw = dobrat karty
do-draw-one = dobrat kartu z balíčku
    .why = K dobrání karty na stavbu je potřeba Fontána a karta v balíčku.
do-hire-from-deck = najmout z balíčku
    .why = K najmutí z balíčku je potřeba Taverna, místo v klientele a karta v balíčku, jednou v každé akci.
do-bank-from-deck = uložit do pokladnice kartu z balíčku
    .why = K uložení karty z balíčku místo karty ze skladu je potřeba Atrium, místo v pokladnici a karta v balíčku.
do-take-senator = vzít Senátora
    .why = Na hromádce už není žádný Senátor.
do-discard-senator = odhodit Senátora
    .why = K odhození Senátora je potřeba mít ho v ruce a mít Latrínu; odhazuje se před dobráním.
do-discard-hand = odhodit celou ruku
    .why = K odhození celé ruky je potřeba Vomitorium; odhazuje se před dobráním.
do-accept = přijmout
do-none = nic
do-take = vzít { FORM($material, "acc") }
    .why = V zásobě teď nic takového není: { $material }.
do-bank = uložit { FORM($material, "acc") } do pokladnice
    .why = Ve skladu nic takového není ({ $material }), nebo je hlavní část této akce už využitá.
do-hire = najmout { FORM($role, "acc") }
    .why = V zásobě nikdo takový není ({ $role }), nebo je v této akci už někdo ze zásoby najatý.
do-use = použít { FORM($material, "acc") }
    .why = Ve skladu nic takového není ({ $material }), nebo to stavbě neodpovídá.
do-site = staveniště: { $material }
    .why = Takové staveniště tam už není ({ $material }).
do-role = provést akci jako { $role }
    .why = Tento klient nemůže provést akci jako { $role }.
do-keep-material = uložit { FORM($material, "acc") } do skladu
    .why = V tvém táboře nic takového není: { $material }.
do-use-from-pool = použít { FORM($material, "acc") } ze zásoby
    .why = Ze zásoby nelze použít { FORM($material, "acc") }: je k tomu potřeba Vítězný oblouk a odpovídající materiál.
do-lead-senator = vést roli { $role } Senátorem
do-follow-senator = následovat Senátorem
do-add-senator = přidat Senátora
do-lead-petition = vést roli { $role } peticí ({ $petition })
do-follow-petition = následovat peticí ({ $petition })
do-add-petition = přidat petici ({ $petition })
do-lead = vést roli { $role } kartou { $card }
do-follow = následovat kartou { $card }
    .why = { $card } je { $role }: roli { $led } můžeš následovat jen touto rolí, Senátorem nebo peticí.
do-add = přidat kartu { $card }
    .why = { $card } je { $role }: roli { $led } můžeš následovat jen touto rolí, Senátorem nebo peticí.
do-play = zahrát kartu { $card }
    .why = { $card } nemá roli této petice.
do-discard = odhodit kartu { $card }
    .why = K odhození karty je potřeba Latrína; odhazuje se před dobráním.
do-lay = položit základ: { $card }
do-store = uložit do skladu kartu { $card }
    .why = K použití karty z ruky je tu potřeba Dok, jednou v každé akci.
do-bank-from-hand = uložit do pokladnice kartu { $card } z ruky
    .why = K použití karty z ruky je tu potřeba Bazilika a místo v pokladnici, jednou v každé akci.
do-hire-from-hand = najmout z ruky: { $card }
    .why = K použití karty z ruky je tu potřeba Akvadukt a místo v klientele, jednou v každé akci.
do-show = ukázat kartu { $card }
    .why = Kartu { $card } nelze ukázat znovu: každý požadavek v kole potřebuje vlastní kartu.
do-use-card = použít kartu { $card }
    .why = { $card } je { $material } a stavbě neodpovídá.
do-give = odevzdat kartu { $card }
    .why = { $card } je { $material } a to teď nikdo nepožaduje.
do-lay-out-of-town = položit základ za městem: { $card }
do-lead-else = vést roli { $role } kartou { $card }
    .why = { $card } je { $own }: jediný rozkaz vede svou vlastní roli.
do-build = stavět: { $structure }
do-build-with-drawn = přidat ke stavbě { $structure }
do-take-client = převzít klienta: { $client } ({ $who })
    .why = Tohoto klienta teď nelze převzít: { $client } ({ $who }).
do-offer = nabídnout vítězství: { $who }
    .why = Nabídka vzdát partii byla v tomto kole už odmítnuta.
do-take-played-senator = vzít Senátora ({ $who })
    .why = { CAP($who) } nemá v táboře Senátora, nebo jsou všichni stejní a na výběr je jiný.
do-open = zpřístupnit všem: { $structure } ({ $who })
do-take-structure = převzít stavbu: { $structure } ({ $who })

## Co lze ještě napsat, několik rozhodnutí najednou: v seznamu to není. Karty, i Senátoři, se vyjmenují.

type-lead = vést roli { $role } kartami { $cards }
type-follow = následovat kartami { $cards }
type-add = přidat karty { $cards }
type-demand = požadovat: { $cards }
type-lay-on = položit základ: { $card }, staveniště: { $site }
type-lay-out-on = položit základ za městem: { $card }, staveniště: { $site }
type-add-to = přidat { $what } ke stavbě { $structure }
type-add-to-theirs = přidat { $what } ke stavbě { $structure } ({ $who })
type-add-from-pool = přidat { $what } ze zásoby ke stavbě { $structure }
type-add-from-pool-to-theirs = přidat { $what } ze zásoby ke stavbě { $structure } ({ $who })

## Odmítnutí, která se dívají na stůl

no-building = Žádná budova se nejmenuje „{ $word }“.
no-kind = „{ $word }“ není materiál ani role: { COMMAS($materials) }; { COMMAS($roles) }.
no-player = Hráč { $number } neexistuje: hráči mají čísla od 1 do { $players }.
no-opponent = Hráč { $number } je ten, kdo je na tahu: je potřeba soupeř.
no-unit = Bez Paláce se hraje jen jedno: rozkaz, Senátor, nebo petice z { $size } rozkazů jedné role.
no-petition-cards = { $card } je { $role }, ne { $led }: do petice je takových karet potřeba { $size }.
no-site-choice = Staveniště se vybírá jen pro Sochu.
no-more-demands = Tolik akcí Legionáře není: každá ukázaná karta stojí jednu.
no-such-stop = Tady se říká „{ $word }“. { $how }
no-declining = Tohle nelze odmítnout. { $how }
no-client-room = Klientela je plná: její limit se řídí vlivem.
no-vault-room = Pokladnice je plná: její limit se řídí vlivem.
no-senator = V ruce není žádný Senátor.
no-senator-role = Vedená role je { $led }: Senátor následuje tuto roli.
no-petition-role = Vedená role je { $led }: petice následuje tuto roli.
no-petition = Petice potřebuje rozkazy jedné role v počtu { $size }; tolik jich v ruce není: { $material }.
no-petition-needed = S Palácem se každý z těchto rozkazů hraje zvlášť; petice z nich není potřeba.
no-card = V ruce není karta { $card }.
no-second = { $card }: tuto budovu už máš a každý název lze založit jen jednou.
no-main-part = V této akci už je postaveno: zbývá jen část za Schodiště.
no-site-in-town = Ve městě už není volné staveniště ({ $material }).
no-two-actions = { $card } za městem stojí dvě akce stejné role za sebou (s Věží jednu).
no-site-out-of-town = Za městem není staveniště, které lze použít ({ $material }).
no-need = { $card }: stavba je dokončena, nic dalšího nepřijímá.
no-unfinished = Takovou nedokončenou stavbu nemáš: { $card }.
no-match = Není po ruce materiál, který odpovídá stavbě { $card }.
no-conceding = Vzdání partie po dohodě je volba před hrou: „vzdání partie: ano“.
no-such-player = Takový hráč neexistuje.
no-completed = { CAP($who) } nemá takovou dokončenou stavbu: { $card }.
no-other-name = { $card }: budovu toho názvu už máš.
no-opening-twice = { $card } ({ $who }): tato stavba už je veřejná.
no-match-to-open = Není po ruce materiál, který odpovídá stavbě { $card }, nebo je Schodiště v této akci už využité.
no-stairway = Ke zpřístupnění cizí stavby je potřeba Schodiště a akce Architekta.

## Co volba přinese

brings-actions = { $n ->
        [one] { $n } akce { FORM($role, "gen") }
        [few] { $n } akce { FORM($role, "gen") }
       *[other] { $n } akcí { FORM($role, "gen") }
    }
brings-think = { $cards ->
        [one] { $cards } karta z balíčku, nebo Senátor
        [few] { $cards } karty z balíčku, nebo Senátor
       *[other] { $cards } karet z balíčku, nebo Senátor
    }
brings-top-card = vrchní karta balíčku, vidět bude až potom
brings-answers = co mají ostatní k odevzdání, bude vidět až potom
brings-nothing = bez okamžitého účinku

## Průběh

# Více karet stojí v seznamu z těchto částí: „dřevo ×2, kámen, Senátor“.
cards = { $n ->
        [1] { $kind }
       *[other] { $kind } ×{ $n }
    }
senators = { $n ->
        [1] Senátor
       *[other] Senátor ×{ $n }
    }

log-turned-up = { $who } odkrývá kartu { $card }
    .each = { $who } – { $card }
log-turning = Odkryté karty: { COMMAS($each) }
log-round = Kolo { $round }: kartu vůdce má { $who }
log-played = { $how ->
        [lead] { $who } vede roli { $role } { $card ->
            [none] Senátorem
           *[other] kartou { $card }
        }
        [follow] { $who } následuje { $card ->
            [none] Senátorem
           *[other] kartou { $card }
        }
        [petition] { $who } hraje kartu { $card }
       *[more] { $who } přidává { $card ->
            [none] Senátora
           *[other] kartu { $card }
        }
    }
    .then = { $card ->
            [none] Hraje Senátora
           *[other] Hraje kartu { $card }
        }
log-petitioned = { $how ->
        [lead] { $who } vede roli { $role } peticí: { $petition } ×{ $number }
        [follow] { $who } následuje peticí: { $petition } ×{ $number }
       *[more] { $who } přidává petici: { $petition } ×{ $number }
    }
log-drew = { $who } přemýšlí a dobírá si { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
    .then = Přemýšlí a dobírá si { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
           *[other] { $cards } karet
        }
    .each = { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
           *[other] { $cards } karet
        }
log-took-senator = { $who } přemýšlí a bere si Senátora
    .then = Přemýšlí a bere si Senátora
    .each = Senátora
log-think = { $each ->
        [alike] { $who } přemýšlejí, každý si bere { ONCE($each) }
       *[several] { $who } přemýšlejí a berou si: { COMMAS($each) }
    }
log-discarded = { $who } odhazuje: { COMMAS($cards) }
log-passed = { $who } nevyužívá { $actions ->
        [one] { $actions } akci { FORM($role, "gen") }
        [few] { $actions } akce { FORM($role, "gen") }
       *[other] { $actions } akcí { FORM($role, "gen") }
    }
    .each = { $role } ×{ $actions }
log-leave = { $each ->
        [alike] { $who } nevyužívají akce, každý: { ONCE($each) }
       *[several] { $who } nevyužívají akce: { COMMAS($each) }
    }
log-hired = { $who } najímá { FORM($role, "acc") } { $from ->
        [pool] ze zásoby
        [hand] z ruky
       *[deck] z balíčku
    }
log-stored = { $from ->
        [pool] { $who } si bere { FORM($material, "acc") } ze zásoby
        [hand] { $who } ukládá do skladu { FORM($material, "acc") } z ruky
       *[camp] { $who } ukládá do skladu { FORM($material, "acc") } z tábora
    }
log-banked = { $from ->
        [stockpile] { $who } ukládá do pokladnice { FORM($material, "acc") } ze skladu
        [hand] { $who } ukládá do pokladnice skrytou kartu z ruky
       *[deck] { $who } ukládá do pokladnice vrchní kartu balíčku bez prohlížení
    }
log-laid = { $out_of_town ->
        [yes] { $who } pokládá základ: { $structure }, staveniště za městem ({ $site })
       *[no] { $who } pokládá základ: { $structure }, staveniště ve městě ({ $site })
    }
log-added = { $who } přidává { FORM($material, "acc") } { $from ->
        [hand] z ruky
        [deck] z balíčku
        [pool] ze zásoby
       *[stockpile] ze skladu
    } ke stavbě { $structure } ({ $materials } { $needed ->
        [1] z
       *[other] ze
    } { $needed })
log-completed = { $who } dokončuje { FORM($structure, "acc") }: vliv +{ $points }
    .then = Dokončeno: vliv +{ $points }
log-granted = { $role ->
        [none] { $structure }: { $who } smí { $number ->
            [one] jednou přemýšlet
            [few] až { $number }krát přemýšlet
           *[other] až { $number }krát přemýšlet
        }
       *[other] { $structure }: { $who } smí provést { $number ->
            [one] { $number } akci { FORM($role, "gen") }
            [few] až { $number } akce { FORM($role, "gen") }
           *[other] až { $number } akcí { FORM($role, "gen") }
        }
    }
    .then = { $role ->
            [none] { $number ->
                [one] Smí jednou přemýšlet
                [few] Smí až { $number }krát přemýšlet
               *[other] Smí až { $number }krát přemýšlet
            }
           *[other] { $number ->
                [one] Smí provést { $number } akci { FORM($role, "gen") }
                [few] Smí provést až { $number } akce { FORM($role, "gen") }
               *[other] Smí provést až { $number } akcí { FORM($role, "gen") }
            }
        }
log-opened = { $who } zpřístupňuje všem { FORM($structure, "acc") } hráče { $owner } a přidává { FORM($material, "acc") }
log-shown = { $who } požaduje { FORM($material, "acc") } a ukazuje kartu { $card }
    .then = A { FORM($material, "acc") } (karta { $card })
log-demanded = { $cards ->
        [none] V zásobě není nic z toho, co požaduje { $who }
       *[several] { $who } si bere ze zásoby: { COMMAS($cards) }
    }
    .then = { $cards ->
            [none] V zásobě nic takového není
           *[several] Bere si ze zásoby: { COMMAS($cards) }
        }
log-protected = { $structure } chrání hráče { $who }
log-lacked = { $only ->
        [none] { $who } nemá { FORM($none, "acc") }
       *[several] { $none ->
            [none] { $who } má jen: { COMMAS($only) }
           *[several] { $who } má jen: { COMMAS($only) }; nemá { FORM($none, "acc") }
        }
    }
log-lack = { $only ->
        [none] { $who } nemají { FORM($none, "acc") }
       *[several] { $none ->
            [none] { $who } mají jen: { COMMAS($only) }
           *[several] { $who } mají jen: { COMMAS($only) }; nemají { FORM($none, "acc") }
        }
    }
log-gave = { $who } odevzdává hráči { $to } { FORM($material, "acc") } z ruky
    .then = { $who } odevzdává { FORM($material, "acc") }
log-lost = { $who } ztrácí ze skladu ve prospěch hráče { $to }: { COMMAS($cards) }
    .then = { $who } ztrácí ze skladu: { COMMAS($cards) }
log-took-client = { $who } bere hráči { $owner } klienta do pokladnice: { $client }
    .then = Bere hráči { $owner } klienta do pokladnice: { $client }
log-paid = { $who } dává hráči { $to } vliv { $influence }
log-received = { $who } získává vliv { $points } od hráče { $from }
    .then = { $who } ho získává
log-took-structure = { $who } přebírá { FORM($structure, "acc") } hráče { $owner }
    .then = Přebírá { FORM($structure, "acc") }
log-took-played-senator = { $who } si bere zahraného Senátora hráče { $owner }
log-cleared = { $who } vyklízí tábor: { COMMAS($cards) }
    .each = { $who } ({ COMMAS($cards) })
log-clear = Vyklizené tábory: { COMMAS($each) }
log-looked = { $who } si dobírá kartu z balíčku na stavbu
log-kept = { $who } si dobranou kartu ponechává
    .then = Ponechává si ji
log-offered = { $who } nabízí konec hry: vítězství pro hráče { $winner }
log-answered = { $accepts ->
        [yes] { $who } nabídku přijímá
       *[no] { $who } nabídku odmítá
    }
log-ended = Konec hry: { $ending }
ending-forum = Fórum je naplněno
ending-catacomb = Katakomby jsou dokončeny
ending-sites = poslední staveniště ve městě je obsazeno
ending-deck = balíček je prázdný
ending-concede = všichni souhlasí
log-scored = { $who } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $source ->
        [vault] za karty v pokladnici
        [bonuses] za kupecké prémie
        [statue] za Sochu
       *[wall] za Hradbu: za každé dvě karty ve skladu
    }
log-total = { $who } má celkem { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }
log-won = { $reason ->
        [forum] { $who } vítězí díky Fóru
        [concede] { $who } vítězí po dohodě všech
        [points] { $who } vítězí o { $number ->
            [one] { $number } bod
            [few] { $number } body
           *[other] { $number } bodů
        }
        [hand] Při shodě vítězí { $who } počtem karet v ruce: { $number } proti { $other }
       *[shared] Společné vítězství: { $who } (shoda v bodech i v kartách v ruce)
    }

## Tabulka bodů

source-influence = vliv
source-vault = pokladnice
source-bonuses = kupecké prémie
source-statue = Socha
source-wall = Hradba

## Stůl v prohlížeči

tab-hand = Ruka
tab-camp = Tábor
tab-rivals = Soupeři
camps = Tábory
camp-of = Tábor hráče { $name }
close-camp = Zavřít
your-camp = Tvůj tábor
your-hand = Tvoje ruka
pool-and-sites = Zásoba a staveniště
structures = Stavby

# Otázky, jak na ně odpovědět, co dělají ostatní, kroky kola

now-lead = Vedeš: kterou roli? Nebo přemýšlíš?
    .hint = Zahraj kartu jako její roli, Senátora nebo petici jako kteroukoli roli, nebo přemýšlej.
now-follow = { $leader } vede roli { $role }: následuješ, nebo přemýšlíš?
    .hint = Zahraj zvýrazněnou kartu, nebo přemýšlej a dober si karty.
now-petition = Které karty zahraješ na petici?
    .hint = Zahrají se jako { $role }, ať jsou jakékoli.
now-more = Tvůj Palác: další zahrání?
    .hint = Každé další zahrání dává ještě jednu akci { FORM($role, "gen") }.
now-think = Přemýšlíš: dobereš si karty, nebo Senátora?
    .hint = { $refills ->
        [yes] Dobráním doplníš ruku do { $limit } karet.
       *[no] Dobereš si jednu kartu.
    }
now-laborer = Dělník: který materiál si vezmeš?
    .hint = Ze zásoby do tvého skladu.
now-craftsman = Řemeslník: co postavíš?
    .hint = Polož kartu jako základ, nebo vyber stavbu, ke které přidáš kartu z ruky.
now-architect = Architekt: co postavíš?
    .hint = Polož kartu jako základ, nebo vyber stavbu, ke které přidáš materiál.
now-legionary = Legionář: co požaduješ?
    .hint = Ukaž kartu za každý požadavek, potom požaduj.
now-merchant = Kupec: co uložíš do pokladnice?
    .hint = Hodnota karty ti na konci dá body.
now-patron = Patron: koho najmeš?
    .hint = Klienti hrají za tebe, kdykoli někdo vede jejich roli.
now-material = { $structure }: z kterého materiálu?
    .hint = Vyber některý ze zvýrazněných.
now-site = { $structure }: na kterém staveništi?
    .hint = Na jeho hodnotě závisí, kolik stavba potřebuje a jaký dá vliv.
now-fountain = Fontána: co uděláš s kartou { $drawn }?
    .hint = Polož ji, přidej ke stavbě, nebo si ji nech v ruce.
now-role = Lázně: jako kdo provede akci nový klient?
    .hint = Provede ji jednou a hned.
now-give = { $acting } požaduje: kterou kartu odevzdáš?
    .hint = Přijde do skladu hráče { $acting }.
now-immune = { $acting } požaduje, ale nemusíš nic odevzdat
    .hint = Můžeš odevzdat požadovanou kartu, nebo nic.
now-clients = Koloseum: které klienty si vezmeš?
    .hint = Přijdou do tvé pokladnice jako lup.
now-prison = Vězení: kterou stavbu převezmeš?
    .hint = Majiteli za ni dáš vliv 3.
now-senate = Senát: které Senátory si vezmeš?
    .hint = Ty, které v tomto kole zahráli ostatní.
now-sewer = Stoka: které ze svých rozkazů si necháš?
    .hint = Přijdou do tvého skladu, ostatní do zásoby.
now-concede = Souhlasíš se vzdáním partie?
    .hint = Když přijmou všichni, hra tímto vítězstvím končí.

watch-hint = Kolo { $round }, { $role ->
        [none] kartu vůdce má { $leader }.
       *[other] { $leader } vede roli { $role }.
    }
watch-lead = { $who } vede, nebo přemýšlí
watch-follow = { $who } následuje, nebo přemýšlí
watch-petition = { $who } podává petici
watch-more = { $who } může zahrát další karty
watch-think = { $who } přemýšlí
watch-acts = { $who } hraje jako { $role }
watch-material = { $who } vybírá materiál
watch-site = { $who } vybírá staveniště
watch-fountain = { $who } používá Fontánu
watch-role = { $who } vybírá akci nového klienta
watch-give = { $who } odevzdává karty hráči { $acting }
watch-clients = { $who } si bere klienty
watch-prison = { $who } používá Vězení
watch-senate = { $who } si bere Senátory
watch-sewer = { $who } si nechává rozkazy
watch-concede = { $who } odpovídá na návrh vzdát partii

step-lead = Vedení
step-follow = Následování
step-petition = Petice
step-more = Další karty
step-think = Přemýšlení
step-material = Materiál
step-site = Staveniště
step-role = Nový klient
step-give = Odevzdání
step-clients = Klienti
step-concede = Vzdání
done-lead = { $you ->
        [yes] Vedeš roli { $role }
       *[no] { $who } vede roli { $role }
    }
done-follow = { $you ->
        [yes] Následuješ
       *[no] { $who } následuje
    }
done-think = { $you ->
        [yes] Přemýšlíš
       *[no] { $who } přemýšlí
    }
still-to-come = ještě { $n }

back-petition = Bez petice
back-think = Nepřemýšlet
back-material = Jiná stavba
back-site = Jiná karta
back-more = Vrátit kartu
back-legionary = Skrýt kartu

over-hint = { CAP($ending) }.

# Tábor hráče

zone-clients = Klienti
    .tip = Klienti hrají, kdykoli někdo vede jejich roli. Limit se řídí vlivem.
zone-stockpile = Sklad
    .tip = Materiál pro Architekty a Kupce; bez limitu.
zone-vault = Pokladnice
    .tip = Lup: každá karta přinese na konci tolik bodů, jaká je její hodnota. Limit se řídí vlivem.
clients-none = žádní
clients-tip = { $n ->
        [1] klient: { $role }
       *[other] klienti: { $role } ×{ $n }
    }
stockpile-none = prázdno
stockpile-tip = ve skladu: { $material } ×{ $n }
vault-none = prázdno
vault-tip = v pokladnici: { $material } ×{ $n }, hodnota karty { $value }
vault-unknown-tip = { $n ->
        [one] { $n } neznámá karta v pokladnici
        [few] { $n } neznámé karty v pokladnici
       *[other] { $n } neznámých karet v pokladnici
    }
tag-decides = rozhoduje se
tag-acts = hraje
tag-leads = vede
tag-follows = následuje
tag-thinks = přemýšlí
played-tip = v tomto kole zahráno jako { $led }: { $role } ×{ $n }
played-senators-tip = v tomto kole zahráno jako { $led }: Senátor ×{ $n }
leader-tip = má kartu vůdce
points-tip = Body, kdyby hra teď skončila: { $sources ->
        [none] nic
       *[several] { COMMAS($sources) }
    }{ $unknown ->
        [0] {""}
        [one] ; a { $unknown } neznámá karta
        [few] ; a { $unknown } neznámé karty
       *[other] ; a { $unknown } neznámých karet
    }
points-source = { $source } { $n }
hand-tip = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    } v ruce, limit { $limit }{ $known ->
        [none] {""}
       *[several] ; známé: { COMMAS($known) }
    }
senators-tip = z toho Senátoři: { $n }
influence-tip = vliv { $n }
hand-limit-tip = karty v ruce a jejich limit
clients-limit-tip = klienti a jejich limit
stockpile-size-tip = materiál ve skladu
vault-limit-tip = karty v pokladnici a jejich limit
structures-none = zatím bez staveb
structures-none-own = Zatím bez staveb. Základy pokládají Řemeslníci a Architekti.
structure-tip = { $structure }, { $material }{ $site ->
        [none] {""}
       *[other] , staveniště: { $site }
    }: { $complete ->
        [yes] dokončeno, vliv { $all }
       *[no] materiál { $n } { $all ->
            [1] z
           *[other] ze
        } { $all }
    }{ $works ->
        [public] ; veřejná: působí pro všechny
        [gate] ; už působí díky Bráně
       *[other] {""}
    }. { $function }
structure-state = { $complete ->
        [yes] dokončeno, vliv { $all }
       *[no] { $material } { $n }/{ $all }
    }
structure-to-come = k založení, potřebuje: { $material } ×{ $n }
borrowed-tip = { $structure }: působí i tady, pro všechny. { $function }
in-hand-tip = { $card }, v ruce. { $function }

# Zásoba, staveniště a balíčky

kind-tip = { CAP($material) } a { $role }: hodnota { $n }
pool-tip = v zásobě: { $material } ×{ $n }
town-tip = staveniště ve městě ({ $material }), zbývá: { $n }
# Vedle obrázků stavenišť ve městě: velmi málo místa.
out = +{ $n } venku
out-tip = staveniště za městem ({ $material }), zbývá: { $n }; založení stojí dvě akce
deck = v balíčku
    .tip = Hra končí, když si někdo dobere poslední kartu.
pile = { $n ->
        [one] Senátor
        [few] Senátoři
       *[other] Senátorů
    }
    .tip = Senátorem lze vést i následovat kteroukoli roli. Při přemýšlení si ho lze vzít.

# Ruka a nápisy na kartách a tlačítkách

card-tip = { $card }: { $function }
card-drawn = dobraná
card-shown = ukázaná
senator-card = Senátor
senator-role = Každá role
senator-text = Vede i následuje kteroukoli roli. Nikdy materiál, klient ani základ.
senator-tip = Senátor: vede i následuje kteroukoli roli; nikdy materiál, klient ani základ.
senator-foot = ne ke stavění
verb-lay = Položit základ
verb-lay-out = Položit za městem
verb-lead = Vést roli { $role }
verb-follow = Následovat
verb-play = Zahrát
verb-add = Přidat
verb-discard = Odhodit
verb-use = Použít jako materiál
verb-give = Odevzdat
verb-hire = Najmout
verb-bank = Do pokladnice
verb-store = Do skladu
verb-show = Ukázat
button-draw = { $n ->
        [one] Dobrat kartu
        [few] Dobrat { $n } karty
       *[other] Dobrat { $n } karet
    }
button-no-more = Víc už ne
button-skip = Vynechat zbytek akce
button-stop = Žádná další akce
button-keep = Ponechat v ruce
button-demand = Požadovat
button-demand-nothing = Nepožadovat nic
button-enough = Stačí
button-petition = Petice: { $material }
petition-as = petice ({ $material }) jako
sure-give-up = Vzdát se { $n ->
        [1] { $n } akce
       *[other] { $n } akcí
    }
sure-lay = Potvrdit
demands = požaduje:
demands-tip = { $card }: { $material }
then = pak
then-actions = { $n }× { $role }
then-thinks = { $n }× přemýšlení

# Kdy budova působí, před její funkcí

when-lasting = Stále:
when-on-completion = Po dokončení:
when-end-of-round = Konec kola:
when-thinking = Před přemýšlením:
when-playing-cards = Zahrání karet:
when-win = Vítězství:
when-score = Body:
when-laborer = { role-laborer }:
when-craftsman = { role-craftsman }:
when-architect = { role-architect }:
when-legionary = { role-legionary }:
when-merchant = { role-merchant }:
when-patron = { role-patron }:
when-craftsman-or-architect = { role-craftsman }, { role-architect }:

# Jak hra končí

ends = Hra končí, když
ends-sites = dojdou staveniště ve městě
ends-deck = dojde balíček
ends-catacomb = jsou dokončeny Katakomby
ends-forum = je naplněno Fórum
ends-left = { $n }
forum-tip = { $name }: role klientů { $roles } ze 6, materiály { $materials } ze 6{ $works ->
        [yes] {""}
       *[no] ; Fórum ještě nepůsobí
    }
most-loot = Nejvíc lupu, po 3 bodech
most-loot-tip = { $name ->
        [none] nejvíc v pokladnici ({ $material }): nikdo, pokud je známo
       *[other] nejvíc v pokladnici ({ $material }): { $name }, pokud je známo
    }

## Tabulky na stránce pravidel

facts-pieces = herní materiál
facts-number = počet
facts-pieces-orders = rozkazy
facts-pieces-orders-more = různé budovy: { $buildings }; od každého z { $kinds } druhů { $each } karet
facts-pieces-senators = Senátoři
facts-pieces-senators-more = jako kterákoli role
facts-pieces-sites = staveniště
facts-pieces-sites-more = { $each } od každého druhu; jedna strana leží ve městě, druhá za městem
facts-pieces-bonuses = kupecké prémie
facts-pieces-bonuses-more = jedna pro každý druh, každá za { $points } body
facts-pieces-camps = tábory
facts-pieces-camps-more = deska pro každého hráče
facts-pieces-leader = karta vůdce
facts-pieces-leader-more = kdo ji má, vede kolo
facts-role = role
facts-material = materiál
facts-value = hodnota
facts-buildings = budovy
facts-copies = kusů od každé
facts-cards = karty
facts-players = hráči
facts-in-town = staveniště každého druhu ve městě
facts-out-of-town = za městem
facts-pile = Senátoři na hromádce
facts-deck = karty v balíčku
facts-does = jedna akce
facts-does-laborer = karta ze zásoby do tvého skladu
facts-does-craftsman = polož základ z ruky, nebo přidej ke stavbě kartu z ruky
facts-does-architect = polož základ z ruky, nebo přidej ke stavbě materiál ze skladu
facts-does-legionary = požaduj materiál: ze zásoby a od obou sousedů
facts-does-merchant = karta ze skladu do tvé pokladnice
facts-does-patron = karta ze zásoby se stane tvým klientem
facts-building = budova
facts-function-of-it = funkce
facts-function = { $when } { $function }
facts-source = zdroj
facts-worth = kolik
facts-rule = pravidlo
facts-worth-influence = 1 za každý, včetně počátečních { $start }
facts-worth-vault = hodnota každé karty, { $least } až { $most }
facts-worth-bonuses = { $points } za každý druh, kterého máš v pokladnici víc karet než kdokoli jiný; při shodě nikdo
facts-worth-statue = { $points } za vlastní, dokončenou
facts-worth-wall = 1 za každé dvě karty ve skladu, pokud pro tebe Hradba působí

## V terminálu

score-known = Kdyby hra teď skončila, pokud je známo
heading = Kolo { $round }, vůdce: { $leader }{ $role ->
        [none] {"."}
       *[other] , role: { $role }.
    } { $who }: { $asks }{ $actions ->
        [0] {""}
        [one] {" "}(zbývá { $actions } akce)
        [few] {" "}(zbývají { $actions } akce)
       *[other] {" "}(zbývá { $actions } akcí)
    }
label-shown = Ukázané:
label-drawn = Dobraná:
pending = Potom: { COMMAS($work) }
left = Balíček: { $deck }. Senátoři na hromádce: { $senators }. Staveniště ve městě: { $sites }. Když dojde balíček nebo tato staveniště, hra končí.
points = { $n }{ $unknown ->
        [yes] +
       *[no] {""}
    } b.
leader = Vůdce
influence-and-hand = { $influence }; karty v ruce: { $n } z { $limit }, z toho Senátoři: { $senators }
unknown = neznámé: { $n }
structure = { $complete ->
        [yes] ✓{ $name }
       *[no] { $name } { $n }/{ $needed }
    }{ $site ->
        [none] {""}
       *[other] {" "}(staveniště: { $site })
    }{ $public ->
        [yes] {" "}(veřejná)
       *[no] { $complete ->
            [yes] {""}
           *[no] { $active ->
                [yes] {" "}(působí)
               *[no] {""}
            }
        }
    }
card-in-hand = { $role } { $value }. { $owned ->
        [yes] {"(už máš) "}
       *[no] {""}
    }{ $when } { $function }
row-role = role
row-pool = zásoba
row-in-town = ve městě
row-out-of-town = za městem
row-influence = vliv
row-camp = tábor
row-clients = klienti { $n }/{ $limit }
row-stockpile = sklad { $n }
row-vault = pokladnice { $n }/{ $limit }
row-structures = stavby
row-also-active = působí také
row-known = známé karty
row-hand = ruka
row-unknown = neznámé karty
row-in-hand = karty v ruce

## Budovy: co která umí

function-academy = Po kole, ve kterém provedeš akci Řemeslníka, můžeš jednou přemýšlet.
function-aqueduct = Při každé akci Patrona můžeš také najmout jeden rozkaz z ruky. Limit tvé klientely je dvojnásobný.
function-amphitheatre = Proveď až tolik akcí Řemeslníka, kolik máš vlivu.
function-coliseum = Můžeš požadovat i odpovídající klienty; přijdou do tvé pokladnice.
function-atrium = Při akci Kupce můžeš místo karty ze skladu uložit do pokladnice vrchní kartu balíčku, bez prohlížení.
function-gate = Funkce tvých nedokončených mramorových staveb pro tebe působí.
function-circus = Kterýmkoli jedním rozkazem můžeš vést nebo následovat roli Architekt.
function-dock = Při každé akci Dělníka můžeš také přesunout jeden rozkaz z ruky do skladu.
function-fountain = Při akci Řemeslníka můžeš místo karty z ruky použít vrchní kartu balíčku; nepoužitá přijde do ruky.
function-insula = Limit tvé klientely je o 2 vyšší.
function-catacomb = Hra okamžitě končí a následuje bodování.
function-latrine = Než začneš přemýšlet, můžeš odhodit jednu kartu.
function-bath = Každý klient, kterého najmeš, může hned provést jednu akci.
function-archway = Při akci Architekta můžeš vzít materiál ze zásoby místo ze skladu.
function-storeroom = Všichni tvoji klienti se počítají i jako Dělníci.
function-bridge = Tvé požadavky platí i pro sklady, míří na všechny soupeře a obcházejí Palisády.
function-wall = Požadavky ti nic nevezmou. Na konci 1 bod za každé dvě karty ve tvém skladu.
function-foundry = Proveď až tolik akcí Dělníka, kolik máš vlivu.
function-garden = Proveď až tolik akcí Patrona, kolik máš vlivu.
function-shrine = Tvůj limit karet v ruce je o 2 vyšší.
function-palisade = Požadavky ti nic nevezmou, pokud soupeř nemá Most.
function-palace = Vést i následovat můžeš několika zahráními; každé je jedna akce.
function-forum = Okamžitě vítězíš s klienty všech šesti rolí a všemi šesti materiály ve skladu (klasicky: stačí klienti).
function-statue = Lze ji založit na kterémkoli staveništi; přijímá mramor nebo materiál staveniště. Dokončená přinese majiteli 3 body.
function-villa = Akce Architekta ji dokončí jediným materiálem.
function-basilica = Při každé akci Kupce můžeš také uložit do pokladnice jeden rozkaz z ruky.
function-stairway = Při akci Architekta můžeš také přidat odpovídající materiál k dokončené stavbě soupeře: její funkce pak působí pro všechny.
function-senate = Vezmi si libovolné Senátory, které v tomto kole zahráli ostatní.
function-scriptorium = Mramor přidaný ke kterékoli tvé nedokončené stavbě ji dokončí.
function-school = Přemýšlej až tolikrát, kolik máš vlivu.
function-ludus-magna = Každý tvůj klient Kupec se počítá jako klient kterékoli role.
function-sewer = Ulož do skladu libovolné z rozkazů, které máš v tomto kole zahrané.
function-temple = Tvůj limit karet v ruce je o 4 vyšší.
function-circus-maximus = Když vedeš nebo následuješ, každý odpovídající klient dává dvě akce.
function-market = Limit tvé pokladnice je o 2 vyšší.
function-bar = Při každé akci Patrona můžeš také najmout vrchní kartu balíčku.
function-road = Tvé kamenné stavby přijímají kterýkoli materiál.
function-vomitorium = Než začneš přemýšlet, můžeš odhodit celou ruku.
function-tower = Všechny tvé stavby přijímají suť a založení za městem stojí jen jednu akci.
function-prison = Můžeš vyměnit vliv 3 za dokončenou stavbu soupeře.

## První partie s průvodcem

lesson-roles = Role a budovy
    .say = Kolo má jednu roli pro všechny: veď ji, následuj ji, nebo přemýšlej. Klienti pro tebe pracují tak jako tak.
lesson-roles-card = Jedna karta, patero použití
    .say = Nahoře má karta roli, její název je budova, dole materiál a hodnota. Zahraná je povelem, ze zásoby se stane klientem nebo materiálem, na staveništi základem, v pokladnici lupem.
lesson-roles-lead = Veď roli Dělník
    .say = Máš kartu vůdce: vybíráš roli tohoto kola. Rozkaz vede svou vlastní roli. Ostatní mohou následovat kartou té role, Senátorem nebo peticí; kdo nenásleduje, přemýšlí a dobírá si karty.
    .do = Veď roli Dělník kartou Insula.
lesson-roles-take = Přines dřevo a kámen
    .say = Máš dvě akce: jednu za zahranou kartu a jednu za Dělníka mezi klienty. Každá vezme kartu ze zásoby do tvého skladu.
    .do = Klikni na dřevo, potom na kámen.
lesson-roles-follow = Následuj roli Řemeslník
    .say = Drusus vede roli Řemeslník. Tvoje karty dřeva jsou Řemeslníci: následuj jednou z nich a s klientem máš zase dvě akce.
    .do = Následuj kartou Tržiště.
lesson-roles-lay = Polož Dok
    .say = První akce položí kartu z ruky jako základ na staveniště jejího druhu.
    .do = Polož Dok ve městě.
lesson-roles-complete = Dokonči Dok
    .say = Druhá akce přidá odpovídající materiál z ruky. Dok potřebuje jedno dřevo: je dokončen, získáš vliv 1 a jeho funkce hned působí.
    .do = Klikni na Dok, potom na Palisádu.
lesson-petition = Petice
    .say = Dva rozkazy jedné role zastoupí kteroukoli roli, stejně jako Senátor.
lesson-petition-lead = Veď roli Patron peticí
    .say = Chceš klienta, ale nemáš Patrona ani Senátora. Dok a Tržiště jsou oba Řemeslníci: spolu vedou kteroukoli roli. Stojí to dvě karty za jednu akci.
    .do = Vyber petici (dřevo) jako Patron, potom obě karty.
lesson-petition-hire = Najmi Kupce
    .say = Karta ze zásoby se stane tvým klientem. Od dalšího kola pro tebe pracuje, kdykoli někdo vede roli Kupec. Místo máš pro tolik klientů, kolik máš vlivu.
    .do = Klikni na kámen: jako klient je to Kupec.
lesson-thinking = Přemýšlení
    .say = Přemýšlej, když máš málo karet; ber Senátora, když ti chybí potřebná role.
lesson-thinking-draw = Přemýšlej a dober si
    .say = Místo hraní přemýšlíš: doplníš ruku do pěti karet, nebo si vezmeš Senátora. Když přemýšlí vůdce, kolo hned končí a vede další hráč.
    .do = Přemýšlej, potom si dober karty.
lesson-demand = Legionář
    .say = Co ukážeš, to požaduješ: ze zásoby i od obou sousedů. Palisády a Hradby chrání.
lesson-demand-rubble = Požaduj suť
    .say = Máš jednu akci Legionáře. Ukaž kartu z ruky a vezmeš si kartu jejího druhu ze zásoby; každý soused, který takovou má, ti musí jednu odevzdat také. Ukázaná karta ti zůstane.
    .do = Ukaž Insulu: je to suť.
lesson-vault = Lup
    .say = Do pokladnice se vejde tolik karet, kolik máš vlivu, proto nezapomeň stavět.
lesson-vault-bank = Ulož mramor do pokladnice
    .say = Akce Kupce přesune kartu ze skladu do pokladnice. Na konci tam má mramor hodnotu 3 bodů a další 3 získá, kdo má některého druhu nejvíc.
    .do = Klikni na mramor ve svém skladu.
lesson-ending = Jak to končí
    .say = Počítá se vliv, lup a prémie a pokladnice se otevřou.
lesson-ending-ways = Čtyři konce
    .say = Hra končí okamžitě, když je obsazeno poslední staveniště ve městě, dojde balíček, někdo dokončí Katakomby nebo zvítězí díky Fóru se všemi šesti rolemi a šesti materiály.
lesson-ending-last-site = Obsaď poslední staveniště
    .say = Ve městě zbývá jediné staveniště: dřevo. Vedeš na body: základ na něm ukončí hru i bez materiálu.
    .do = Polož Dok.

## Pozice psané rukou. Klíče a jména jsou v nich anglicky v každém jazyce.

position-over = Balíček je prázdný: hra skončila; napiš `over: true`.
position-shown = `{ $key }`: { $name } nemá tolik karet `{ $card }`.
position-structures = `structures` ({ $name }) uvádí budovy, například { "{" }Dock: complete, Garden: [stone]{ "}" }.
position-structure = `{ $card }` je seznam materiálů, `complete`, `public`, nebo { "{" }site, materials, complete, public{ "}" }.
position-site = `{ $card }` nemůže ležet na staveništi `{ $site }`: to může jen `Statue`.
position-materials = `{ $card }`: potřebných materiálů je { $needed }; při počtu { $n } by stavba už byla hotová, nebo by jich měla moc.
position-public = `{ $card }` může být `public`, teprve když je stavba hotová.
position-sites = `{ $key }` udává počet stavenišť podle materiálu, například { "{" }wood: 2{ "}" }.
position-led = V kroku `{ $step }` se vede role: napiš `led`.
position-work = V `pending` je příliš mnoho akcí.
position-pending = `pending`: { $text } nelze přečíst; napiš například `grant Craftsman 3`.
position-not-now = `pending`: { $text } tu není možné.
position-no-demand = `{ $key }` popisuje jen probíhající požadavek: napiš ho do `pending`.
position-copies = Karet `{ $card }` je jen { $n }.
position-orders = Tolik rozkazů s materiálem `{ $material }` není.
position-ending = `ending` nemůže být { $ending }. Na výběr je: { COMMAS($known) }.
position-no-kind = { CAP($what) }: { $word } není materiál, role ani budova. Materiály: { COMMAS($known) }.
position-no-building = { CAP($what) }: budova { $word } neexistuje.
# Čeho se hodnota týká.
position-hand = ruka ({ $name })
position-camp = tábor ({ $name })
position-units = zahrání ({ $name })
position-senators = počet Senátorů na hromádce
