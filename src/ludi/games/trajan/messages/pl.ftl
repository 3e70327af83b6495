### Trajan, po polsku.

title = Trajan
    .short = Trajan
summary = Rozkładaj znaczniki w kręgu akcji: wysyłaj statki, handluj, podbijaj, buduj i karm lud Rzymu.
vignette = Kolumna triumfalna obok kręgu akcji
option-leftovers = Pozostałe żetony
    .help = 1 punkt za każdy żeton Trajana pozostały na koniec w kręgu akcji
option-leftovers-yes = tak
option-leftovers-no = nie
option-draft = Wybór żetonów
    .help = pierwsze żetony Trajana: po jednym, po kolei, albo trzy naraz
option-draft-rotation = po kolei
option-draft-at-once = naraz
option-markers = Znaczniki
    .help = pierwsze znaczniki: wybierają gracze albo losowo
option-markers-chosen = wybrane
option-markers-random = losowe
option-track = Tor
    .help = pola toru czasu: 11, 16, 21 albo 12, 17, 22 dla 2, 3, 4 graczy
option-track-short = krótki
option-track-long = długi

## Pojęcia

# Formy: dopełniacz (.gen), biernik (.acc), narzędnik (.ins).

action-seaport = Port
action-forum = Forum
action-military = Militaria
action-senate = Senat
action-trajan = Trajan
action-construction = Budowa

# Znacznik: kolor i znak, który na nim jest (.sign, biernik .sign-acc).
marker-yellow = żółty
    .sign = słońce
    .sign-acc = słońce
marker-orange = pomarańczowy
    .sign = płomień
    .sign-acc = płomień
marker-green = zielony
    .sign = liść
    .sign-acc = liść
marker-white = biały
    .sign = księżyc
    .sign-acc = księżyc
marker-pink = różowy
    .sign = róża
    .sign-acc = różę
marker-blue = niebieski
    .sign = fala
    .sign-acc = falę

good-wine = wino
    .gen = wina
    .acc = wino
good-fish = ryby
    .gen = ryb
    .acc = ryby
good-cattle = bydło
    .gen = bydła
    .acc = bydło
good-wheat = pszenica
    .gen = pszenicy
    .acc = pszenicę
good-columns = kolumny
    .gen = kolumn
    .acc = kolumny
good-furs = futra
    .gen = futer
    .acc = futra
good-jewelry = biżuteria
    .gen = biżuterii
    .acc = biżuterię
good-gems = klejnoty
    .gen = klejnotów
    .acc = klejnoty
good-scrolls = zwoje
    .gen = zwojów
    .acc = zwoje
good-oil = oliwa
    .gen = oliwy
    .acc = oliwę
good-fruit = owoce
    .gen = owoców
    .acc = owoce
good-lamps = lampy
    .gen = lamp
    .acc = lampy
good-joker = joker
    .gen = jokera
    .acc = jokera

ship-identical = identyczne
ship-pairs = pary
ship-different = różne
side-coloured = kolorowa
side-gold = żółta
side-grey = szara

figure-worker = pracownik
figure-legionnaire = legionista

# Żetony forum i potrzeby ludu
tile-bread = chleb
    .acc = chleb
tile-games = rozrywka
    .acc = rozrywkę
tile-religion = religia
    .acc = religię
tile-votes-2 = 2 głosy
tile-votes-3 = 3 głosy
tile-votes-4 = 4 głosy
tile-votes-5 = 5 głosów
tile-extra-seaport = dodatkowa akcja: Port
    .acc = dodatkową akcję: Port
tile-extra-forum = dodatkowa akcja: Forum
    .acc = dodatkową akcję: Forum
tile-extra-military = dodatkowa akcja: Militaria
    .acc = dodatkową akcję: Militaria
tile-extra-senate = dodatkowa akcja: Senat
    .acc = dodatkową akcję: Senat
tile-extra-trajan = dodatkowa akcja: Trajan
    .acc = dodatkową akcję: Trajan
tile-extra-construction = dodatkowa akcja: Budowa
    .acc = dodatkową akcję: Budowa
tile-joker-commodity = joker karty towaru
    .acc = jokera karty towaru
tile-joker-demand = joker żetonu popytu
    .acc = jokera żetonu popytu
tile-joker-construction = joker żetonu budowy
    .acc = jokera żetonu budowy
tile-joker-extra = joker żetonu dodatkowej akcji
    .acc = jokera żetonu dodatkowej akcji

# Żetony budowy: rodzaj, i z punktami
building-stairs = schody
    .acc = schody
building-door = drzwi
    .acc = drzwi
building-fountain = fontanna
    .acc = fontannę
building-roof = dach
    .acc = dach
building-window = okno
    .acc = okno
building = { $building } { $value }
    .acc = { FORM($building, "acc") } { $value }

# Żetony Trajana: kategoria; i z tym, co dają, oraz dwoma znacznikami
category-plain = punkty
category-plus-2 = +2
category-cards = karty
category-workers = pracownicy
category-legionnaires = legioniści
category-demand = potrzeby
trajan = { $category ->
        [workers] { $amount ->
            [one] { $amount } pracownik
            [few] { $amount } pracowników
           *[many] { $amount } pracowników
        }
        [legionnaires] { $amount ->
            [one] { $amount } legionista
            [few] { $amount } legionistów
           *[many] { $amount } legionistów
        }
        [demand] { $demand }
       *[other] { $category }
    } { $first }-{ $second }

# Żetony bonusowe
bonus = { $first } i { $second }
bonus-bread = chleb
bonus-games = rozrywka
bonus-religion = religia
bonus-workers = pracownicy
bonus-legionnaires = legioniści
bonus-gold = żółte żetony

## Pytania: każde stoi po słowach „Pytanie brzmi teraz:”. Przykłady można wpisać.

ask-markers = które dwa znaczniki kładziesz na następną tacę
    .examples = połóż niebieski i biały na III / połóż niebieski i biały / losowo
ask-cards = którą kartę bierzesz
    .examples = weź z talii / weź ze stosu 1
ask-tiles = który żeton Trajana bierzesz i na które pole
    .examples = weź punkty na II
ask-tray = z której tacy rozkładasz znaczniki
    .examples = rozłóż z V / rozłóż z V: niebieski, biały, niebieski
    .otherwise = Najpierw rozłóż znaczniki z jednej tacy: ostatni wskaże twoją akcję.
ask-sow = który znacznik kładziesz na następną tacę
    .examples = niebieski na VI / niebieski
ask-effect = czy korzystasz z akcji specjalnej żetonu Trajana
    .examples = użyj / +2 na Forum / pasuj
ask-seaport = co robisz w porcie
    .examples = dobierz 2 / weź ze stosu 1 / zagraj wino i ryby / ładuj statek identyczne / ładuj statek identyczne: wino, wino / pasuj
ask-forum = który żeton bierzesz z forum
    .examples = weź chleb / pasuj
ask-military = co robią twoje legiony
    .examples = zwerbuj / idź do prowincji Alpes / zajmij / pasuj
ask-senate = czy idziesz dalej w senacie
    .examples = dalej / pasuj
ask-trajan = który żeton Trajana bierzesz
    .examples = weź punkty / pasuj
ask-construction = co robią twoi pracownicy
    .examples = zwerbuj / buduj na B3 / pasuj
ask-ship = co ładujesz i czy statek wypływa
    .examples = załaduj wino / załaduj jokera / ładuj statek pary / wyślij statek
ask-discard = którą kartę odrzucasz
    .examples = odrzuć wino na stos 1
ask-extra = czy używasz żetonu dodatkowej akcji
    .examples = użyj dodatkowej akcji: Forum / użyj jokera / pasuj
ask-consul = który żeton bonusowy bierze konsul
    .examples = wybierz: chleb

## Decyzje, jak stoją na liście i jak się je wpisuje; i dlaczego się nie da.

do-pass = pasuj
do-sow = rozłóż z { $tray }
    .why = Taca { $tray } jest pusta: wybierz tacę ze znacznikami.
do-put = { $colour } na { $tray }
    .why = W ręce nie ma już znacznika: { $colour }.
do-take-tile = weź { FORM($tile, "acc") }
    .why = Takiego żetonu nie ma na forum: { $tile }.
do-recruit = zwerbuj
    .why = Zasoby są puste: nie ma kogo zwerbować.
do-occupy = zajmij
do-move = idź do prowincji { $province }
do-step = dalej
do-take-top = weź { $tile }
    .why = Stos kategorii „{ $category }” jest pusty.
