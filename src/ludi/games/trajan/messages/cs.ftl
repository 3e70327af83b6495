### Trajan, česky.

title = Trajan
    .short = Trajan
summary = Rozmisťuj kameny po akčním kruhu: vypravuj lodě, obchoduj, dobývej, stav a nasyť lid Říma.
vignette = Vítězný sloup vedle akčního kruhu
option-leftovers = Zbylé žetony
    .help = 1 bod za každý Trajánův žeton, který na konci zbude na akčním kruhu
option-leftovers-yes = ano
option-leftovers-no = ne
option-draft = Výběr žetonů
    .help = první Trajánovy žetony: postupně po jednom, nebo tři najednou
option-draft-rotation = postupně
option-draft-at-once = najednou
option-markers = Kameny
    .help = první kameny: podle výběru hráčů, nebo náhodně
option-markers-chosen = podle výběru
option-markers-random = náhodně
option-track = Okruh
    .help = políčka časového okruhu: 11, 16, 21 nebo 12, 17, 22 pro 2, 3, 4 hráče
option-track-short = krátký
option-track-long = dlouhý

## Pojmy

# Tvary: 2. pád (.gen), 4. pád (.acc).

action-seaport = Přístav
action-forum = Fórum
action-military = Armáda
action-senate = Senát
action-trajan = Traján
action-construction = Stavba

# Kámen: barva a znak, který na něm je (.sign, 4. pád .sign-acc).
marker-yellow = žlutý
    .sign = slunce
    .sign-acc = slunce
marker-orange = oranžový
    .sign = plamen
    .sign-acc = plamen
marker-green = zelený
    .sign = list
    .sign-acc = list
marker-white = bílý
    .sign = měsíc
    .sign-acc = měsíc
marker-pink = růžový
    .sign = růže
    .sign-acc = růži
marker-blue = modrý
    .sign = vlna
    .sign-acc = vlnu

good-wine = víno
    .gen = vína
    .acc = víno
good-fish = ryby
    .gen = ryb
    .acc = ryby
good-cattle = dobytek
    .gen = dobytka
    .acc = dobytek
good-wheat = pšenice
    .gen = pšenice
    .acc = pšenici
good-columns = sloupy
    .gen = sloupů
    .acc = sloupy
good-furs = kožešiny
    .gen = kožešin
    .acc = kožešiny
good-jewelry = šperky
    .gen = šperků
    .acc = šperky
good-gems = drahokamy
    .gen = drahokamů
    .acc = drahokamy
good-scrolls = svitky
    .gen = svitků
    .acc = svitky
good-oil = olej
    .gen = oleje
    .acc = olej
good-fruit = ovoce
    .gen = ovoce
    .acc = ovoce
good-lamps = lampy
    .gen = lamp
    .acc = lampy
good-joker = žolík
    .gen = žolíka
    .acc = žolíka

ship-identical = stejné
ship-pairs = páry
ship-different = různé
side-coloured = barevná
side-gold = žlutá
side-grey = šedá

figure-worker = dělník
figure-legionnaire = legionář

# Žetony fóra a požadavky lidu
tile-bread = chléb
tile-games = hry
tile-religion = náboženství
tile-votes-2 = 2 hlasy
tile-votes-3 = 3 hlasy
tile-votes-4 = 4 hlasy
tile-votes-5 = 5 hlasů
tile-extra-seaport = akce navíc: Přístav
    .acc = akci navíc: Přístav
tile-extra-forum = akce navíc: Fórum
    .acc = akci navíc: Fórum
tile-extra-military = akce navíc: Armáda
    .acc = akci navíc: Armáda
tile-extra-senate = akce navíc: Senát
    .acc = akci navíc: Senát
tile-extra-trajan = akce navíc: Traján
    .acc = akci navíc: Traján
tile-extra-construction = akce navíc: Stavba
    .acc = akci navíc: Stavba
tile-joker-commodity = žolík na zboží
    .acc = žolíka na zboží
tile-joker-demand = žolík na požadavky
    .acc = žolíka na požadavky
tile-joker-construction = žolík na stavbu
    .acc = žolíka na stavbu
tile-joker-extra = žolík akce navíc
    .acc = žolíka akce navíc

# Stavební žetony: druh, a s body
building-stairs = schody
    .acc = schody
building-door = dveře
    .acc = dveře
building-fountain = fontána
    .acc = fontánu
building-roof = střecha
    .acc = střechu
building-window = okno
    .acc = okno
building = { $building } { $value }
    .acc = { FORM($building, "acc") } { $value }

# Trajánovy žetony: kategorie; a s tím, co přinášejí, a dvěma kameny
category-plain = body
category-plus-2 = +2
category-cards = karty
category-workers = dělníci
category-legionnaires = legionáři
category-demand = požadavky
trajan = { $category ->
        [workers] { $amount ->
            [one] { $amount } dělník
            [few] { $amount } dělníci
           *[other] { $amount } dělníků
        }
        [legionnaires] { $amount ->
            [one] { $amount } legionář
            [few] { $amount } legionáři
           *[other] { $amount } legionářů
        }
        [demand] { $demand }
       *[other] { $category }
    } { $first }-{ $second }

# Bonusové žetony
bonus = { $first } a { $second }
bonus-bread = chléb
bonus-games = hry
bonus-religion = náboženství
bonus-workers = dělníci
bonus-legionnaires = legionáři
bonus-gold = žluté žetony

## Otázky: každá stojí po slovech „Otázka teď zní:“. Příklady lze napsat.

ask-markers = které dva kameny přijdou do další misky
    .examples = dát modrý a bílý do III / dát modrý a bílý / náhodně
ask-cards = kterou kartu si vezmeš
    .examples = vzít z balíčku / vzít z hromádky 1
ask-tiles = který Trajánův žeton si vezmeš a na které políčko
    .examples = vzít body na II
ask-tray = ze které misky rozmístíš kameny
    .examples = rozmístit z V / rozmístit z V: modrý, bílý, modrý
    .otherwise = Nejdřív rozmísti kameny z jedné misky: kam dopadne poslední, tu akci provedeš.
ask-sow = který kámen přijde do další misky
    .examples = modrý do VI / modrý
ask-effect = jestli využiješ zvláštní akci Trajánova žetonu
    .examples = použít / +2 na Fórum / pasovat
ask-seaport = co uděláš v přístavu
    .examples = dobrat 2 / vzít z hromádky 1 / zahrát víno a ryby / naložit loď stejné / naložit loď stejné: víno, víno / pasovat
ask-forum = který žeton si vezmeš z fóra
    .examples = vzít chléb / pasovat
ask-military = co udělá tvoje armáda
    .examples = naverbovat / jít do provincie Alpes / obsadit / pasovat
ask-senate = jestli v senátu postoupíš
    .examples = postoupit / pasovat
ask-trajan = který Trajánův žeton si vezmeš
    .examples = vzít body / pasovat
ask-construction = co udělají tvoji dělníci
    .examples = naverbovat / stavět na B3 / pasovat
ask-ship = co naložíš a jestli loď vypluje
    .examples = naložit víno / naložit žolíka / naložit loď páry / vypravit loď
ask-discard = kterou kartu odložíš
    .examples = odložit víno na hromádku 1
ask-extra = jestli použiješ žeton akce navíc
    .examples = použít akci navíc: Fórum / použít žolíka / pasovat
ask-consul = který bonusový žeton si vezme konzul
    .examples = zvolit: chléb

## Rozhodnutí, jak stojí v seznamu a jak se píšou; a proč nejdou.

do-pass = pasovat
do-sow = rozmístit z { $tray }
    .why = Miska { $tray } je prázdná: vyber misku s kameny.
do-put = { $colour } do { $tray }
    .why = Takový kámen už v ruce není: { $colour }.
do-take-tile = vzít { FORM($tile, "acc") }
    .why = Takový žeton na fóru neleží: { $tile }.
do-recruit = naverbovat
    .why = Zásoba je prázdná: není koho naverbovat.
do-occupy = obsadit
do-move = jít do provincie { $province }
do-step = postoupit
do-take-top = vzít { $tile }
    .why = Sloupek kategorie „{ $category }“ je prázdný.