do-build = buduj na { $space }
do-use-extra = użyj dodatkowej akcji: { $action }
    .why = Nie masz żetonu dodatkowej akcji: { $action }.
do-use-joker = użyj jokera
    .why = Nie masz jokera żetonu dodatkowej akcji.
do-use-effect = { $category ->
        [workers] { $amount ->
            [one] weź { $amount } pracownika
            [few] weź { $amount } pracowników
           *[many] weź { $amount } pracowników
        }
        [legionnaires] { $amount ->
            [one] weź { $amount } legionistę
            [few] weź { $amount } legionistów
           *[many] weź { $amount } legionistów
        }
       *[cards] dobierz 2 karty
    }
do-plus-two = +2 na { $action }
do-draw = dobierz 2
    .why = Nie ma już kart do dobrania, nawet po przetasowaniu stosów kart odrzuconych.
do-take-card = { $card ->
        [none] weź ze stosu { $pile }
       *[other] weź { FORM($card, "acc") } ze stosu { $pile }
    }
    .why = Stos { $pile } jest pusty.
do-take-deck = weź z talii
do-choose-ship = ładuj statek { $ship }
    .why = { $ship ->
        [pairs] Nie masz pary na statek „Pary”: to dwie takie same karty albo jokery.
       *[other] Nie masz karty na statek „{ CAP($ship) }”.
    }
do-play = zagraj { FORM($cards, "acc") }
    .why = { $cards ->
        [single] Nie masz na ręce { FORM($cards, "gen") }.
       *[several] Nie masz na ręce razem: { COMMAS($cards) }.
    }
do-discard = odrzuć { FORM($card, "acc") } na stos { $pile }
    .why = Nie masz na ręce { FORM($card, "gen") }.
do-load = załaduj { FORM($cards, "acc") }
    .why = Nie masz już tylu jokerów kart towaru.
do-sail = wyślij statek
    .why = Pusty statek nie wypływa: najpierw załaduj kartę.
do-choose-bonus = wybierz: { $tile }
do-draft-tile = weź { $tile } na { $slot }
do-put-pair = połóż { $colours } na { $tray }
    .why = W każdym kolorze są tylko dwa znaczniki; { COMMAS($colours) }: obu już nie ma.
do-random = losowo
# Krócej to samo: do wpisania, nie na liście.
type-put-pair = połóż { $colours }
type-use = użyj

## Słowa, które nic nie nazywają

no-tray = Nie ma tacy „{ $word }”. Są: { COMMAS($names) }.
no-colour = Nie ma koloru „{ $word }”. Są: { COMMAS($names) }.
no-good = Nie ma towaru „{ $word }”. Są: { COMMAS($names) }.
no-pile = Nie ma stosu „{ $word }”. Są: { COMMAS($names) }.
no-ship = Nie ma statku „{ $word }”. Są: { COMMAS($names) }.
no-tile = Nie ma żetonu forum „{ $word }”. Są: { COMMAS($names) }.
no-province = Nie ma prowincji „{ $word }”. Są: { COMMAS($names) }.
no-space = Nie ma pola „{ $word }”. Są: { COMMAS($names) }.
no-action-name = Nie ma akcji „{ $word }”. Są: { COMMAS($names) }.
no-bonus-tile = Nie ma żetonu bonusowego „{ $word }”. Są: { COMMAS($names) }.
no-trajan-tile = Nie ma żetonu Trajana „{ $word }”. Podaj stos ({ COMMAS($names) }) albo żeton na jego wierzchu.

## Dlaczego ruch jest niedozwolony

no-top-tile = Ten żeton nie leży na wierzchu żadnego stosu: { $tile }.
no-slot = Powiedz, na które pole: II, IV albo VI.
no-first-slot = Pierwsze żetony Trajana trafiają na pola II, IV i VI.
no-free-slot = Na polu { $slot } leży już żeton.
no-tile-left = Stos kategorii „{ $category }” jest pusty.
no-second-tile = Masz już żeton kategorii „{ $category }”: na początku każdy musi być z innej.
no-top-card = Na wierzchu stosu { $pile } nie ma { FORM($card, "gen") }.
no-colours = { $markers ->
        [one] Na tacy { $tray } jest { $markers } znacznik; podaj tyle samo kolorów.
        [few] Na tacy { $tray } są { $markers } znaczniki; podaj tyle samo kolorów.
       *[many] Na tacy { $tray } jest { $markers } znaczników; podaj tyle samo kolorów.
    }
no-more-markers = Na tacy { $tray } nie ma tylu znaczników w kolorze: { $colour }.
no-skipping = Następny znacznik trafia na tacę { $tray }: żadnej tacy się nie pomija.
no-other-tray = Tace wypełnia się po kolei: teraz { $tray }.
no-second-plus-two = Na tej akcji leży już żeton +2: { $action }.

no-joker-played = Jokerów nie można tak zagrać, można je tylko wysłać statkiem.
no-two-cards = Ładuj karty jedną po drugiej: tylko na statek „Pary” ładuje się po dwie.
no-one-card = Na statek „Pary” ładuje się parami: { $card } i { $card } albo { $card } i joker.
no-pair = Para to dwie takie same karty; joker może zastąpić jedną albo obie.
no-more-cards = Masz na ręce tylko tyle: { $card } ×{ $cards }.
no-more-jokers = { $jokers ->
        [one] Masz tylko { $jokers } jokera karty towaru.
        [few] Masz tylko { $jokers } jokery kart towaru.
       *[many] Masz tylko { $jokers } jokerów kart towaru.
    }
no-equal-pairs = Każda para musi być innego rodzaju: cztery takie same karty to nie dwie pary.
no-single-cards = Statek „Pary” zabiera pary takich samych kart; brakujące mogą zastąpić jokery.
no-fourth-pair = Statek „Pary” zabiera najwyżej trzy pary.
no-room = Na ten statek wchodzi najwyżej tyle kart: { $cards }.
no-second-kind = Statek „Identyczne” zabiera karty tylko jednego rodzaju.
no-equal-cards = Statek „Różne” zabiera tylko karty różnych rodzajów.
no-loading-twice = Statek „{ CAP($ship) }” jest właśnie ładowany: załaduj go albo wyślij.
no-trying-twice = Statek „{ CAP($ship) }” był już wypróbowany: aby go jednak załadować, cofnij ostatnie kroki.
no-more-cargo = Statek jest pełny: wyślij go.
no-card = Nie masz na ręce { FORM($card, "gen") }.
no-second-card = Masz na ręce tylko jedną taką kartę ({ $card }), a para to dwie.
no-card-left = Nie masz już na ręce { FORM($card, "gen") }.
no-card-and-joker = Tylko na statku „Pary” karta i joker idą razem; tutaj załaduj jokera osobno.
no-joker-left = Nie masz już jokera karty towaru.
no-kind-twice = { $ship ->
        [pairs] Ten towar jest już na statku ({ $card }), a każda para jest innego rodzaju.
       *[other] Ten towar jest już na statku ({ $card }), a ten statek zabiera różne rodzaje.
    }

no-other-action = Żeton powtarza akcję właśnie wykonaną, a to była: { $action }.
no-leader-yet = Twój przywódca jest jeszcze w obozie: legionista idzie do prowincji przywódcy.
no-second-legionnaire = Masz już legionistę w prowincji { $province }.
no-legionnaire = W obozie militarnym nikt nie czeka: najpierw zwerbuj legionistę.
no-staying = Twój przywódca jest już w prowincji { $province }.
no-way = Prowincja { $province } nie przylega do prowincji { $place }. Stamtąd można iść do: { COMMAS($near) }.
no-way-from-camp = Prowincja { $province } nie przylega do obozu. Stamtąd można iść do: { COMMAS($near) }.
no-worker = W obozie pracowników nikt nie czeka: najpierw zwerbuj pracownika.
no-second-worker = Masz już pracownika na polu { $space }.
no-neighbour = Pole { $space } nie przylega do żadnego z twoich pracowników. Dostępne pola: { COMMAS($near) }.
no-such-bonus = Nie ma tam tego żetonu bonusowego ({ $tile }). Są: { COMMAS($lying) }.

## Co daje wybór

brings-landing = kończy na { $tray } ({ $action })
brings-tile = może spełnić żeton: { $tile } (+{ $points })
brings-laps = { $laps ->
        [one] zamyka okrążenie
        [few] zamyka { $laps } okrążenia
       *[many] zamyka { $laps } okrążeń
    }
brings-action = daje akcję: { $action }
brings-demand-and-end = odkrywa potrzebę i kończy kwartał
brings-demand = zaspokaja potrzebę
brings-province-tile = bierze { FORM($tile, "acc") }
brings-legionnaire = { $points ->
        [one] legionista zdobędzie tam { $points } punkt
        [few] legionista zdobędzie tam { $points } punkty
       *[many] legionista zdobędzie tam { $points } punktów
    }
brings-no-legionnaire = masz tam już legionistę
brings-building = { $building ->
        [none] bez żetonu
       *[other] bierze { FORM($building, "acc") }
    }
brings-slot = na pole { $slot }

## Dziennik: przygotowanie

log-opening = Przygotowanie do gry
log-placed = { $who } kładzie { $first } i { $second } na tacę { $tray }
log-all-placed = { $random ->
        [yes] { $who } rozkłada znaczniki losowo
       *[no] { $who } kończy rozkładanie pierwszych znaczników
    }
log-placing = { $random ->
        [yes] { $who } rozkładają znaczniki losowo
       *[no] { $who } kończą rozkładanie pierwszych znaczników
    }
log-starts = Zaczyna { $who }
log-bonus = { $who } losuje żeton bonusowy: { $tile }
log-card = { $who } bierze { FORM($card, "acc") } ze stosu { $pile }
    .then = Port: bierze { FORM($card, "acc") } ze stosu { $pile }
log-tile = { $who } bierze na pole { $slot } żeton Trajana: { $tile }
    .then = Trajan: { $tile } na pole { $slot }

## Dziennik: tura

log-sown = { $who } rozkłada { ROW($colours) } z tacy { $from } do { $to }
log-sowed = { $who } kładzie { $colour } na tacę { $tray }
log-fulfilled = { $points ->
        [one] { $who } zdobywa { $points } punkt: spełnia żeton { $tile } przy tacy { $tray }
        [few] { $who } zdobywa { $points } punkty: spełnia żeton { $tile } przy tacy { $tray }
       *[many] { $who } zdobywa { $points } punktów: spełnia żeton { $tile } przy tacy { $tray }
    }
    .then = Spełnia żeton { $tile }
log-permanent = { $who } ma odtąd w każdym kwartale jedną zaspokojoną potrzebę: { $demand }
    .then = Odtąd w każdym kwartale jedna zaspokojona potrzeba: { $demand }
log-arch = { $slot ->
        [middle] { $who } przesuwa łuk na środek kręgu
       *[other] { $who } przesuwa łuk na pole { $slot }
    }
log-figures = { $figure ->
        [worker] { $number ->
            [one] { $who } bierze { $number } pracownika
            [few] { $who } bierze { $number } pracowników
           *[many] { $who } bierze { $number } pracowników
        }
       *[legionnaire] { $number ->
            [one] { $who } bierze { $number } legionistę
            [few] { $who } bierze { $number } legionistów
           *[many] { $who } bierze { $number } legionistów
        }
    }
    .then = { $figure ->
            [worker] { $number ->
                [one] Bierze { $number } pracownika
                [few] Bierze { $number } pracowników
               *[many] Bierze { $number } pracowników
            }
           *[legionnaire] { $number ->
                [one] Bierze { $number } legionistę
                [few] Bierze { $number } legionistów
               *[many] Bierze { $number } legionistów
            }
        }
log-plus-two = { $who } kładzie żeton +2 na akcję: { $action }
    .then = Kładzie żeton +2 na akcję: { $action }
log-no-effect = { $who } rezygnuje z akcji specjalnej żetonu: { $tile }
    .then = Rezygnuje z jego akcji specjalnej
log-passed = { $who } pasuje: { $action }
    .then = { $action }: pasuje
log-could-not = { $who } nie może nic zrobić: { $action }
    .then = { $action }: nie może nic zrobić
log-extra = { $repeats ->
        [one] { $who } powtarza raz akcję { $action }; wydaje { FORM($tile, "acc") }
        [few] { $who } powtarza { $repeats } razy akcję { $action }; wydaje { FORM($tile, "acc") }
       *[many] { $who } powtarza { $repeats } razy akcję { $action }; wydaje { FORM($tile, "acc") }
    }
    .then = { $repeats ->
            [one] Powtarza raz akcję { $action }; wydaje { FORM($tile, "acc") }
            [few] Powtarza { $repeats } razy akcję { $action }; wydaje { FORM($tile, "acc") }
           *[many] Powtarza { $repeats } razy akcję { $action }; wydaje { FORM($tile, "acc") }
        }

log-drew = { $why ->
        [seaport] { $cards ->
            [one] { $who } dobiera w porcie { $cards } kartę
            [few] { $who } dobiera w porcie { $cards } karty
           *[many] { $who } dobiera w porcie { $cards } kart
        }
        [tile] { $cards ->
            [one] { $who } dobiera za żeton Trajana { $cards } kartę
            [few] { $who } dobiera za żeton Trajana { $cards } karty
           *[many] { $who } dobiera za żeton Trajana { $cards } kart
        }
        [played] { $cards ->
            [one] { $who } dobiera za zagrane { $cards } kartę
            [few] { $who } dobiera za zagrane { $cards } karty
           *[many] { $who } dobiera za zagrane { $cards } kart
        }
       *[setup] { $cards ->
            [one] { $who } bierze z talii { $cards } kartę
            [few] { $who } bierze z talii { $cards } karty
           *[many] { $who } bierze z talii { $cards } kart
        }
    }
    .then = { $why ->
            [seaport] { $cards ->
                [one] Port: dobiera { $cards } kartę
                [few] Port: dobiera { $cards } karty
               *[many] Port: dobiera { $cards } kart
            }
           *[other] { $cards ->
                [one] Dobiera { $cards } kartę
                [few] Dobiera { $cards } karty
               *[many] Dobiera { $cards } kart
            }
        }
log-discarded = { $who } odrzuca { FORM($card, "acc") } na stos { $pile }
    .then = Odrzuca { FORM($card, "acc") } na stos { $pile }
log-played = { $second ->
        [none] { $who } zagrywa { FORM($first, "acc") }
       *[other] { $who } zagrywa { FORM($first, "acc") } i { FORM($second, "acc") }
    }
    .then = { $second ->
            [none] Port: zagrywa { FORM($first, "acc") }
           *[other] Port: zagrywa { FORM($first, "acc") } i { FORM($second, "acc") }
        }
log-shipped = { $points ->
        [one] { $who } zdobywa { $points } punkt: statek „{ CAP($ship) }” ({ $side } strona)
        [few] { $who } zdobywa { $points } punkty: statek „{ CAP($ship) }” ({ $side } strona)
       *[many] { $who } zdobywa { $points } punktów: statek „{ CAP($ship) }” ({ $side } strona)
    }
    .then = Port: statek „{ CAP($ship) }” ({ $side } strona)
log-cargo = { $number ->
        [one] Na statku: { $card }
        [few] Na statku: { $card } ×{ $number }
       *[many] Na statku: { $card } ×{ $number }
    }
    .each = { $number ->
            [one] { $card }
            [few] { $card } ×{ $number }
           *[many] { $card } ×{ $number }
        }
log-aboard = Na statku: { COMMAS($each) }
log-pile = Nowa karta na stosie { $pile }: { $card }
log-reshuffled = { $cards ->
        [one] Odrzucone karty to nowa talia: { $cards } karta
        [few] Odrzucone karty to nowa talia: { $cards } karty
       *[many] Odrzucone karty to nowa talia: { $cards } kart
    }
log-forum = { $who } bierze z forum { FORM($tile, "acc") }
    .then = Forum: bierze { FORM($tile, "acc") }
log-recruited = { $figure ->
        [worker] { $who } werbuje pracownika
       *[legionnaire] { $who } werbuje legionistę
    }
    .then = { $figure ->
            [worker] Budowa: werbuje pracownika
           *[legionnaire] Militaria: werbuje legionistę
        }
log-marched = { $tile ->
        [none] { $who } prowadzi legiony do prowincji { $province }
       *[other] { $who } prowadzi legiony do prowincji { $province } i bierze { FORM($tile, "acc") }
    }
    .then = { $tile ->
            [none] Militaria: prowadzi legiony do prowincji { $province }
           *[other] Militaria: prowadzi legiony do prowincji { $province } i bierze { FORM($tile, "acc") }
        }