do-build = stavět na { $space }
do-use-extra = použít akci navíc: { $action }
    .why = Nemáš žeton akce navíc: { $action }.
do-use-joker = použít žolíka
    .why = Nemáš žolíka akce navíc.
do-use-effect = { $category ->
        [workers] { $amount ->
            [one] vzít { $amount } dělníka
            [few] vzít { $amount } dělníky
           *[other] vzít { $amount } dělníků
        }
        [legionnaires] { $amount ->
            [one] vzít { $amount } legionáře
            [few] vzít { $amount } legionáře
           *[other] vzít { $amount } legionářů
        }
       *[cards] dobrat 2 karty
    }
do-plus-two = +2 na { $action }
do-draw = dobrat 2
    .why = Nezbývá žádná karta k dobrání, ani po zamíchání odkládacích hromádek.
do-take-card = { $card ->
        [none] vzít z hromádky { $pile }
       *[other] vzít { FORM($card, "acc") } z hromádky { $pile }
    }
    .why = Hromádka { $pile } je prázdná.
do-take-deck = vzít z balíčku
do-choose-ship = naložit loď { $ship }
    .why = { $ship ->
        [pairs] Nemáš pár na loď „Páry“: to jsou dvě stejné karty, nebo žolíci.
       *[other] Nemáš kartu na loď „{ CAP($ship) }“.
    }
do-play = zahrát { FORM($cards, "acc") }
    .why = { $cards ->
        [single] V ruce nemáš kartu: { COMMAS($cards) }.
       *[several] V ruce nemáš zároveň: { COMMAS($cards) }.
    }
do-discard = odložit { FORM($card, "acc") } na hromádku { $pile }
    .why = V ruce nemáš kartu: { $card }.
do-load = naložit { FORM($cards, "acc") }
    .why = Tolik žolíků na zboží už nemáš.
do-sail = vypravit loď
    .why = Prázdná loď nevypluje: nejdřív nalož kartu.
do-choose-bonus = zvolit: { $tile }
do-draft-tile = vzít { $tile } na { $slot }
do-put-pair = dát { $colours } do { $tray }
    .why = Od každé barvy jsou jen dva kameny; { COMMAS($colours) }: oba už nezbývají.
do-random = náhodně
# Totéž kratčeji: k napsání, ne v seznamu.
type-put-pair = dát { $colours }
type-use = použít

## Slova, která nic nepojmenovávají

no-tray = Miska „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-colour = Barva „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-good = Zboží „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-pile = Hromádka „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-ship = Loď „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-tile = Žeton fóra „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-province = Provincie „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-space = Políčko „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-action-name = Akce „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-bonus-tile = Bonusový žeton „{ $word }“ neexistuje. Na výběr: { COMMAS($names) }.
no-trajan-tile = Trajánův žeton „{ $word }“ neexistuje. Uveď sloupek ({ COMMAS($names) }) nebo jeho vrchní žeton.

## Proč tah nejde

no-top-tile = Tento žeton neleží navrchu žádného sloupku: { $tile }.
no-slot = Řekni, na které políčko: II, IV nebo VI.
no-first-slot = První Trajánovy žetony přijdou na políčka II, IV a VI.
no-free-slot = Na políčku { $slot } už žeton leží.
no-tile-left = Sloupek kategorie „{ $category }“ je prázdný.
no-second-tile = Žeton kategorie „{ $category }“ už máš: na začátku musí být každý z jiné.
no-top-card = Navrchu hromádky { $pile } neleží karta: { $card }.
no-colours = { $markers ->
        [one] V misce { $tray } je { $markers } kámen; uveď stejný počet barev.
        [few] V misce { $tray } jsou { $markers } kameny; uveď stejný počet barev.
       *[other] V misce { $tray } je { $markers } kamenů; uveď stejný počet barev.
    }
no-more-markers = V misce { $tray } není tolik kamenů této barvy: { $colour }.
no-skipping = Další kámen přijde do misky { $tray }: žádná miska se nevynechává.
no-other-tray = Misky se plní popořadě: teď { $tray }.
no-second-plus-two = Na této akci už žeton +2 leží: { $action }.

no-joker-played = Žolíky takto zahrát nelze, jen poslat lodí.
no-two-cards = Nakládej karty po jedné: jen na loď „Páry“ se nakládají po dvou.
no-one-card = Na loď „Páry“ se nakládá po párech: { $card } a { $card }, nebo { $card } a žolík.
no-pair = Pár tvoří dvě stejné karty; žolík může nahradit jednu nebo obě.
no-more-cards = V ruce máš jen tolik: { $card } ×{ $cards }.
no-more-jokers = { $jokers ->
        [one] Máš jen { $jokers } žolíka na zboží.
        [few] Máš jen { $jokers } žolíky na zboží.
       *[other] Máš jen { $jokers } žolíků na zboží.
    }
no-equal-pairs = Každý pár musí být jiného druhu: čtyři stejné karty nejsou dva páry.
no-single-cards = Loď „Páry“ veze páry stejných karet; chybějící mohou nahradit žolíci.
no-fourth-pair = Loď „Páry“ uveze nejvýš tři páry.
no-room = Tato loď uveze nejvýš tolik karet: { $cards }.
no-second-kind = Loď „Stejné“ veze karty jen jednoho druhu.
no-equal-cards = Loď „Různé“ veze jen karty různých druhů.
no-loading-twice = Loď „{ CAP($ship) }“ se právě nakládá: nalož ji, nebo ji vyprav.
no-trying-twice = Loď „{ CAP($ship) }“ už byla na řadě: chceš-li ji přece naložit, vezmi poslední kroky zpět.
no-more-cargo = Loď je plná: vyprav ji.
no-card = V ruce nemáš kartu: { $card }.
no-second-card = V ruce máš jen jednu takovou kartu ({ $card }), a pár tvoří dvě.
no-card-left = V ruce už nemáš kartu: { $card }.
no-card-and-joker = Jen na lodi „Páry“ jde karta se žolíkem; tady nalož žolíka zvlášť.
no-joker-left = Žolíka na zboží už nemáš.
no-kind-twice = { $ship ->
        [pairs] Toto zboží už na lodi je ({ $card }), a každý pár je jiného druhu.
       *[other] Toto zboží už na lodi je ({ $card }), a tato loď veze různé druhy.
    }

no-other-action = Žeton opakuje právě provedenou akci, a to byla: { $action }.
no-leader-yet = Tvůj vojevůdce je ještě v táboře: legionář jde do provincie vojevůdce.
no-second-legionnaire = V provincii { $province } už legionáře máš.
no-legionnaire = Ve vojenském táboře nikdo nečeká: nejdřív naverbuj legionáře.
no-staying = Tvůj vojevůdce už v provincii { $province } je.
no-way = Provincie { $province } nesousedí s provincií { $place }. Odtamtud lze jít do: { COMMAS($near) }.
no-way-from-camp = Provincie { $province } nesousedí s táborem. Odtamtud lze jít do: { COMMAS($near) }.
no-worker = V dělnickém táboře nikdo nečeká: nejdřív naverbuj dělníka.
no-second-worker = Na políčku { $space } už dělníka máš.
no-neighbour = Políčko { $space } nesousedí s žádným z tvých dělníků. Sousední jsou: { COMMAS($near) }.
no-such-bonus = Tento bonusový žeton tam není ({ $tile }). Na výběr: { COMMAS($lying) }.

## Co volba přinese

brings-landing = končí na { $tray } ({ $action })
brings-tile = může splnit žeton: { $tile } (+{ $points })
brings-laps = { $laps ->
        [one] uzavírá oběh
        [few] uzavírá { $laps } oběhy
       *[other] uzavírá { $laps } oběhů
    }
brings-action = přináší akci { $action }
brings-demand-and-end = odkryje požadavek a čtvrtletí skončí
brings-demand = splní požadavek
brings-province-tile = bere { FORM($tile, "acc") }
brings-legionnaire = { $points ->
        [one] legionář tam získá { $points } bod
        [few] legionář tam získá { $points } body
       *[other] legionář tam získá { $points } bodů
    }
brings-no-legionnaire = legionáře tam už máš
brings-building = { $building ->
        [none] bez žetonu
       *[other] bere { FORM($building, "acc") }
    }