log-occupied = { $points ->
        [one] { $who } zdobywa { $points } punkt: legionista w prowincji { $province }
        [few] { $who } zdobywa { $points } punkty: legionista w prowincji { $province }
       *[many] { $who } zdobywa { $points } punktów: legionista w prowincji { $province }
    }{ $less ->
        [0] { "" }
       *[other] , { $less } mniej za legionistów innych graczy
    }
    .then = Militaria: legionista w prowincji { $province }{ $less ->
            [0] { "" }
           *[other] , { $less } mniej za legionistów innych graczy
        }
log-stepped = { $points ->
        [one] { $who } zdobywa { $points } punkt: idzie w senacie na pole { $points }
        [few] { $who } zdobywa { $points } punkty: idzie w senacie na pole { $points }
       *[many] { $who } zdobywa { $points } punktów: idzie w senacie na pole { $points }
    }
    .then = Senat: krok na pole { $points }
log-top = Następny żeton Trajana: { $tile }
log-built = { $building ->
        [none] { $who } buduje na polu bez żetonu
       *[other] { $points ->
            [one] { $who } zdobywa { $points } punkt: buduje i bierze { FORM($building, "acc") }
            [few] { $who } zdobywa { $points } punkty: buduje i bierze { FORM($building, "acc") }
           *[many] { $who } zdobywa { $points } punktów: buduje i bierze { FORM($building, "acc") }
        }
    }
    .then = { $building ->
            [none] Budowa: pole bez żetonu
           *[other] Budowa: { $building }
        }
log-granted = { $who } otrzymuje akcję { $action } za pierwszy taki żeton: { $kind }
    .then = Pierwszy taki żeton ({ $kind }): dodatkowo akcja { $action }

## Dziennik: okrążenia i kwartały

log-lap = Kwartał { $quarter }, okrążenie { $lap }
log-demand = Potrzeba ludu: { $demand } ({ $number } z 3)
log-quarter-ended = Koniec kwartału { $quarter }
log-paid = { $who } zaspokaja potrzeby{ $permanent ->
        [none] { "" }
       *[several] ; na stałe: { COMMAS($permanent) }
    }{ $tiles ->
        [none] { "" }
       *[several] ; żetonami: { COMMAS($tiles) }
    }{ $jokers ->
        [none] { "" }
       *[several] ; jokerami: { COMMAS($jokers) }
    }
log-missed = { $demands ->
        [single] { $lost ->
            [one] { $who } traci { $lost } punkt: niespełniona potrzeba – { COMMAS($demands) }
            [few] { $who } traci { $lost } punkty: niespełniona potrzeba – { COMMAS($demands) }
           *[many] { $who } traci { $lost } punktów: niespełniona potrzeba – { COMMAS($demands) }
        }
       *[several] { $lost ->
            [one] { $who } traci { $lost } punkt: niespełnione potrzeby – { COMMAS($demands) }
            [few] { $who } traci { $lost } punkty: niespełnione potrzeby – { COMMAS($demands) }
           *[many] { $who } traci { $lost } punktów: niespełnione potrzeby – { COMMAS($demands) }
        }
    }
log-voted = { $office ->
        [consul] { $who } zostaje konsulem: { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
           *[many] { $votes } głosów
        }
        [vice-consul] { $who } zostaje zastępcą konsula: { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
           *[many] { $votes } głosów
        }
        [third] { $who } zajmuje trzecie miejsce: { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
           *[many] { $votes } głosów
        }
       *[last] { $who } zajmuje czwarte miejsce: { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
           *[many] { $votes } głosów
        }
    }{ $tiles ->
        [0] { "" }
       *[other] , w tym { $tiles } z żetonów
    }
log-won-tie = { $why ->
        [track] Remis w głosowaniu: { $who } stoi na torze senatu dalej niż { $over }
       *[stack] Remis w głosowaniu: { $who } ma dysk wyżej niż { $over }
    }
log-office = { $who } bierze żeton bonusowy: { $tile } ({ $side } strona)
log-cleared = { $tiles ->
        [0] Usunięto głosy i potrzeby
        [one] Usunięto głosy, potrzeby i { $tiles } żeton z forum
        [few] Usunięto głosy, potrzeby i { $tiles } żetony z forum
       *[many] Usunięto głosy, potrzeby i { $tiles } żetonów z forum
    }
log-new-bonus = { $second ->
        [none] { $first ->
            [none] Nie ma już żetonów bonusowych dla senatu
           *[other] Nowy żeton bonusowy w senacie: { $first }
        }
       *[other] Nowe żetony bonusowe w senacie: { $first }; { $second }
    }
log-new-province = Nowy żeton w prowincji { $province }: { $tile }
log-new-forum = Nowe na forum: { $first ->
        [none] –
       *[other] { $first }
    }, { $second ->
        [none] –
       *[other] { $second }
    }, { $third ->
        [none] –
       *[other] { $third }
    }
log-refilled = Nowe żetony – na forum: { $forum }, w prowincjach: { $provinces }; wszystkie statki znów kolorową stroną ku górze

## Dziennik: koniec

log-ended = Końcowe punktowanie
log-final = { $source ->
        [hand] { $points ->
            [one] { $who } zdobywa { $points } punkt za karty na ręce
            [few] { $who } zdobywa { $points } punkty za karty na ręce
           *[many] { $who } zdobywa { $points } punktów za karty na ręce
        }
        [camps] { $points ->
            [one] { $who } zdobywa { $points } punkt za pracowników i legionistów w obozach
            [few] { $who } zdobywa { $points } punkty za pracowników i legionistów w obozach
           *[many] { $who } zdobywa { $points } punktów za pracowników i legionistów w obozach
        }
        [circle] { $points ->
            [one] { $who } zdobywa { $points } punkt za żetony Trajana w kręgu akcji
            [few] { $who } zdobywa { $points } punkty za żetony Trajana w kręgu akcji
           *[many] { $who } zdobywa { $points } punktów za żetony Trajana w kręgu akcji
        }
       *[sets] { $points ->
            [one] { $who } zdobywa { $points } punkt za zestawy żetonów budowy
            [few] { $who } zdobywa { $points } punkty za zestawy żetonów budowy
           *[many] { $who } zdobywa { $points } punktów za zestawy żetonów budowy
        }
    }
log-final-bonus = { $points ->
        [one] { $who } zdobywa { $points } punkt za żeton bonusowy: { $tile } ({ $side } strona)
        [few] { $who } zdobywa { $points } punkty za żeton bonusowy: { $tile } ({ $side } strona)
       *[many] { $who } zdobywa { $points } punktów za żeton bonusowy: { $tile } ({ $side } strona)
    }
log-final-jokers = { $points ->
        [one] { $who } zdobywa { $points } punkt za jokery kart towaru, z najlepszym żetonem bonusowym
        [few] { $who } zdobywa { $points } punkty za jokery kart towaru, z najlepszym żetonem bonusowym
       *[many] { $who } zdobywa { $points } punktów za jokery kart towaru, z najlepszym żetonem bonusowym
    }
log-total = { $total ->
        [one] { $place }. { $who }: { $total } punkt
        [few] { $place }. { $who }: { $total } punkty
       *[many] { $place }. { $who }: { $total } punktów
    }
log-won = { $over ->
        [none] { $total ->
            [one] Wygrywa { $who }: { $total } punkt
            [few] Wygrywa { $who }: { $total } punkty
           *[many] Wygrywa { $who }: { $total } punktów
        }
       *[other] Wygrywa { $who }: tyle samo punktów co { $over }, ale po ostatnim głosowaniu dysk leży wyżej
    }

## Tabela punktów

source-trajan-tiles = żetony Trajana
source-ships = statki
source-provinces = prowincje
source-senate = senat
source-construction = budowa
source-demands = potrzeby ludu
source-hand = karty na ręce
source-camps = obozy
source-circle = krąg akcji
source-sets = zestawy
source-bonus-tiles = żetony bonusowe

## Stół w przeglądarce: jego części

tab-circle = Krąg
tab-board = Plansza
tab-mine = Moje
tab-seats = Gracze
board = Plansza
circle = Krąg akcji
circle-of = Krąg akcji gracza { $name }
mat-of = Plansza gracza { $name }
glance = W skrócie
area-provinces = Prowincje
provinces-small = punkty za legionistę; −3 za rywala
area-forum = Forum
forum-stack = w stosie: { $n }
area-stacks = Żetony Trajana
stacks-small = ile
area-district = Budowa
district-small = 3 takie: +10, 4: +20
district = Dystrykt budowlany
area-harbour = Port
harbour-small = punkty za załadowane karty
area-senate = Senat
senate-track = Tor senatu
votes-now = głosy teraz
area-time = Czas
lap-of = okrążenie { $n } z 4
lap = okr. { $n }
quarter = Kwartał { $quarter }
quarter-tip = Gra kończy się po kwartale IV
time-at = { $at } z { $length }
camp = Obóz
deck = talia
pile = stos { $n }
out-of = z { $n }
start = start
points = { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
ship-side-coloured = kolorowa
ship-side-grey = szara
hand = Ręka
cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
tiles = Żetony
your-tiles = Twoje żetony
built = Zbudowane
bonus-at-end = Bonus na koniec
laid-out = Zagrane
none-yet = jeszcze nic
in-hand = W ręce
still-in-hand = jeszcze { $n } z { $total }
loaded = Załadowano:
in-place = { $n }. miejsce
if-ended-now = gdyby koniec: { $n } pkt

# Potrzeby ludu
demands = Potrzeby ludu
demand-met = jest
demand-joker = joker
demand-unmet = brak
unmet = niespełnione: −4, −9, −15
unmet-now = niespełnione teraz: { $n }, −{ $points }
to-come = jeszcze: { $n }
vote-bonus = Bonus senatu
no-bonus-left = brak
no-bonus-yet = po rozłożeniu znaczników
consul-first = konsul wybiera pierwszy

## Stół w przeglądarce: przyciski

from-deck = Z talii
bonus-button = { $gold } { $what }
discard-button = { CAP($card) } na { $pile }
load-button = { $n ->
        [one] { CAP($card) }
        [few] { CAP($card) } ×{ $n }
       *[many] { CAP($card) } ×{ $n }
    }
sail-button = { $points ->
        [one] Wyślij statek: { $points } punkt
        [few] Wyślij statek: { $points } punkty
       *[many] Wyślij statek: { $points } punktów
    }
let-sail = Wyślij statek
take-bonus = Weź ten żeton bonusowy
repeat-button = Powtórz: { $action }
repeat-with-joker = Powtórz jokerem
advance = Dalej
occupy = Zajmij
recruit = Zwerbuj
draw-two = Dobierz 2
play-two = Zagraj dwie karty
two-to-play = Dwie karty do zagrania
skip-effect = Zrezygnuj
no-repeat = Bez powtórzenia
do-nothing = Nic nie rób
all-at-random = Wszystko losowo
pairs-for = Dwa znaczniki na tacę { $tray }
tiles-for-circle = Żetony Trajana do twojego kręgu
for-tray = Przy tacy { $tray }

## Stół w przeglądarce: co to jest

# Kilka takich samych rzeczy: { $what } to jedna z nich.
counted = { $n ->
        [one] { $what }
        [few] { $what } ×{ $n }
       *[many] { $what } ×{ $n }
    }
tray-tip = { $tray } { $action }: { $markers ->
        [none] brak znaczników
       *[several] { COMMAS(FORM($markers, "sign")) }
    }{ $plus ->
        [yes] ; +2
       *[no] { "" }
    }
marker-tip = { CAP($marker) } ({ FORM($marker, "sign") })
pair-tip = { COMMAS(FORM($markers, "sign")) }
tip-demand = { CAP($demand) }: zaspokaja taką potrzebę
tip-permanent = Na stałe: zaspokaja w każdym kwartale jedną potrzebę ({ $demand })
tip-votes = { $n ->
        [one] { $n } głos na koniec tego kwartału
        [few] { $n } głosy na koniec tego kwartału
       *[many] { $n } głosów na koniec tego kwartału
    }
tip-extra = Dodatkowa akcja: powtarza raz akcję { $action }
tip-joker-commodity = Joker: dowolna karta na statku
tip-joker-demand = Joker: zaspokaja jedną dowolną potrzebę
tip-joker-construction = Joker: żeton budowy dowolnego rodzaju na koniec gry
tip-joker-extra = Joker: powtarza raz dowolną akcję
trajan-gain = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $category ->
        [plus-2] { " " }i żeton +2
        [cards] { " " }i 2 karty
        [workers] { " " }i { $amount ->
            [one] { $amount } pracownik
            [few] { $amount } pracowników
           *[many] { $amount } pracowników
        }
        [legionnaires] { " " }i { $amount ->
            [one] { $amount } legionista
            [few] { $amount } legionistów
           *[many] { $amount } legionistów
        }
        [demand] { " " }i { $demand } w każdym kwartale
       *[other] { "" }
    }
trajan-tip = Żeton Trajana: { $gain }. Potrzebne na tacy: { FORM($first, "sign") } i { FORM($second, "sign") }
bonus-for-workers = za każdego pracownika w dystrykcie
bonus-for-legionnaires = za każdego legionistę w prowincji
bonus-for-gold = za każdy żółty żeton bonusowy
bonus-for-demand = za zachowany żeton: { $demand }
bonus-for-goods = za każdą kartę: { $first }, { $second } w strefie gry
bonus-tip = Żeton bonusowy: { $gold } pkt (szara strona { $grey }) { $what }{ $worth ->
        [none] { "" }
       *[other] . Teraz: { $worth } pkt
    }
camp-tip = Obóz: stąd ruszają przywódcy, tu czekają legioniści
leader-of = Przywódca gracza { $name }
legionnaire-of = Legionista gracza { $name }
legionnaires-of = { $n ->
        [one] { $n } legionista gracza { $name }
        [few] { $n } legionistów gracza { $name }
       *[many] { $n } legionistów gracza { $name }
    }
province-tip = { $tile ->
        [none] { $province }: legionista daje { $points } pkt
       *[other] { $province }: legionista daje { $points } pkt. { $tile }
    }
forum-empty = Puste do końca kwartału
stack-hidden = Odkrywane po rozłożeniu wszystkich znaczników
stack-empty = Nie ma tu już żetonów
building-tip = { $space }: { $building }, wartość { $value }; pierwszy taki żeton daje akcję { $action }
no-building-tip = { $space }: nie ma tu już żetonu
worker-of = Pracownik gracza { $name } na polu { $space }
own-buildings = { CAP($building) } ×{ $n }: trzy takie same dają na koniec 10, cztery 20
ship-tip-identical = Identyczne: 1–4 karty jednego rodzaju
ship-tip-pairs = Pary: 1–3 pary, każda innego rodzaju
ship-tip-different = Różne: 1–4 karty, każda innego rodzaju
deck-tip = { $draft ->
        [yes] { $n ->
            [one] Talia: { $n } karta
            [few] Talia: { $n } karty
           *[many] Talia: { $n } kart
        }
       *[no] { $n ->
            [one] Talia: { $n } karta; dobierz 2, potem odrzuć 1
            [few] Talia: { $n } karty; dobierz 2, potem odrzuć 1
           *[many] Talia: { $n } kart; dobierz 2, potem odrzuć 1
        }
    }
pile-tip = { $below ->
        [none] Stos { $pile }: na wierzchu { $card }; pod spodem nic
       *[several] Stos { $pile }: na wierzchu { $card }; pod spodem { COMMAS($below) }
    }
demand-tip = { $state ->
        [met] Potrzeba ludu: { $demand }. Masz ten żeton
        [joker] Potrzeba ludu: { $demand }. Zaspokaja ją twój joker
        [unmet] Potrzeba ludu: { $demand }. Brak żetonu
       *[open] Potrzeba ludu: { $demand }
    }
demand-hidden = Odkrywana, gdy kończy się okrążenie { $n }
unmet-tip = Potrzeby niespełnione na koniec kwartału: jedna kosztuje 4 punkty, dwie 9, trzy 15
votes-tip = { $rank ->
        [1] { $votes ->
            [one] { $name } ma { $votes } głos: konsul
            [few] { $name } ma { $votes } głosy: konsul
           *[many] { $name } ma { $votes } głosów: konsul
        }
        [2] { $votes ->
            [one] { $name } ma { $votes } głos: zastępca konsula
            [few] { $name } ma { $votes } głosy: zastępca konsula
           *[many] { $name } ma { $votes } głosów: zastępca konsula
        }
       *[other] { $votes ->
            [one] { $name } ma { $votes } głos
            [few] { $name } ma { $votes } głosy
           *[many] { $name } ma { $votes } głosów
        }
    }
senate-tip = { $n ->
        [0] Start: bez głosów
       *[other] Za wejście tutaj { $n } pkt; na koniec kwartału głosy: { $n }
    }