brings-slot = na políčko { $slot }

## Průběh: příprava

log-opening = Příprava hry
log-placed = { $who } dává { $first } a { $second } do misky { $tray }
log-all-placed = { $random ->
        [yes] { $who } rozmisťuje kameny náhodně
       *[no] { $who } má všechny kameny rozmístěné
    }
log-placing = { $random ->
        [yes] { $who } rozmisťují kameny náhodně
       *[no] { $who } mají všechny kameny rozmístěné
    }
log-starts = Začíná { $who }
log-bonus = { $who } losuje bonusový žeton: { $tile }
log-card = { $who } si bere { FORM($card, "acc") } z hromádky { $pile }
    .then = Přístav: bere { FORM($card, "acc") } z hromádky { $pile }
log-tile = { $who } si bere na políčko { $slot } Trajánův žeton: { $tile }
    .then = Traján: { $tile } na políčko { $slot }

## Průběh: tah

log-sown = { $who } rozmisťuje { ROW($colours) } z misky { $from } do { $to }
log-sowed = { $who } dává { $colour } do misky { $tray }
log-fulfilled = { $points ->
        [one] { $who } získává { $points } bod: u misky { $tray } plní žeton { $tile }
        [few] { $who } získává { $points } body: u misky { $tray } plní žeton { $tile }
       *[other] { $who } získává { $points } bodů: u misky { $tray } plní žeton { $tile }
    }
    .then = Plní žeton { $tile }
log-permanent = { $who } má odteď každé čtvrtletí splněný jeden požadavek: { $demand }
    .then = Odteď má každé čtvrtletí splněný jeden požadavek: { $demand }
log-arch = { $slot ->
        [middle] { $who } přesouvá oblouk do středu kruhu
       *[other] { $who } přesouvá oblouk na políčko { $slot }
    }
log-figures = { $figure ->
        [worker] { $number ->
            [one] { $who } si bere { $number } dělníka
            [few] { $who } si bere { $number } dělníky
           *[other] { $who } si bere { $number } dělníků
        }
       *[legionnaire] { $number ->
            [one] { $who } si bere { $number } legionáře
            [few] { $who } si bere { $number } legionáře
           *[other] { $who } si bere { $number } legionářů
        }
    }
    .then = { $figure ->
            [worker] { $number ->
                [one] Bere { $number } dělníka
                [few] Bere { $number } dělníky
               *[other] Bere { $number } dělníků
            }
           *[legionnaire] { $number ->
                [one] Bere { $number } legionáře
                [few] Bere { $number } legionáře
               *[other] Bere { $number } legionářů
            }
        }
log-plus-two = { $who } dává žeton +2 na akci { $action }
    .then = Dává žeton +2 na akci { $action }
log-no-effect = { $who } nevyužívá zvláštní akci žetonu: { $tile }
    .then = Nevyužívá jeho zvláštní akci
log-passed = { $who } pasuje: { $action }
    .then = { $action }: pasuje
log-could-not = { $who } nemůže nic udělat: { $action }
    .then = { $action }: nemůže nic udělat
log-extra = { $repeats ->
        [one] { $who } jednou opakuje akci { $action }; odevzdává { FORM($tile, "acc") }
        [few] { $who } { $repeats }× opakuje akci { $action }; odevzdává { FORM($tile, "acc") }
       *[other] { $who } { $repeats }× opakuje akci { $action }; odevzdává { FORM($tile, "acc") }
    }
    .then = { $repeats ->
            [one] Jednou opakuje akci { $action }; odevzdává { FORM($tile, "acc") }
            [few] { $repeats }× opakuje akci { $action }; odevzdává { FORM($tile, "acc") }
           *[other] { $repeats }× opakuje akci { $action }; odevzdává { FORM($tile, "acc") }
        }

log-drew = { $why ->
        [seaport] { $cards ->
            [one] { $who } si v přístavu dobírá { $cards } kartu
            [few] { $who } si v přístavu dobírá { $cards } karty
           *[other] { $who } si v přístavu dobírá { $cards } karet
        }
        [tile] { $cards ->
            [one] { $who } si za Trajánův žeton dobírá { $cards } kartu
            [few] { $who } si za Trajánův žeton dobírá { $cards } karty
           *[other] { $who } si za Trajánův žeton dobírá { $cards } karet
        }
        [played] { $cards ->
            [one] { $who } si za zahrané dobírá { $cards } kartu
            [few] { $who } si za zahrané dobírá { $cards } karty
           *[other] { $who } si za zahrané dobírá { $cards } karet
        }
       *[setup] { $cards ->
            [one] { $who } si bere z balíčku { $cards } kartu
            [few] { $who } si bere z balíčku { $cards } karty
           *[other] { $who } si bere z balíčku { $cards } karet
        }
    }
    .then = { $why ->
            [seaport] { $cards ->
                [one] Přístav: dobírá { $cards } kartu
                [few] Přístav: dobírá { $cards } karty
               *[other] Přístav: dobírá { $cards } karet
            }
           *[other] { $cards ->
                [one] Dobírá { $cards } kartu
                [few] Dobírá { $cards } karty
               *[other] Dobírá { $cards } karet
            }
        }
log-discarded = { $who } odkládá { FORM($card, "acc") } na hromádku { $pile }
    .then = Odkládá { FORM($card, "acc") } na hromádku { $pile }
log-played = { $second ->
        [none] { $who } hraje { FORM($first, "acc") }
       *[other] { $who } hraje { FORM($first, "acc") } a { FORM($second, "acc") }
    }
    .then = { $second ->
            [none] Přístav: hraje { FORM($first, "acc") }
           *[other] Přístav: hraje { FORM($first, "acc") } a { FORM($second, "acc") }
        }
log-shipped = { $points ->
        [one] { $who } získává { $points } bod: loď „{ CAP($ship) }“ ({ $side } strana)
        [few] { $who } získává { $points } body: loď „{ CAP($ship) }“ ({ $side } strana)
       *[other] { $who } získává { $points } bodů: loď „{ CAP($ship) }“ ({ $side } strana)
    }
    .then = Přístav: loď „{ CAP($ship) }“ ({ $side } strana)
log-cargo = { $number ->
        [one] Na lodi: { $card }
        [few] Na lodi: { $card } ×{ $number }
       *[other] Na lodi: { $card } ×{ $number }
    }
    .each = { $number ->
            [one] { $card }
            [few] { $card } ×{ $number }
           *[other] { $card } ×{ $number }
        }
log-aboard = Na lodi: { COMMAS($each) }
log-pile = Nová karta na hromádce { $pile }: { $card }
log-reshuffled = { $cards ->
        [one] Odložené karty tvoří nový balíček: { $cards } karta
        [few] Odložené karty tvoří nový balíček: { $cards } karty
       *[other] Odložené karty tvoří nový balíček: { $cards } karet
    }
log-forum = { $who } si bere z fóra { FORM($tile, "acc") }
    .then = Fórum: bere { FORM($tile, "acc") }
log-recruited = { $figure ->
        [worker] { $who } verbuje dělníka
       *[legionnaire] { $who } verbuje legionáře
    }
    .then = { $figure ->
            [worker] Stavba: verbuje dělníka
           *[legionnaire] Armáda: verbuje legionáře
        }
log-marched = { $tile ->
        [none] { $who } přesouvá vojevůdce do provincie { $province }
       *[other] { $who } přesouvá vojevůdce do provincie { $province } a bere { FORM($tile, "acc") }
    }
    .then = { $tile ->
            [none] Armáda: vojevůdce jde do provincie { $province }
           *[other] Armáda: vojevůdce jde do provincie { $province } a bere { FORM($tile, "acc") }
        }
log-occupied = { $points ->
        [one] { $who } získává { $points } bod: legionář v provincii { $province }
        [few] { $who } získává { $points } body: legionář v provincii { $province }
       *[other] { $who } získává { $points } bodů: legionář v provincii { $province }
    }{ $less ->
        [0] { "" }
       *[other] , o { $less } méně za cizí legionáře
    }
    .then = Armáda: legionář v provincii { $province }{ $less ->
            [0] { "" }
           *[other] , o { $less } méně za cizí legionáře
        }
log-stepped = { $points ->
        [one] { $who } získává { $points } bod: postupuje v senátu na { $points }
        [few] { $who } získává { $points } body: postupuje v senátu na { $points }
       *[other] { $who } získává { $points } bodů: postupuje v senátu na { $points }
    }
    .then = Senát: postup na { $points }
log-top = Další Trajánův žeton: { $tile }
log-built = { $building ->
        [none] { $who } staví na políčku bez žetonu
       *[other] { $points ->
            [one] { $who } získává { $points } bod: staví a bere { FORM($building, "acc") }
            [few] { $who } získává { $points } body: staví a bere { FORM($building, "acc") }
           *[other] { $who } získává { $points } bodů: staví a bere { FORM($building, "acc") }
        }
    }
    .then = { $building ->
            [none] Stavba: políčko bez žetonu
           *[other] Stavba: { $building }
        }
log-granted = { $who } získává akci { $action } za první takový žeton: { $kind }
    .then = První takový žeton ({ $kind }): navíc akce { $action }

## Průběh: oběhy a čtvrtletí

log-lap = Čtvrtletí { $quarter }, oběh { $lap }
log-demand = Požadavek lidu: { $demand } ({ $number } ze 3)
log-quarter-ended = Konec čtvrtletí { $quarter }
log-paid = { $who } plní požadavky{ $permanent ->
        [none] { "" }
       *[several] ; trvale: { COMMAS($permanent) }
    }{ $tiles ->
        [none] { "" }
       *[several] ; žetony: { COMMAS($tiles) }
    }{ $jokers ->
        [none] { "" }
       *[several] ; žolíky: { COMMAS($jokers) }
    }
log-missed = { $demands ->
        [single] { $lost ->
            [one] { $who } ztrácí { $lost } bod: nesplněný požadavek – { COMMAS($demands) }
            [few] { $who } ztrácí { $lost } body: nesplněný požadavek – { COMMAS($demands) }
           *[other] { $who } ztrácí { $lost } bodů: nesplněný požadavek – { COMMAS($demands) }
        }
       *[several] { $lost ->
            [one] { $who } ztrácí { $lost } bod: nesplněné požadavky – { COMMAS($demands) }
            [few] { $who } ztrácí { $lost } body: nesplněné požadavky – { COMMAS($demands) }
           *[other] { $who } ztrácí { $lost } bodů: nesplněné požadavky – { COMMAS($demands) }
        }
    }