disc-of = Dysk gracza { $name }
time-tip = Czas: pole { $at } z { $length }, okrążenie { $lap } z 4
time-marker = Znacznik czasu: jedno pole za każdy zabrany znacznik
plus-two-tip = Żeton +2: żeton dodatkowej akcji powtarza akcję { $action } dwa razy
arch-tip = Łuk Trajana: tu trafi następny żeton Trajana
arch-rests = Łuk odpoczywa: na wszystkich sześciu polach leżą żetony
legionnaires-wait = Legioniści w obozie: { $n }
workers-wait = Pracownicy w obozie: { $n }
figures-wait = Pionki w zasobach: { $n }
hand-card = { $n ->
        [one] { CAP($card) }
        [few] { CAP($card) }, { $n } karty
       *[many] { CAP($card) }, { $n } kart
    }
unseen-cards = { $n ->
        [one] { $n } karta, której nikt inny nie widział
        [few] { $n } karty, których nikt inny nie widział
       *[many] { $n } kart, których nikt inny nie widział
    }
demand-tiles = Żetony potrzeby ({ $demand }) i stałe żetony
rival-hand = { $cards ->
        [none] Karty na ręce
       *[several] Karty na ręce; znane: { COMMAS($cards) }
    }
rival-display = { $cards ->
        [none] Karty w strefie gry
       *[several] Karty w strefie gry: { COMMAS($cards) }
    }
rival-votes = Głosy z żetonów
rival-legionnaires = Legioniści w obozie; w prowincjach: { $n }
rival-workers = Pracownicy w obozie; w dystrykcie: { $n }
points-if-ended-now = { $n ->
        [one] { $n } punkt, gdyby gra skończyła się teraz
        [few] { $n } punkty, gdyby gra skończyła się teraz
       *[many] { $n } punktów, gdyby gra skończyła się teraz
    }

## Stół w przeglądarce: rady

advice-trays = { $trays ->
        [none] Wskaż tacę, aby zobaczyć, dokąd trafią jej znaczniki.
       *[several] Żeton Trajana możesz spełnić z tacy: { COMMAS($trays) }.
    }
advice-effect = Spełniony żeton: { $gain }
outlook-none = Przy akcji { $action } nie czeka żeton Trajana.
outlook-lost = Żetonu przy akcji { $action } tym razem nie da się spełnić.
outlook-met = { $markers ->
        [none] Żeton przy akcji { $action } będzie spełniony: { $gain }.
       *[several] Zachowaj { FORM($markers, "sign-acc") } na akcję { $action }: { $gain }.
    }
outlook-after = { CAP(FORM($marker, "sign")) } na akcję { $action }. { $outlook }

## Stół w przeglądarce: pytania

over-hint = Czwarty kwartał dobiegł końca.
back-tray = Inna taca
back-marker = Cofnij znacznik
back-card = Cofnij kartę
granted = Akcja z żetonu budowy. { $hint }
watch-markers = { $name } rozkłada pierwsze znaczniki
watch-cards = { $name } bierze pierwsze karty
watch-tiles = { $name } bierze pierwsze żetony Trajana
watch-tray = { $name } wybiera tacę
watch-sow = { $name } rozkłada znaczniki
watch-effect = { $name } spełnia żeton Trajana
watch-seaport = { $name } jest w porcie
watch-forum = { $name } bierze żeton z forum
watch-military = { $name } dowodzi legionami
watch-senate = { $name } jest w senacie
watch-trajan = { $name } bierze żeton Trajana
watch-construction = { $name } buduje
watch-discard = { $name } odrzuca kartę
watch-extra = { $name } może powtórzyć akcję
watch-consul = { $name } jako konsul wybiera żeton bonusowy
now-markers = Które dwa znaczniki zaczynają na tacy { $tray }?
    .hint = Wybierz parę pod kręgiem.
now-cards = { $card ->
        [1] Pierwsza karta: którą bierzesz?
        [2] Druga karta: którą bierzesz?
       *[3] Trzecia karta: którą bierzesz?
    }
    .hint = Kliknij talię albo wierzchnią kartę stosu.
now-tiles = Który żeton Trajana i przy której tacy?
    .hint = Wybierz tacę pod żetonem. Każdy żeton musi być z innej kategorii.
now-tray = Z której tacy rozkładasz znaczniki?
    .hint = Kliknij ją. Ostatni znacznik wskaże twoją akcję.
now-sow = Który znacznik kładziesz na akcję { $action }?
    .hint = Kliknij znacznik w ręce. Ostatni trafi na akcję { $action }.
now-plus-two = Na którą akcję kładziesz żeton +2?
    .hint = Kliknij tacę, która go jeszcze nie ma.
now-two-cards = Dobierasz 2 karty?
    .hint = Daje je spełniony żeton Trajana.
now-workers = { $n ->
        [one] Bierzesz { $n } pracownika?
        [few] Bierzesz { $n } pracowników?
       *[many] Bierzesz { $n } pracowników?
    }
    .hint = Z zasobów do obozu: tyle daje spełniony żeton Trajana.
now-legionnaires = { $n ->
        [one] Bierzesz { $n } legionistę?
        [few] Bierzesz { $n } legionistów?
       *[many] Bierzesz { $n } legionistów?
    }
    .hint = Z zasobów do obozu: tyle daje spełniony żeton Trajana.
now-seaport = Co robisz w porcie?
    .hint = Talia: dobierz 2. Stos: weź 1. Ręka: zagraj. Statek: załaduj i zdobądź punkty.
now-forum = Który żeton bierzesz z forum?
    .hint = Dowolny. Jego pole pozostaje puste do końca kwartału.
now-military = Co robią twoje legiony?
    .hint = { $camp ->
        [yes] Kliknij prowincję, aby wyprowadzić przywódcę, albo obóz, aby werbować.
       *[no] Kliknij prowincję, aby iść dalej, prowincję przywódcy, aby ją zająć, albo obóz, aby werbować.
    }
now-senate = Idziesz dalej w senacie?
    .hint = Następne pole daje punkty teraz i głosy na koniec kwartału.
now-trajan = Który żeton Trajana bierzesz?
    .hint = Trafi na pole { $tray }, gdzie stoi twój łuk.
now-construction = Gdzie budujesz?
    .hint = Kliknij pole obok swoich pracowników albo zwerbuj pracownika.
now-load = { $ship ->
        [pairs] Co ładujesz na statek „Pary”?
        [identical] Co ładujesz na statek „Identyczne”?
       *[different] Co ładujesz na statek „Różne”?
    }
now-sail = { $ship ->
        [pairs] Czy statek „Pary” wypływa?
        [identical] Czy statek „Identyczne” wypływa?
       *[different] Czy statek „Różne” wypływa?
    }
now-ship-hint = { $loads ->
        [yes] { $sails ->
            [yes] Klikaj kolejne karty albo wyślij statek.
           *[no] Klikaj karty z ręki.
        }
       *[no] { $sails ->
            [yes] Nic więcej nie pasuje.
           *[no] Nic nie pasuje.
        }
    }{ $other ->
        [yes] { " " }Albo kliknij inny statek.
       *[no] { "" }
    }
now-discard = Którą kartę odrzucasz i na który stos?
    .hint = Wybierz stos pod kartą z ręki.
now-extra = Powtarzasz akcję { $action }?
    .hint = { $twice ->
        [yes] Żeton powtarza ją dwa razy: leży tam żeton +2.
       *[no] Żeton powtarza ją raz.
    }
now-consul = Który żeton bonusowy bierzesz jako konsul?
    .hint = Twój leży żółtą stroną ku górze; zastępca konsula bierze drugi, szarą stroną ku górze.
step-markers = Znaczniki
step-cards = Karty
step-tiles = Żetony Trajana
step-tray = Taca
step-sow = Rozłóż
step-act = Akcja
step-lift = { $action }: zabrane { $n }
step-sowing = Rozłóż { $at } z { $total }
step-tile = Żeton
step-repeat = Powtórzenie
step-again = Znów { $action }

## Tabele na stronie zasad

facts-pieces = elementy
facts-number = liczba
facts-pieces-mats = plansze graczy
facts-pieces-mats-more = z kręgiem akcji; dla każdego gracza także przywódca, łuk i dwa dyski
facts-pieces-markers = znaczniki akcji
facts-pieces-markers-more = dla każdego gracza po { $each } w { $colours } kolorach
facts-pieces-figures = pionki
facts-pieces-figures-more = po { $each } dla każdego gracza
facts-pieces-trajan = żetony Trajana
facts-pieces-trajan-more = po { $each } w { $categories } kategoriach
facts-pieces-forum = żetony forum
facts-pieces-forum-more = z zielonym rewersem
facts-pieces-extra = żetony dodatkowej akcji
facts-pieces-extra-more = z żółtym rewersem, po { $each } na każdą akcję
facts-pieces-buildings = żetony budowy
facts-pieces-buildings-more = po { $each } z każdego rodzaju: { COMMAS($kinds) }
facts-pieces-goods = karty towarów
facts-pieces-goods-more = po { $each } z każdego rodzaju: { COMMAS($goods) }
facts-pieces-demands = żetony popytu
facts-pieces-demands-more = po { $each } z każdego rodzaju: { COMMAS($demands) }
facts-pieces-bonus = żetony bonusowe
facts-pieces-bonus-more = ze stroną żółtą i szarą
facts-pieces-ships = statki
facts-pieces-ships-more = ze stroną kolorową i szarą
facts-pieces-plus-two = żetony +2
facts-pieces-plus-two-more = najwyżej { $each } na planszy, po jednym na akcję
facts-tray = taca
facts-action = akcja
facts-short = w skrócie
facts-does-seaport = dobierz karty, zagraj je, wyślij towary
facts-does-forum = weź żeton z forum
facts-does-military = zwerbuj legionistów, wprowadź ich do prowincji
facts-does-senate = idź dalej, po punkty i głosy
facts-does-trajan = weź nowy żeton Trajana
facts-does-construction = zwerbuj pracowników, buduj w dystrykcie
facts-players = gracze
facts-forum-spaces = zielone pola forum
facts-track = pola toru czasu
facts-ship = statek
facts-side = strona
facts-province = prowincja
facts-value = wartość
facts-neighbours = sąsiednie
facts-list = { COMMAS($items) }
facts-step = krok
facts-points-and-votes = punkty i głosy
facts-building = rodzaj
facts-grants = daje akcję
facts-values = wartości
facts-category = kategoria
facts-points = punkty
facts-effect = akcja specjalna
facts-effect-plain = brak
facts-effect-plus-2 = żeton +2 przy jednej z twoich akcji, która go nie ma
facts-effect-cards = dobierasz dwie karty z talii; niczego nie odrzucasz
facts-effect-workers = { $amount ->
        [one] pionek z twoich zasobów zostaje pracownikiem
        [few] { $amount } pionki z twoich zasobów zostają pracownikami
       *[many] { $amount } pionków z twoich zasobów zostaje pracownikami
    }
facts-effect-legionnaires = { $amount ->
        [one] pionek z twoich zasobów zostaje legionistą
        [few] { $amount } pionki z twoich zasobów zostają legionistami
       *[many] { $amount } pionków z twoich zasobów zostaje legionistami
    }
facts-effect-demand = żeton staje się stałym żetonem potrzeby: chleb, rozrywka albo religia
facts-of-each = sztuk
facts-tile = żeton
facts-use = co robi
facts-use-demand = zaspokaja jedną potrzebę swojego rodzaju, potem się go usuwa
facts-use-votes = tyle głosów więcej na koniec kwartału; potem się go usuwa
facts-use-extra = powtarza raz tę akcję, potem się go usuwa
facts-use-joker-commodity = dowolna karta na statku; zachowany pomaga na koniec żetonowi bonusowemu
facts-use-joker-demand = zaspokaja jedną dowolną potrzebę; zachowany pomaga na koniec żetonowi bonusowemu
facts-use-joker-construction = na koniec żeton budowy dowolnego rodzaju w zestawie; nie daje akcji
facts-use-joker-extra = powtarza raz dowolną akcję
facts-unmet = niespełnione potrzeby
facts-source = źródło
facts-worth = ile
facts-when = kiedy
facts-rule = zasada
facts-at-once = od razu
facts-quarter = koniec kwartału
facts-at-end = na koniec
facts-worth-trajan-tiles = od { $least } do { $most } za każdy spełniony żeton
facts-worth-ships = do { $most } za ładunek
facts-worth-provinces = od { $least } do { $most } za legionistę, o { $less } mniej za każdego cudzego
facts-worth-senate = od { $least } do { $most } za każdy krok
facts-worth-construction = od { $least } do { $most } za każdy żeton
facts-worth-demands = −{ $one }, −{ $two } albo −{ $three } za jedną, dwie albo trzy niespełnione
facts-worth-hand = 1 za każdą kartę towaru na ręce
facts-worth-camps = 1 za każdego pracownika i legionistę w obozach
facts-worth-circle = 1 za każdy żeton Trajana pozostały w kręgu
facts-worth-sets = { $three } za trzy takie same żetony budowy, { $four } za cztery
facts-worth-bonus-tiles = każdy według swojej zasady
facts-gold = żółta
facts-grey = szara
facts-for = punkty
facts-half = ½
facts-for-goods = za każdą taką kartę w strefie gry
facts-for-workers = za każdego pracownika w dystrykcie, suma zaokrąglona w górę

## W terminalu

final-score = Wynik końcowy
score-now = Gdyby gra skończyła się teraz
place = miejsce
total = Razem
winner = Wygrywa { $name }
seat-purple = fioletowy
seat-blue = niebieski
seat-red = czerwony
seat-yellow = żółty

letter-yellow = Ż
letter-orange = P
letter-green = Z
letter-white = B
letter-pink = R
letter-blue = N

named = { $what }
effect = { $category ->
        [plain] { "" }
        [workers] { $amount ->
            [one] { $amount } pracownik
            [few] { $amount } pracowników
           *[many] { $amount } pracowników
        }
        [legionnaires] { $amount ->
            [one] { $amount } legionista
            [few] { $amount } legionistów
           *[many] { $amount } legionistów
        }
        [demand] { $demand }
       *[other] { $category }
    }
none = brak
empty = pusta
arch = łuk
demands-now = Potrzeby: { $demands ->
        [none] jeszcze brak
       *[several] { COMMAS($demands) }
    }
aboard = { $cargo ->
        [none] na statku „{ CAP($ship) }”: jeszcze nic
       *[several] na statku „{ CAP($ship) }”: { COMMAS($cargo) }
    }
granted-action = { $action }: akcja z żetonu budowy
in-camp = w obozie
own-figures = Pionki: w obozie pracowników { $workers }, w obozie militarnym { $legionnaires }, w zasobach { $supply }; przywódca: { $leader }
own-demand = { $demand } { $needed }, masz { $owned } (na stałe { $permanent })
own-jokers = jokery { $n }
forum-title = Forum (stos { $tiles }, dodatkowe akcje { $extra })
harbour-title = Port (talia { $cards })
senate-title = Senat (dyski od dołu)
district-title = Budowa ([dostępne])
provinces-title = Prowincje (L przywódca; → dokąd dalej)
stacks-title = Żetony Trajana (kolory, akcja, punkty; ile)
column-points = pkt
column-cards = kart
column-workers = prac.
column-legionnaires = leg.
column-supply = zasoby
column-votes = głosy
column-unmet = brak
column-tiles = żetony
column-trajan = żetony Trajana
column-now = teraz

## Pierwsza partia z przewodnikiem

lesson-sowing = Rozkładanie znaczników
    .say = Taca, na którą trafi ostatni znacznik, wskazuje twoją akcję; a dwa właściwe kolory spełniają tam jeszcze żeton.
lesson-sowing-circle = Twój krąg akcji
    .say = Sześć tac, sześć akcji. W swojej turze podnosisz wszystkie znaczniki z jednej tacy i rozkładasz je po jednym, zgodnie z ruchem wskazówek zegara. Za każdy z nich znacznik czasu przesuwa się o jedno pole.
lesson-sowing-sow = Spełnij żeton przy tacy I
    .say = Żeton przy tacy I wymaga różowego i pomarańczowego, a pomarańczowy już tam leży. Z tacy V różowy znacznik dojdzie akurat tam, jeśli żółty zostanie na VI: 5 punktów.
    .do = Kliknij tacę V, potem żółty znacznik.
lesson-sowing-effect = Weź pracownika
    .say = Spełniony żeton może dawać też akcję specjalną. Ten zamienia pionek z twoich zasobów w pracownika. Możesz zrezygnować, ale żetonu i tak już nie ma.
    .do = Weź pracownika.
lesson-sowing-act = Weź wino
    .say = Ostatni znacznik trafił na tacę I, więc działasz w porcie: dobierasz dwie karty, bierzesz jedną ze stosu, zagrywasz karty albo wysyłasz towary. Drugie wino pasuje do pierwszego.
    .do = Kliknij wino na stosie 1.
lesson-ship = Wysyłanie towarów
    .say = Im pełniejszy statek, tym więcej warta jest każda karta. Użyty statek daje do końca kwartału mniej.