log-voted = { $office ->
        [consul] { $who } se stává konzulem: { $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
        [vice-consul] { $who } se stává místokonzulem: { $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
        [third] { $who } je na třetím místě: { $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
       *[last] { $who } je na čtvrtém místě: { $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
    }{ $tiles ->
        [0] { "" }
       *[other] , z toho { $tiles } ze žetonů
    }
log-won-tie = { $why ->
        [track] Shoda hlasů: { $who } stojí na senátní stupnici dál než { $over }
       *[stack] Shoda hlasů: { $who } má kolečko výš než { $over }
    }
log-office = { $who } si bere bonusový žeton: { $tile } ({ $side } strana)
log-cleared = { $tiles ->
        [0] Hlasy a požadavky jsou odstraněny
        [one] Odstraněny jsou hlasy, požadavky a { $tiles } žeton z fóra
        [few] Odstraněny jsou hlasy, požadavky a { $tiles } žetony z fóra
       *[other] Odstraněny jsou hlasy, požadavky a { $tiles } žetonů z fóra
    }
log-new-bonus = { $second ->
        [none] { $first ->
            [none] Pro senát už nezbývá žádný bonusový žeton
           *[other] Nový bonusový žeton v senátu: { $first }
        }
       *[other] Nové bonusové žetony v senátu: { $first }; { $second }
    }
log-new-province = Nový žeton v provincii { $province }: { $tile }
log-new-forum = Nově na fóru: { $first ->
        [none] –
       *[other] { $first }
    }, { $second ->
        [none] –
       *[other] { $second }
    }, { $third ->
        [none] –
       *[other] { $third }
    }
log-refilled = Nové žetony – na fóru: { $forum }, v provinciích: { $provinces }; všechny lodě znovu barevnou stranou nahoru

## Průběh: konec

log-ended = Závěrečné bodování
log-final = { $source ->
        [hand] { $points ->
            [one] { $who } získává { $points } bod za karty v ruce
            [few] { $who } získává { $points } body za karty v ruce
           *[other] { $who } získává { $points } bodů za karty v ruce
        }
        [camps] { $points ->
            [one] { $who } získává { $points } bod za dělníky a legionáře v táborech
            [few] { $who } získává { $points } body za dělníky a legionáře v táborech
           *[other] { $who } získává { $points } bodů za dělníky a legionáře v táborech
        }
        [circle] { $points ->
            [one] { $who } získává { $points } bod za Trajánovy žetony na kruhu
            [few] { $who } získává { $points } body za Trajánovy žetony na kruhu
           *[other] { $who } získává { $points } bodů za Trajánovy žetony na kruhu
        }
       *[sets] { $points ->
            [one] { $who } získává { $points } bod za sady stavebních žetonů
            [few] { $who } získává { $points } body za sady stavebních žetonů
           *[other] { $who } získává { $points } bodů za sady stavebních žetonů
        }
    }
log-final-bonus = { $points ->
        [one] { $who } získává { $points } bod za bonusový žeton: { $tile } ({ $side } strana)
        [few] { $who } získává { $points } body za bonusový žeton: { $tile } ({ $side } strana)
       *[other] { $who } získává { $points } bodů za bonusový žeton: { $tile } ({ $side } strana)
    }
log-final-jokers = { $points ->
        [one] { $who } získává { $points } bod za žolíky na zboží, s nejlepším bonusovým žetonem
        [few] { $who } získává { $points } body za žolíky na zboží, s nejlepším bonusovým žetonem
       *[other] { $who } získává { $points } bodů za žolíky na zboží, s nejlepším bonusovým žetonem
    }
log-total = { $total ->
        [one] { $place }. { $who }: { $total } bod
        [few] { $place }. { $who }: { $total } body
       *[other] { $place }. { $who }: { $total } bodů
    }
log-won = { $over ->
        [none] { $total ->
            [one] Vítězí { $who }: { $total } bod
            [few] Vítězí { $who }: { $total } body
           *[other] Vítězí { $who }: { $total } bodů
        }
       *[other] Vítězí { $who }: stejně bodů jako { $over }, ale po posledním hlasování leží kolečko výš
    }

## Tabulka bodů

source-trajan-tiles = Trajánovy žetony
source-ships = lodě
source-provinces = provincie
source-senate = senát
source-construction = stavba
source-demands = požadavky lidu
source-hand = karty v ruce
source-camps = tábory
source-circle = akční kruh
source-sets = sady
source-bonus-tiles = bonusové žetony

## Stůl v prohlížeči: jeho části

tab-circle = Kruh
tab-board = Deska
tab-mine = Moje
tab-seats = Hráči
board = Hrací deska
circle = Akční kruh
circle-of = Akční kruh hráče { $name }
mat-of = Podložka hráče { $name }
glance = Přehled
area-provinces = Provincie
provinces-small = body za legionáře; −3 za soupeře
area-forum = Fórum
forum-stack = ve sloupku: { $n }
area-stacks = Trajánovy žetony
stacks-small = počet
area-district = Stavba
district-small = 3 stejné: +10, 4: +20
district = Stavební oblast
area-harbour = Přístav
harbour-small = body za naložené karty
area-senate = Senát
senate-track = Senátní stupnice
votes-now = hlasy teď
area-time = Čas
lap-of = oběh { $n } ze 4
lap = ob. { $n }
quarter = Čtvrtletí { $quarter }
quarter-tip = Hra končí čtvrtletím IV
time-at = { $at } z { $length }
camp = Tábor
deck = balíček
pile = hr. { $n }
out-of = z { $n }
start = start
points = { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
ship-side-coloured = barevná
ship-side-grey = šedá
hand = Ruka
cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
tiles = Žetony
your-tiles = Tvoje žetony
built = Postaveno
bonus-at-end = Bonus na konci
laid-out = Vyloženo
none-yet = zatím nic
in-hand = V ruce
still-in-hand = ještě { $n } z { $total }
loaded = Naloženo:
in-place = { $n }. místo
if-ended-now = { $n } b., kdyby byl konec

# Požadavky lidu
demands = Požadavky lidu
demand-met = splněno
demand-joker = žolík
demand-unmet = chybí
unmet = nesplněno: −4, −9, −15
unmet-now = teď nesplněno: { $n }, −{ $points }
to-come = ještě: { $n }
vote-bonus = Senátní bonus
no-bonus-left = žádný
no-bonus-yet = po rozmístění kamenů
consul-first = konzul volí první

## Stůl v prohlížeči: tlačítka

from-deck = Z balíčku
bonus-button = { $gold } { $what }
discard-button = { CAP($card) } na { $pile }
load-button = { $n ->
        [one] { CAP($card) }
        [few] { CAP($card) } ×{ $n }
       *[other] { CAP($card) } ×{ $n }
    }
sail-button = { $points ->
        [one] Vypravit loď: { $points } bod
        [few] Vypravit loď: { $points } body
       *[other] Vypravit loď: { $points } bodů
    }
let-sail = Vypravit loď
take-bonus = Vzít tento bonusový žeton
repeat-button = Opakovat: { $action }
repeat-with-joker = Opakovat žolíkem
advance = Postoupit
occupy = Obsadit
recruit = Naverbovat
draw-two = Dobrat 2
play-two = Zahrát dvě karty
two-to-play = Dvě karty k zahrání
skip-effect = Nevyužít
no-repeat = Neopakovat
do-nothing = Nedělat nic
all-at-random = Vše náhodně
pairs-for = Dva kameny do misky { $tray }
tiles-for-circle = Trajánovy žetony do tvého kruhu
for-tray = K misce { $tray }

## Stůl v prohlížeči: co je co

# Několik stejných věcí: { $what } je jedna z nich.
counted = { $n ->
        [one] { $what }
        [few] { $what } ×{ $n }
       *[other] { $what } ×{ $n }
    }
tray-tip = { $tray } { $action }: { $markers ->
        [none] žádné kameny
       *[several] { COMMAS(FORM($markers, "sign")) }
    }{ $plus ->
        [yes] ; +2
       *[no] { "" }
    }
marker-tip = { CAP($marker) } ({ FORM($marker, "sign") })
pair-tip = { COMMAS(FORM($markers, "sign")) }
tip-demand = { CAP($demand) }: splní takový požadavek
tip-permanent = Trvale: každé čtvrtletí splní jeden požadavek ({ $demand })
tip-votes = { $n ->
        [one] { $n } hlas na konci tohoto čtvrtletí
        [few] { $n } hlasy na konci tohoto čtvrtletí
       *[other] { $n } hlasů na konci tohoto čtvrtletí
    }
tip-extra = Akce navíc: jednou opakuje akci { $action }
tip-joker-commodity = Žolík: kterákoli karta na lodi
tip-joker-demand = Žolík: splní jeden libovolný požadavek
tip-joker-construction = Žolík: stavební žeton libovolného druhu na konci hry
tip-joker-extra = Žolík: jednou opakuje libovolnou akci
trajan-gain = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $category ->
        [plus-2] { " " }a žeton +2
        [cards] { " " }a 2 karty
        [workers] { " " }a { $amount ->
            [one] { $amount } dělník
            [few] { $amount } dělníci
           *[other] { $amount } dělníků
        }
        [legionnaires] { " " }a { $amount ->
            [one] { $amount } legionář
            [few] { $amount } legionáři
           *[other] { $amount } legionářů
        }
        [demand] { " " }a { $demand } každé čtvrtletí
       *[other] { "" }
    }
trajan-tip = Trajánův žeton: { $gain }. V misce je potřeba: { FORM($first, "sign") } a { FORM($second, "sign") }
bonus-for-workers = za každého dělníka ve stavební oblasti
bonus-for-legionnaires = za každého legionáře v provincii
bonus-for-gold = za každý žlutý bonusový žeton
bonus-for-demand = za zbylý žeton: { $demand }
bonus-for-goods = za každou vyloženou kartu: { $first }, { $second }
bonus-tip = Bonusový žeton: { $gold } b. (šedá strana { $grey }) { $what }{ $worth ->
        [none] { "" }
       *[other] . Teď: { $worth } b.
    }
camp-tip = Tábor: odtud vyrážejí vojevůdci, tady čekají legionáři
leader-of = Vojevůdce hráče { $name }
legionnaire-of = Legionář hráče { $name }
legionnaires-of = { $n ->
        [one] { $n } legionář hráče { $name }
        [few] { $n } legionáři hráče { $name }
       *[other] { $n } legionářů hráče { $name }
    }
province-tip = { $tile ->
        [none] { $province }: legionář přináší { $points } b.
       *[other] { $province }: legionář přináší { $points } b. { $tile }
    }
forum-empty = Prázdné do konce čtvrtletí
stack-hidden = Odkryje se po rozmístění všech kamenů
stack-empty = Tady už žádný žeton není
building-tip = { $space }: { $building }, hodnota { $value }; první takový žeton přináší akci { $action }
no-building-tip = { $space }: tady už žeton není
worker-of = Dělník hráče { $name } na políčku { $space }
own-buildings = { CAP($building) } ×{ $n }: tři stejné jsou na konci za 10, čtyři za 20
ship-tip-identical = Stejné: 1 až 4 karty jednoho druhu
ship-tip-pairs = Páry: 1 až 3 páry, každý jiného druhu
ship-tip-different = Různé: 1 až 4 karty, každá jiného druhu
deck-tip = { $draft ->
        [yes] { $n ->
            [one] Balíček: { $n } karta
            [few] Balíček: { $n } karty
           *[other] Balíček: { $n } karet
        }
       *[no] { $n ->
            [one] Balíček: { $n } karta; dobrat 2, pak 1 odložit
            [few] Balíček: { $n } karty; dobrat 2, pak 1 odložit
           *[other] Balíček: { $n } karet; dobrat 2, pak 1 odložit
        }
    }
pile-tip = { $below ->
        [none] Hromádka { $pile }: navrchu { $card }; pod ní nic
       *[several] Hromádka { $pile }: navrchu { $card }; pod ní { COMMAS($below) }
    }
demand-tip = { $state ->
        [met] Požadavek lidu: { $demand }. Žeton máš
        [joker] Požadavek lidu: { $demand }. Splní ho tvůj žolík
        [unmet] Požadavek lidu: { $demand }. Žeton ti chybí
       *[open] Požadavek lidu: { $demand }
    }
demand-hidden = Odkryje se, až skončí oběh { $n }
unmet-tip = Požadavky nesplněné na konci čtvrtletí: jeden stojí 4 body, dva 9, tři 15
votes-tip = { $rank ->
        [1] { $votes ->
            [one] { $name } má { $votes } hlas: konzul
            [few] { $name } má { $votes } hlasy: konzul
           *[other] { $name } má { $votes } hlasů: konzul
        }
        [2] { $votes ->
            [one] { $name } má { $votes } hlas: místokonzul
            [few] { $name } má { $votes } hlasy: místokonzul
           *[other] { $name } má { $votes } hlasů: místokonzul
        }
       *[other] { $votes ->
            [one] { $name } má { $votes } hlas
            [few] { $name } má { $votes } hlasy
           *[other] { $name } má { $votes } hlasů
        }
    }
senate-tip = { $n ->
        [0] Start: bez hlasů
       *[other] Za postup sem { $n } b.; na konci čtvrtletí hlasy: { $n }
    }
disc-of = Kolečko hráče { $name }
time-tip = Čas: políčko { $at } z { $length }, oběh { $lap } ze 4
time-marker = Ukazatel času: jedno políčko za každý vzatý kámen
plus-two-tip = Žeton +2: žeton akce navíc opakuje akci { $action } dvakrát
arch-tip = Trajánův oblouk: sem přijde další Trajánův žeton
arch-rests = Oblouk odpočívá: na všech šesti políčkách leží žetony
legionnaires-wait = Legionáři v táboře: { $n }
workers-wait = Dělníci v táboře: { $n }
figures-wait = Figurky v zásobě: { $n }
hand-card = { $n ->
        [one] { CAP($card) }
        [few] { CAP($card) }, { $n } karty
       *[other] { CAP($card) }, { $n } karet
    }
unseen-cards = { $n ->
        [one] { $n } karta, kterou nikdo jiný neviděl
        [few] { $n } karty, které nikdo jiný neviděl
       *[other] { $n } karet, které nikdo jiný neviděl
    }
demand-tiles = Žetony požadavku ({ $demand }) a trvalé žetony
rival-hand = { $cards ->
        [none] Karty v ruce
       *[several] Karty v ruce; známé: { COMMAS($cards) }
    }
rival-display = { $cards ->
        [none] Vyložené karty
       *[several] Vyložené karty: { COMMAS($cards) }
    }
rival-votes = Hlasy ze žetonů
rival-legionnaires = Legionáři v táboře; v provinciích: { $n }
rival-workers = Dělníci v táboře; ve stavební oblasti: { $n }
points-if-ended-now = { $n ->
        [one] { $n } bod, kdyby hra teď skončila
        [few] { $n } body, kdyby hra teď skončila
       *[other] { $n } bodů, kdyby hra teď skončila
    }

## Stůl v prohlížeči: rady

advice-trays = { $trays ->
        [none] Ukaž na misku a uvidíš, kam dopadnou její kameny.
       *[several] Trajánův žeton můžeš splnit z misky: { COMMAS($trays) }.
    }
advice-effect = Splněný žeton: { $gain }
outlook-none = U akce { $action } nečeká žádný Trajánův žeton.
outlook-lost = Žeton u akce { $action } teď splnit nejde.
outlook-met = { $markers ->
        [none] Žeton u akce { $action } bude splněn: { $gain }.
       *[several] Nech si { FORM($markers, "sign-acc") } na akci { $action }: { $gain }.
    }
outlook-after = { CAP(FORM($marker, "sign")) } na akci { $action }. { $outlook }

## Stůl v prohlížeči: otázky

over-hint = Čtvrté čtvrtletí skončilo.
back-tray = Jiná miska
back-marker = Vrátit kámen
back-card = Vrátit kartu
granted = Dodatečná akce za stavební žeton. { $hint }
watch-markers = { $name } rozmisťuje první kameny
watch-cards = { $name } si bere první karty
watch-tiles = { $name } si bere první Trajánovy žetony
watch-tray = { $name } vybírá misku
watch-sow = { $name } rozmisťuje kameny
watch-effect = { $name } plní Trajánův žeton
watch-seaport = { $name } je v přístavu
watch-forum = { $name } si bere žeton z fóra
watch-military = { $name } velí armádě
watch-senate = { $name } je v senátu
watch-trajan = { $name } si bere Trajánův žeton
watch-construction = { $name } staví
watch-discard = { $name } odkládá kartu
watch-extra = { $name } může akci opakovat
watch-consul = { $name } jako konzul volí bonusový žeton
now-markers = Které dva kameny začnou v misce { $tray }?
    .hint = Vyber pár pod kruhem.
now-cards = { $card ->
        [1] Která je tvoje první karta?
        [2] Která je tvoje druhá karta?
       *[3] Která je tvoje třetí karta?
    }
    .hint = Klikni na balíček nebo na vrchní kartu hromádky.
now-tiles = Který Trajánův žeton a ke které misce?
    .hint = Vyber misku pod žetonem. Každý žeton musí být z jiné kategorie.
now-tray = Ze které misky rozmístíš kameny?
    .hint = Klikni na ni. Kam dopadne poslední kámen, tu akci provedeš.
now-sow = Který kámen přijde na akci { $action }?
    .hint = Klikni na kámen v ruce. Poslední dopadne na akci { $action }.
now-plus-two = Na kterou akci dáš žeton +2?
    .hint = Klikni na misku, která ho ještě nemá.
now-two-cards = Dobereš si 2 karty?
    .hint = Přináší je splněný Trajánův žeton.
now-workers = { $n ->
        [one] Vezmeš si { $n } dělníka?
        [few] Vezmeš si { $n } dělníky?
       *[other] Vezmeš si { $n } dělníků?
    }
    .hint = Ze zásoby do tábora: tolik přináší splněný Trajánův žeton.
now-legionnaires = { $n ->
        [one] Vezmeš si { $n } legionáře?
        [few] Vezmeš si { $n } legionáře?
       *[other] Vezmeš si { $n } legionářů?
    }
    .hint = Ze zásoby do tábora: tolik přináší splněný Trajánův žeton.
now-seaport = Co uděláš v přístavu?
    .hint = Balíček: dobrat 2. Hromádka: vzít 1. Ruka: zahrát. Loď: naložit a získat body.
now-forum = Který žeton si vezmeš z fóra?
    .hint = Kterýkoli. Jeho políčko zůstane do konce čtvrtletí prázdné.
now-military = Co udělá tvoje armáda?
    .hint = { $camp ->
        [yes] Klikni na provincii a vyraž z tábora, nebo na tábor a verbuj.
       *[no] Klikni na provincii a jdi dál, na provincii vojevůdce a obsaď ji, nebo na tábor a verbuj.
    }
now-senate = Postoupíš v senátu?
    .hint = Další políčko přináší teď body a na konci čtvrtletí hlasy.
now-trajan = Který Trajánův žeton si vezmeš?
    .hint = Přijde k misce { $tray }, kde stojí tvůj oblouk.
now-construction = Kde budeš stavět?
    .hint = Klikni na políčko vedle svých dělníků, nebo dělníka naverbuj.
now-load = { $ship ->
        [pairs] Co naložíš na loď „Páry“?
        [identical] Co naložíš na loď „Stejné“?
       *[different] Co naložíš na loď „Různé“?
    }
now-sail = { $ship ->
        [pairs] Vypluje loď „Páry“?
        [identical] Vypluje loď „Stejné“?
       *[different] Vypluje loď „Různé“?
    }
now-ship-hint = { $loads ->
        [yes] { $sails ->
            [yes] Klikej na další karty, nebo loď vyprav.
           *[no] Klikej na karty v ruce.
        }
       *[no] { $sails ->
            [yes] Nic dalšího se nehodí.
           *[no] Nic se nehodí.
        }
    }{ $other ->
        [yes] { " " }Nebo klikni na jinou loď.
       *[no] { "" }
    }
now-discard = Kterou kartu odložíš a na kterou hromádku?
    .hint = Vyber hromádku pod kartou v ruce.
now-extra = Zopakuješ akci { $action }?
    .hint = { $twice ->
        [yes] Žeton ji opakuje dvakrát: leží tam žeton +2.
       *[no] Žeton ji opakuje jednou.
    }
now-consul = Který bonusový žeton si vezmeš jako konzul?
    .hint = Tvůj leží žlutou stranou nahoru; místokonzul si vezme druhý, šedou stranou nahoru.
step-markers = Kameny
step-cards = Karty
step-tiles = Trajánovy žetony
step-tray = Miska
step-sow = Rozmístit
step-act = Akce
step-lift = { $action }: vzato { $n }
step-sowing = Rozmístit { $at } z { $total }
step-tile = Žeton
step-repeat = Opakování
step-again = Znovu { $action }

## Tabulky na stránce pravidel

facts-pieces = herní materiál
facts-number = počet
facts-pieces-mats = hráčské podložky
facts-pieces-mats-more = s akčním kruhem; pro každého hráče také vojevůdce, oblouk a dvě kolečka
facts-pieces-markers = akční kameny
facts-pieces-markers-more = pro každého hráče po { $each } v { $colours } barvách
facts-pieces-figures = figurky
facts-pieces-figures-more = { $each } pro každého hráče
facts-pieces-trajan = Trajánovy žetony
facts-pieces-trajan-more = po { $each } v { $categories } kategoriích
facts-pieces-forum = žetony fóra
facts-pieces-forum-more = se zeleným rubem
facts-pieces-extra = žetony akce navíc
facts-pieces-extra-more = se žlutým rubem, po { $each } pro každou akci
facts-pieces-buildings = stavební žetony
facts-pieces-buildings-more = po { $each } od každého druhu: { COMMAS($kinds) }
facts-pieces-goods = karty zboží
facts-pieces-goods-more = po { $each } od každého druhu: { COMMAS($goods) }
facts-pieces-demands = žetony požadavků
facts-pieces-demands-more = po { $each } od každého druhu: { COMMAS($demands) }
facts-pieces-bonus = bonusové žetony
facts-pieces-bonus-more = se žlutou a šedou stranou
facts-pieces-ships = lodě
facts-pieces-ships-more = s barevnou a šedou stranou
facts-pieces-plus-two = žetony +2
facts-pieces-plus-two-more = nejvýš { $each } na podložce, po jednom na akci
facts-tray = miska
facts-action = akce
facts-short = ve zkratce
facts-does-seaport = dobírat karty, vykládat je, vypravovat lodě
facts-does-forum = vzít žeton z fóra
facts-does-military = verbovat legionáře, vést je do provincií
facts-does-senate = postoupit, za body a hlasy
facts-does-trajan = vzít nový Trajánův žeton
facts-does-construction = verbovat dělníky, stavět ve stavební oblasti
facts-players = hráči
facts-forum-spaces = zelená políčka fóra
facts-track = políčka časového okruhu
facts-ship = loď
facts-side = strana
facts-province = provincie
facts-value = hodnota
facts-neighbours = sousední
facts-list = { COMMAS($items) }
facts-step = krok
facts-points-and-votes = body a hlasy
facts-building = druh
facts-grants = přináší akci
facts-values = hodnoty
facts-category = kategorie
facts-points = body
facts-effect = zvláštní akce
facts-effect-plain = žádná
facts-effect-plus-2 = žeton +2 k jedné z tvých akcí, která ho nemá
facts-effect-cards = dobereš si dvě karty z balíčku; nic neodkládáš
facts-effect-workers = { $amount ->
        [one] figurka z tvé zásoby se stane dělníkem
        [few] { $amount } figurky z tvé zásoby se stanou dělníky
       *[other] { $amount } figurek z tvé zásoby se stane dělníky
    }
facts-effect-legionnaires = { $amount ->
        [one] figurka z tvé zásoby se stane legionářem
        [few] { $amount } figurky z tvé zásoby se stanou legionáři
       *[other] { $amount } figurek z tvé zásoby se stane legionáři
    }
facts-effect-demand = žeton se stane trvalým žetonem požadavku: chléb, hry, nebo náboženství
facts-of-each = kusů
facts-tile = žeton
facts-use = co dělá
facts-use-demand = splní jeden požadavek svého druhu, pak se odstraní
facts-use-votes = tolik hlasů navíc na konci čtvrtletí; pak se odstraní
facts-use-extra = jednou opakuje tuto akci, pak se odstraní
facts-use-joker-commodity = kterákoli karta na lodi; ponechaný pomůže na konci bonusovému žetonu
facts-use-joker-demand = splní jeden libovolný požadavek; ponechaný pomůže na konci bonusovému žetonu
facts-use-joker-construction = na konci stavební žeton libovolného druhu v sadě; akci nepřináší
facts-use-joker-extra = jednou opakuje libovolnou akci
facts-unmet = nesplněné požadavky
facts-source = zdroj
facts-worth = kolik
facts-when = kdy
facts-rule = pravidlo
facts-at-once = hned
facts-quarter = konec čtvrtletí
facts-at-end = na konci
facts-worth-trajan-tiles = { $least } až { $most } za každý splněný žeton
facts-worth-ships = až { $most } za náklad
facts-worth-provinces = { $least } až { $most } za legionáře, o { $less } méně za každého cizího
facts-worth-senate = { $least } až { $most } za každý krok
facts-worth-construction = { $least } až { $most } za každý žeton
facts-worth-demands = −{ $one }, −{ $two }, nebo −{ $three } za jeden, dva, nebo tři nesplněné
facts-worth-hand = 1 za každou kartu zboží v ruce
facts-worth-camps = 1 za každého dělníka a legionáře v táborech
facts-worth-circle = 1 za každý Trajánův žeton zbylý na kruhu
facts-worth-sets = { $three } za tři stejné stavební žetony, { $four } za čtyři
facts-worth-bonus-tiles = každý podle svého pravidla
facts-gold = žlutá
facts-grey = šedá
facts-for = body
facts-half = ½
facts-for-goods = za každou takovou vyloženou kartu
facts-for-workers = za každého dělníka ve stavební oblasti, celkem zaokrouhleno nahoru

## V terminálu

final-score = Konečný výsledek
score-now = Kdyby hra teď skončila
place = místo
total = Celkem
winner = Vítězí { $name }
seat-purple = fialový
seat-blue = modrý
seat-red = červený
seat-yellow = žlutý

letter-yellow = Ž
letter-orange = O
letter-green = Z
letter-white = B
letter-pink = R
letter-blue = M

named = { $what }
effect = { $category ->
        [plain] { "" }
        [workers] { $amount ->
            [one] { $amount } dělník
            [few] { $amount } dělníci
           *[other] { $amount } dělníků
        }
        [legionnaires] { $amount ->
            [one] { $amount } legionář
            [few] { $amount } legionáři
           *[other] { $amount } legionářů
        }
        [demand] { $demand }
       *[other] { $category }
    }
none = nic
empty = prázdná
arch = oblouk
demands-now = Požadavky: { $demands ->
        [none] zatím nic
       *[several] { COMMAS($demands) }
    }
aboard = { $cargo ->
        [none] na lodi „{ CAP($ship) }“: zatím nic
       *[several] na lodi „{ CAP($ship) }“: { COMMAS($cargo) }
    }
granted-action = { $action }: dodatečná akce za stavební žeton
in-camp = v táboře
own-figures = Figurky: v dělnickém táboře { $workers }, ve vojenském táboře { $legionnaires }, v zásobě { $supply }; vojevůdce: { $leader }
own-demand = { $demand } { $needed }, máš { $owned } (trvale { $permanent })
own-jokers = žolíci { $n }
forum-title = Fórum (sloupek { $tiles }, akce navíc { $extra })
harbour-title = Přístav (balíček { $cards })
senate-title = Senát (kolečka odspodu)
district-title = Stavba ([volné pro tebe])
provinces-title = Provincie (L vojevůdce; → kam dál)
stacks-title = Trajánovy žetony (barvy, akce, body; kolik)
column-points = body
column-cards = karty
column-workers = děl.
column-legionnaires = leg.
column-supply = zásoba
column-votes = hlasy
column-unmet = chybí
column-tiles = žetony
column-trajan = Trajánovy žetony
column-now = teď

## První partie s průvodcem

lesson-sowing = Rozmístění kamenů
    .say = Kde skončí poslední kámen, takovou máš akci; a dvě správné barvy tam navíc splní žeton.
lesson-sowing-circle = Tvůj akční kruh
    .say = Šest misek, šest akcí. Ve svém tahu zvedneš všechny kameny z jedné misky a rozmístíš je po jednom ve směru hodinových ručiček. Za každý kámen se čas posune o jedno políčko.
lesson-sowing-sow = Splň žeton u misky I
    .say = Žeton u misky I chce růžový a oranžový kámen a oranžový už tam leží. Z misky V dojde růžový právě tam, když žlutý dáš do VI: 5 bodů.
    .do = Klikni na misku V, potom na žlutý kámen.
lesson-sowing-effect = Vezmi si dělníka
    .say = Splněný žeton může mít i zvláštní akci. Tento promění figurku z tvé zásoby v dělníka. Můžeš ji nechat být, ale žeton je pryč tak jako tak.
    .do = Vezmi si dělníka.
lesson-sowing-act = Vezmi si víno
    .say = Poslední kámen skončil v misce I, takže hraješ v přístavu: dobereš dvě karty, vezmeš jednu z hromádky, vyložíš karty, nebo vypravíš loď. Druhé víno se k prvnímu hodí.
    .do = Klikni na víno na hromádce 1.
lesson-ship = Vypravení lodi
    .say = Čím plnější loď, tím větší hodnotu má každá karta. Použitá loď přináší do konce čtvrtletí méně.
lesson-ship-load = Pošli lodí dvě vína a žolíka
    .say = Loď „Stejné“ bere až čtyři karty jednoho druhu: 2, 6, 12, nebo 20 bodů. Tvůj žolík zastoupí třetí víno: 12 bodů.
    .do = Klikni na loď „Stejné“, obě vína a žolíka; pak loď vyprav.
lesson-legion = Legie
    .say = Vojevůdce jde napřed a sbírá žetony; legionář ho následuje a obsadí provincii.
lesson-legion-march = Jdi do provincie Narbonensis
    .say = Akce Armáda verbuje, přesune vojevůdce, nebo obsadí provincii. V provincii Narbonensis leží žeton: kdo přijde, vezme si ho.
    .do = Klikni na provincii Narbonensis.
lesson-legion-again = Proveď akci ještě jednou
    .say = Máš žeton akce navíc: Armáda. Po akci ho můžeš odevzdat a provést ji znovu; jeden takový žeton za tah.
    .do = Zopakuj akci.
lesson-legion-occupy = Obsaď provincii
    .say = Legionář přijde z tábora k tvému vojevůdci: 6 bodů. V provincii Belgica, kde má legionáře Drusus, by to bylo o 3 méně.
    .do = Klikni znovu na provincii Narbonensis.
lesson-roof = Stavění
    .say = První žeton každého druhu přináší hned akci. Tři stejné mají na konci hodnotu 10, čtyři 20.
lesson-roof-build = Stav na B3
    .say = První dělník jde, kam chceš, další vedle tvých. Na B3 leží střecha s hodnotou 4 a tvoje první střecha přináší akci Traján.
    .do = Klikni na B3.
lesson-roof-tile = Vezmi si žeton za 9 bodů
    .say = Nový žeton přijde na políčko u oblouku a oblouk jde na další volné políčko. Tento žeton splníš, až budou v misce I oba modré kameny, a přinese 9 bodů.
    .do = Klikni na žeton se dvěma modrými kameny.
lesson-quarter = Konec čtvrtletí
    .say = Splň požadavky lidu a získej nejvíc hlasů: čtyřikrát za hru.
lesson-quarter-demands = Co chce lid
    .say = Na konci čtvrtletí musí mít každý to, co tu leží. Máš hry a natrvalo náboženství; chybí jen chléb. Jeden nesplněný požadavek stojí 4 body, dva 9, tři 15.
lesson-quarter-time = Jdi na Fórum
    .say = V misce I leží jeden kámen: skončí na II, tedy na Fóru. Ukazatel času dojde na start, takže po tomto tahu čtvrtletí končí; tvoje akce ale přijde dřív.
    .do = Klikni na misku I.
lesson-quarter-bread = Vezmi si chléb
    .say = Z fóra si vezmeš jeden žeton: požadavky, hlasy, akce navíc, žolíky. Chléb ti teď ušetří 4 body.
    .do = Klikni na chléb.
lesson-quarter-consul = Vyber si bonusový žeton
    .say = Všechny požadavky jsou splněny; Drusus nemá nic a ztrácí 15 bodů. A jsi konzul: tvůj žeton má 3 hlasy, Drusus má v senátu 2. Víno a ryby dají 3 body za každou takovou vyloženou kartu.
    .do = Vezmi si víno a ryby.
lesson-ending = Konec
    .say = To je celá hra. Po celé partii uvidíš v tabulce bodů, odkud tvoje body jsou.
lesson-ending-final = Co se počítá na konci
    .say = Karty v ruce a figurky v táborech mají hodnotu po 1 bodu, sady stavebních žetonů 10 nebo 20 a bonusové žetony tolik, kolik říkají: tady 9 za vyložené víno a ryby.
lesson-ending-last = Zahraj poslední tah
    .say = Tímto tahem končí čtvrté čtvrtletí. Z misky III přijde kámen do Senátu: krok přinese body i hlasy, díky kterým budeš konzul.
    .do = Klikni na misku III, postup v senátu a vezmi si bonusový žeton za dělníky.

## Pozice psané rukou. Klíče a jména jsou v nich anglicky v každém jazyce.

position-turn-key = { $key } není částí `turn`. Části jsou: { COMMAS($known) }.
position-demands-up = Odkrytých požadavků lidu je nejvýše { $n }.
position-demand-tiles = Žetonů požadavků každého druhu je jen { $n }.
position-demands-left = Na zbytek hry nestačí žetony požadavků.
position-doing = Napiš, která akce se provádí: turn: { "{" }doing: forum{ "}" }.
position-next = Napiš, do které misky přijde další kámen: turn: { "{" }moving: [blue, white], next: VI{ "}" }.
position-moving = `moving` potřebuje kameny aspoň dvou barev: jinak není z čeho vybírat.
position-not-moving = Kameny se rozmisťují jen tehdy, když `asked` je sow.
position-markers = { $name }: kamenů barvy `{ $colour }` je jen { $n }.
position-markers-left = { $name } má 12 kamenů, v žádné misce neleží: { $n }.
position-placing = { $name } umisťuje do každé misky dva kameny, v pořadí od I do VI.
position-placed = { $name } už nemá co vybírat: všechny misky kromě poslední jsou plné.
position-placing-order = Kameny se umisťují místo po místě: všichni před tím, kdo je na řadě, už své umístili.
position-tiles = Tolik žetonů `{ $tile }` není.
position-stack = Ve sloupku `{ $category }` jsou jen žetony této kategorie.
position-category = Trajánových žetonů kategorie `{ $category }` je jen { $n }.
position-permanent = Trvalé žetony požadavků jsou od každého druhu jen tři.
position-arch = Oblouk ({ $name }) nemůže stát na políčku { $slot }: leží tam žeton.
position-arch-middle = Oblouk ({ $name }) stojí uprostřed jen tehdy, když na všech šesti políčkách leží žetony.
position-known = Karty v `known` a `old` jsou karty z ruky.
position-loading = Karty se nakládají a lodě zkoušejí jen tehdy, když `asked` je ship.
position-piles = Odkládací hromádky jsou dvě.
position-cards = Karet `{ $card }` je jen { $n }.
position-forum = Políčka na fóru: zelená { $green }, žlutá { $yellow }.
position-figures = { $name }: figurek je jen { $n }.
position-one-building = Žeton `{ $building }` je jen jeden.
position-buildings = Žetonů `{ $kind }` je jen { $n }.
position-senate-order = `senate_order` uvádí každého hráče jednou, zdola nahoru.
position-one-bonus = Bonusový žeton `{ $tile }` je jen jeden.
position-bonus = Bonusové žetony ({ $name }) se píšou takto: { "{" }gold: [bread], grey: [games]{ "}" }.
position-senate-bonus = V senátu leží dva bonusové žetony (po konci hry žádný).
position-bag = V sáčku není dost bonusových žetonů na zbytek hry.
position-only-consul = V cizím tahu se hra může ptát jen konzula.
position-consul = Konzulem je { $name }; napiš to jako `to_move`.
position-impossible = Akce `{ $action }` tu není možná, takže se hra na nic neptá.
position-effect = `effect` je žeton, jehož zvláštní akce se nabízí, když `asked` je effect.
position-no-effect = Tato zvláštní akce tu nic nepřinese, takže se hra na nic neptá.
position-ship = `ship` je nakládaná loď, když `asked` je ship.
position-loaded = `loaded` jsou karty z ruky, které se na loď hodí. { $error }
position-extra-used = V jednom tahu lze použít jen jeden žeton akce navíc.
position-no-choice = U `{ $asked }` není z čeho vybírat.
position-no-tile = Trajánův žeton { $tile } neexistuje. Piš ho takto: plain blue-blue.
# Čeho se hodnota týká.
position-a-stack = sloupek
position-the-stack = sloupek `{ $name }`
position-tile-in = žeton ve sloupku `{ $name }`
position-a-top = sloupek v `tops`
position-top = vršek sloupku `{ $name }`
position-a-card = karta v `piles`
position-a-pile = odkládací hromádka
position-forum-tile = žeton na fóru
position-extra-tile = žeton akce navíc
position-supply = zásoba ({ $name })
position-bonus-of = bonusové žetony ({ $name })
position-a-bonus = bonusový žeton v senátu