lesson-ship-load = Wyślij dwa wina i jokera
    .say = Statek „Identyczne” przyjmuje do czterech kart jednego rodzaju: 2, 6, 12 albo 20 punktów. Twój joker zastępuje trzecie wino: 12 punktów.
    .do = Kliknij statek „Identyczne”, oba wina i jokera; potem wyślij statek.
lesson-legion = Legion
    .say = Przywódca idzie przodem i zbiera żetony; legionista idzie za nim i zajmuje prowincję.
lesson-legion-march = Idź do prowincji Narbonensis
    .say = Akcja Militaria werbuje, przemieszcza przywódcę albo zajmuje prowincję. W prowincji Narbonensis leży żeton: kto przyjdzie, ten go bierze.
    .do = Kliknij prowincję Narbonensis.
lesson-legion-again = Wykonaj akcję jeszcze raz
    .say = Masz żeton dodatkowej akcji: Militaria. Po akcji możesz go oddać i wykonać ją znowu; jeden taki żeton na turę.
    .do = Powtórz akcję.
lesson-legion-occupy = Zajmij prowincję
    .say = Legionista przychodzi z obozu do twojego przywódcy: 6 punktów. W prowincji Belgica, gdzie legionistę ma Drusus, byłoby o 3 mniej.
    .do = Kliknij jeszcze raz prowincję Narbonensis.
lesson-roof = Budowanie
    .say = Pierwszy żeton każdego rodzaju daje od razu akcję. Trzy takie same są na koniec warte 10, cztery 20.
lesson-roof-build = Buduj na polu B3
    .say = Pierwszy pracownik idzie, dokąd chcesz, następni obok twoich. Na B3 leży dach o wartości 4, a twój pierwszy dach daje akcję Trajana.
    .do = Kliknij pole B3.
lesson-roof-tile = Weź żeton za 9 punktów
    .say = Nowy żeton trafia na pole przy łuku, a łuk idzie na następne wolne pole. Ten da 9 punktów, gdy oba niebieskie znaczniki spotkają się na tacy I.
    .do = Kliknij żeton z dwoma niebieskimi znacznikami.
lesson-quarter = Koniec kwartału
    .say = Zaspokój potrzeby ludu i zdobądź najwięcej głosów: cztery razy w grze.
lesson-quarter-demands = Czego chce lud
    .say = Na koniec kwartału każdy musi mieć to, co tu leży. Masz rozrywkę i na stałe religię; brakuje tylko chleba. Jedna niespełniona potrzeba kosztuje 4 punkty, dwie 9, trzy 15.
lesson-quarter-time = Idź na Forum
    .say = Na tacy I leży jeden znacznik: trafi na II, czyli Forum. Znacznik czasu dojdzie do startu, więc po tej turze kwartał się kończy; najpierw jednak twoja akcja.
    .do = Kliknij tacę I.
lesson-quarter-bread = Weź chleb
    .say = Z forum bierzesz jeden żeton: potrzeby, głosy, dodatkowe akcje, jokery. Chleb oszczędza ci teraz 4 punkty.
    .do = Kliknij chleb.
lesson-quarter-consul = Wybierz żeton bonusowy
    .say = Wszystkie potrzeby są spełnione; Drusus nie ma nic i traci 15 punktów. Zostajesz też konsulem: twój żeton to 3 głosy, a Drusus ma 2 w senacie. Wino i ryby dają 3 punkty za każdą taką kartę w strefie gry.
    .do = Weź wino i ryby.
lesson-ending = Koniec
    .say = To cała gra. Po całej partii zobaczysz w tabeli punktów, skąd się wzięły twoje punkty.
lesson-ending-final = Co liczy się na koniec
    .say = Karty na ręce i pionki w obozach są warte po 1, zestawy żetonów budowy 10 albo 20, a żetony bonusowe tyle, ile mówią: tu 9 za wino i ryby w strefie gry.
lesson-ending-last = Zagraj ostatnią turę
    .say = Ta tura kończy czwarty kwartał. Z tacy III znacznik trafia do Senatu: krok daje punkty i głosy, dzięki którym zostajesz konsulem.
    .do = Kliknij tacę III, idź dalej w senacie i weź żeton bonusowy za pracowników.

## Pozycje pisane ręcznie. Klucze i nazwy są w nich angielskie, niezależnie od języka.

position-turn-key = { $key } nie jest częścią `turn`. Możliwe części: { COMMAS($known) }.
position-demands-up = Odkrytych potrzeb ludu jest najwyżej { $n }.
position-demand-tiles = Żetonów popytu każdego rodzaju jest tylko { $n }.
position-demands-left = Na resztę gry nie starczy żetonów popytu.
position-doing = Napisz, która akcja jest wykonywana: turn: { "{" }doing: forum{ "}" }.
position-next = Napisz, na którą tacę trafi następny znacznik: turn: { "{" }moving: [blue, white], next: VI{ "}" }.
position-moving = `moving` wymaga znaczników co najmniej dwóch kolorów: inaczej nie ma nic do wyboru.
position-not-moving = Znaczniki są w drodze tylko wtedy, gdy `asked` to sow.
position-markers = { $name }: znaczników koloru `{ $colour }` jest tylko { $n }.
position-markers-left = { $name } ma 12 znaczników, a na tacach brakuje: { $n }.
position-placing = { $name } kładzie po dwa znaczniki na każdą tacę, w kolejności od I do VI.
position-placed = { $name } nie ma już nic do wyboru: wszystkie tace prócz ostatniej są pełne.
position-placing-order = Znaczniki kładzie się miejsce po miejscu: wszyscy przed pytanym już swoje położyli.
position-tiles = Nie ma tylu żetonów `{ $tile }`.
position-stack = W stosie `{ $category }` są tylko żetony tej kategorii.
position-category = Żetonów Trajana kategorii `{ $category }` jest tylko { $n }.
position-permanent = Są tylko trzy stałe żetony potrzeb każdego rodzaju.
position-arch = Łuk ({ $name }) nie może stać na polu { $slot }: leży tam żeton.
position-arch-middle = Łuk ({ $name }) stoi pośrodku tylko wtedy, gdy na wszystkich sześciu polach leżą żetony.
position-known = Karty w `known` i `old` to karty z ręki.
position-loading = Karty się ładuje, a statki wypróbowuje tylko wtedy, gdy `asked` to ship.
position-piles = Stosy kart odrzuconych są dwa.
position-cards = Kart `{ $card }` jest tylko { $n }.
position-forum = Pola na forum: zielone { $green }, żółte { $yellow }.
position-figures = { $name }: pionków jest tylko { $n }.
position-one-building = Żeton `{ $building }` jest tylko jeden.
position-buildings = Żetonów `{ $kind }` jest tylko { $n }.
position-senate-order = `senate_order` wymienia każdego gracza raz, od dołu do góry.
position-one-bonus = Żeton bonusowy `{ $tile }` jest tylko jeden.
position-bonus = Żetony bonusowe ({ $name }) zapisuje się tak: { "{" }gold: [bread], grey: [games]{ "}" }.
position-senate-bonus = W senacie leżą dwa żetony bonusowe (po końcu gry żaden).
position-bag = W worku nie starczy żetonów bonusowych na resztę gry.
position-only-consul = W cudzej turze można pytać tylko konsula.
position-consul = Konsulem jest { $name }; napisz to jako `to_move`.
position-impossible = Akcja `{ $action }` nie jest tu możliwa, więc nie ma pytania.
position-effect = `effect` to żeton, którego akcja specjalna jest do wyboru, gdy `asked` to effect.
position-no-effect = Ta akcja specjalna nic tu nie da, więc nie ma pytania.
position-ship = `ship` to ładowany statek, gdy `asked` to ship.
position-loaded = `loaded` to karty z ręki, które pasują do statku. { $error }
position-extra-used = W turze można użyć tylko jednego żetonu dodatkowej akcji.
position-no-choice = Przy `{ $asked }` nie ma nic do wyboru.
position-no-tile = Nie ma żetonu Trajana { $tile }. Zapisuje się go tak: plain blue-blue.
# Czego dotyczy wartość.
position-a-stack = stos
position-the-stack = stos `{ $name }`
position-tile-in = żeton w stosie `{ $name }`
position-a-top = stos w `tops`
position-top = wierzch stosu `{ $name }`
position-a-card = karta w `piles`
position-a-pile = stos kart odrzuconych
position-forum-tile = żeton na forum
position-extra-tile = żeton dodatkowej akcji
position-supply = zasoby ({ $name })
position-bonus-of = żetony bonusowe ({ $name })
position-a-bonus = żeton bonusowy w senacie
