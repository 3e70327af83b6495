### Glory to Rome: Na chwałę Rzymu, po polsku.

title = Glory to Rome: Na chwałę Rzymu
    .short = Na chwałę Rzymu
summary = Rozgrywaj role i podążaj za nimi, zatrudniaj klientów, wznoś budynki, których funkcje naginają zasady, i zapełniaj skarbiec.
vignette = Świątynia w budowie
option-variant = Wariant
    .help = klasyczny: petycja z trzech kart, do Placu miejskiego wystarczą klienci; treningowy: bez funkcji budynków
option-variant-standard = zwykły
option-variant-classic = klasyczny
option-variant-training = treningowy
option-hands = Karty na ręce
    .help = odkryte: wszystkie karty leżą odkryte; na początku: dopóki każdy nie rozegra dwóch rund jako przywódca
option-hands-hidden = zakryte
option-hands-open = odkryte
option-hands-open-at-first = na początku odkryte
option-out-of-town = Odległe place
    .help = kiedy wolno kłaść fundamenty na odległych placach budowy
option-out-of-town-any-time = zawsze
option-out-of-town-town-full = gdy brak bliskich
option-circus-maximus = Targ niewolników
    .help = kogo podwaja, gdy zostaje ukończony w środku fazy
option-circus-maximus-all-clients = wszyscy klienci
option-circus-maximus-unused-clients = niewykorzystani klienci
option-stairway = Schody
    .help = ich materiał jest dodatkową częścią akcji Murarza albo zastępuje zwykłą
option-stairway-extra = dodatkowo
option-stairway-instead = zamiast
option-conceding = Poddawanie partii
    .help = czy przywódca może zaproponować koniec gry i zwycięstwo wybranego gracza; muszą się zgodzić wszyscy
option-conceding-no = nie
option-conceding-yes = tak

## Pojęcia

# Formy: dopełniacz (.gen), biernik (.acc), narzędnik (.ins).

card-senator = Senator
    .gen = Senatora
    .ins = Senatorem
    .many = Senatorów
    .ins-many = Senatorami
material-rubble = gruz
    .gen = gruzu
    .acc = gruz
material-wood = drewno
    .gen = drewna
    .acc = drewno
material-concrete = beton
    .gen = betonu
    .acc = beton
material-brick = cegła
    .gen = cegły
    .acc = cegłę
material-stone = kamień
    .gen = kamienia
    .acc = kamień
material-marble = marmur
    .gen = marmuru
    .acc = marmur

role-laborer = Tragarz
    .gen = Tragarza
    .acc = Tragarza
    .ins = Tragarzem
role-craftsman = Cieśla
    .gen = Cieśli
    .acc = Cieślę
    .ins = Cieślą
role-architect = Murarz
    .gen = Murarza
    .acc = Murarza
    .ins = Murarzem
role-legionary = Legionista
    .gen = Legionisty
    .acc = Legionistę
    .ins = Legionistą
role-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca
    .ins = Kupcem
role-patron = Patron
    .gen = Patrona
    .acc = Patrona
    .ins = Patronem

building-academy = Akademia
    .gen = Akademii
    .acc = Akademię
building-aqueduct = Akwedukt
    .gen = Akweduktu
    .acc = Akwedukt
building-amphitheatre = Amfiteatr
    .gen = Amfiteatru
    .acc = Amfiteatr
building-coliseum = Arena
    .gen = Areny
    .acc = Arenę
building-atrium = Atrium
    .gen = Atrium
    .acc = Atrium
building-gate = Brama
    .gen = Bramy
    .acc = Bramę
building-circus = Cyrk
    .gen = Cyrku
    .acc = Cyrk
building-dock = Dok
    .gen = Doku
    .acc = Dok
building-fountain = Fontanna
    .gen = Fontanny
    .acc = Fontannę
building-insula = Insula
    .gen = Insuli
    .acc = Insulę
building-catacomb = Katakumby
    .gen = Katakumb
    .acc = Katakumby
building-latrine = Latryna
    .gen = Latryny
    .acc = Latrynę
building-bath = Łaźnie
    .gen = Łaźni
    .acc = Łaźnie
building-archway = Łuk triumfalny
    .gen = Łuku triumfalnego
    .acc = Łuk triumfalny
building-storeroom = Magazyn
    .gen = Magazynu
    .acc = Magazyn
building-bridge = Most
    .gen = Mostu
    .acc = Most
building-wall = Mur obronny
    .gen = Muru obronnego
    .acc = Mur obronny
building-foundry = Odlewnia
    .gen = Odlewni
    .acc = Odlewnię
building-garden = Ogród
    .gen = Ogrodu
    .acc = Ogród
building-shrine = Ołtarz
    .gen = Ołtarza
    .acc = Ołtarz
building-palisade = Palisada
    .gen = Palisady
    .acc = Palisadę
building-palace = Pałac
    .gen = Pałacu
    .acc = Pałac
building-forum = Plac miejski
    .gen = Placu miejskiego
    .acc = Plac miejski
building-statue = Posąg
    .gen = Posągu
    .acc = Posąg
building-villa = Rezydencja
    .gen = Rezydencji
    .acc = Rezydencję
building-basilica = Sąd
    .gen = Sądu
    .acc = Sąd
building-stairway = Schody
    .gen = Schodów
    .acc = Schody
building-senate = Senat
    .gen = Senatu
    .acc = Senat
building-scriptorium = Skryptorium
    .gen = Skryptorium
    .acc = Skryptorium
building-school = Szkoła
    .gen = Szkoły
    .acc = Szkołę
building-ludus-magna = Szkoła gladiatorów
    .gen = Szkoły gladiatorów
    .acc = Szkołę gladiatorów
building-sewer = Ściek
    .gen = Ścieku
    .acc = Ściek
building-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
building-circus-maximus = Targ niewolników
    .gen = Targu niewolników
    .acc = Targ niewolników
building-market = Targowisko
    .gen = Targowiska
    .acc = Targowisko
building-bar = Tawerna
    .gen = Tawerny
    .acc = Tawernę
building-road = Ulica
    .gen = Ulicy
    .acc = Ulicę
building-vomitorium = Vomitorium
    .gen = Vomitorium
    .acc = Vomitorium
building-tower = Wieża
    .gen = Wieży
    .acc = Wieżę
building-prison = Więzienie
    .gen = Więzienia
    .acc = Więzienie

## Pytania: każde stoi po słowach „Pytanie brzmi teraz:”. Przykłady to słowa, które można wpisać.

ask-lead = którą rolę rozegrać, czy też pomyśleć
    .examples = pomyśl / rozegraj Cieślę kartą Dok / rozegraj Patrona Senatorem / rozegraj Patrona kartami Dok i Targowisko
ask-follow = czy podążać za rozegraną rolą, czy też pomyśleć
    .examples = pomyśl / podążaj kartą Dok / podążaj Senatorem / podążaj kartami Dok i Targowisko
ask-petition = którą kartę zagrać w petycji
    .examples = zagraj kartę Dok
ask-more = czy zagrać kolejne karty
    .examples = dodaj kartę Dok / dodaj Senatora / dodaj petycję (drewno) / wystarczy
ask-think = co dobrać: Senatora czy karty z talii
    .examples = dobierz karty / dobierz Senatora / odrzuć kartę Dok / odrzuć całą rękę
ask-laborer = jaki materiał wziąć z puli
    .examples = weź drewno / umieść w składzie kartę Mur obronny / zakończ
ask-craftsman = jaki fundament położyć albo który obiekt otrzyma materiał z ręki
    .examples = połóż fundament: Dok / połóż fundament na odległym placu: Dok / połóż fundament: Posąg, plac budowy: cegła / dodaj Dok do obiektu Palisada / zakończ
ask-architect = jaki fundament położyć albo który obiekt otrzyma materiał ze składu
    .examples = połóż fundament: Dok / połóż fundament na odległym placu: Dok / dodaj cegłę do obiektu Brama / dodaj cegłę z puli do obiektu Brama / zakończ
ask-legionary = które karty odsłonić, żeby zażądać materiałów
    .examples = odsłoń kartę Dok / zażądaj: Dok i Mur obronny / zażądaj
ask-merchant = jaki materiał trafia do skarbca
    .examples = umieść kamień w skarbcu / zakończ
ask-patron = jakiego klienta zatrudnić
    .examples = zatrudnij Kupca / zakończ
ask-material = jakiego materiału użyć
    .examples = użyj cegły
ask-site = na którym placu budowy stanie Posąg
    .examples = plac budowy: cegła
ask-fountain = co zrobić z dobraną kartą
    .examples = połóż fundament: Ogród / dodaj do obiektu Ogród / zatrzymaj
ask-role = w jakiej roli działa klient
    .examples = działaj jako Tragarz / zrezygnuj
ask-give = którą kartę oddać
    .examples = oddaj kartę Dok
ask-clients = których klientów przejąć
    .examples = przejmij klienta: Kupiec (gracz 2) / zakończ
ask-prison = który obiekt przejąć za Więzienie
    .examples = przejmij obiekt: Targowisko (gracz 2) / zrezygnuj
ask-senate = których Senatorów wziąć
    .examples = weź Senatora (gracz 2) / zakończ
ask-sewer = które rozkazy trafiają do składu
    .examples = umieść kamień w składzie / zakończ
ask-concede = czy zgodzić się na propozycję
    .examples = zgódź się / odmów

## Decyzje, tak jak widać je na liście i jak się je wpisuje; oraz dlaczego nie można.

# W przeglądarce stoi tu imię gracza.
player = gracz { $number }

do-stop = { $begun ->
        [yes] pomiń resztę
       *[no] zakończ
    }
do-stop-taking = zakończ
do-enough = wystarczy
do-decline = zrezygnuj
    .why = Z tego nie można zrezygnować.
do-demand = zażądaj
do-keep = zatrzymaj
do-give-nothing = nic nie oddawaj
    .why = Z tego nie można zrezygnować.
do-refuse = odmów
do-think = pomyśl
do-draw = dobierz karty
do-draw-one = dobierz kartę z talii
    .why = Żeby dobrać kartę do budowy, trzeba mieć Fontannę, a w talii musi być karta.
do-hire-from-deck = zatrudnij z talii
    .why = Żeby zatrudnić kogoś z talii, trzeba mieć Tawernę, miejsce w klienteli i kartę w talii; raz w każdej akcji.
do-bank-from-deck = umieść w skarbcu kartę z talii
    .why = Żeby umieścić w skarbcu kartę z talii zamiast karty ze składu, trzeba mieć Atrium, miejsce w skarbcu i kartę w talii.
do-take-senator = dobierz Senatora
    .why = W stosie nie ma już Senatorów.
do-discard-senator = odrzuć Senatora
    .why = Żeby odrzucić Senatora, trzeba mieć go na ręce i mieć Latrynę; robi się to przed dobieraniem.
do-discard-hand = odrzuć całą rękę
    .why = Żeby odrzucić całą rękę, trzeba mieć Vomitorium; robi się to przed dobieraniem.
do-accept = zgódź się
do-none = nic
do-take = weź { FORM($material, "acc") }
    .why = W puli nie ma teraz { FORM($material, "gen") } do wzięcia.
do-bank = umieść { FORM($material, "acc") } w skarbcu
    .why = W składzie nie ma { FORM($material, "gen") } albo główna część tej akcji jest już wykorzystana.
do-hire = zatrudnij { FORM($role, "acc") }
    .why = W puli nie ma { FORM($role, "gen") } albo w tej akcji ktoś z puli jest już zatrudniony.
do-use = użyj { FORM($material, "gen") }
    .why = W składzie nie ma { FORM($material, "gen") } albo ten materiał nie pasuje do obiektu.
do-site = plac budowy: { $material }
    .why = Nie ma tam już takiego placu budowy ({ $material }).
do-role = działaj jako { $role }
    .why = Ten klient nie może działać jako { $role }.
do-keep-material = umieść { FORM($material, "acc") } w składzie
    .why = W twoim obozie nie ma { FORM($material, "gen") }.
do-use-from-pool = użyj { FORM($material, "gen") } z puli
    .why = Nie można użyć { FORM($material, "gen") } z puli: trzeba Łuku triumfalnego i pasującego materiału.
do-lead-senator = rozegraj { FORM($role, "acc") } Senatorem
do-follow-senator = podążaj Senatorem
do-add-senator = dodaj Senatora
do-lead-petition = rozegraj { FORM($role, "acc") } petycją ({ $petition })
do-follow-petition = podążaj petycją ({ $petition })
do-add-petition = dodaj petycję ({ $petition })
do-lead = rozegraj { FORM($role, "acc") } kartą { $card }
do-follow = podążaj kartą { $card }
    .why = { $card } to { $role }: żeby podążać za { FORM($led, "ins") }, trzeba tej roli, Senatora albo petycji.
do-add = dodaj kartę { $card }
    .why = { $card } to { $role }: żeby podążać za { FORM($led, "ins") }, trzeba tej roli, Senatora albo petycji.
do-play = zagraj kartę { $card }
    .why = { $card } to nie ta rola, z której jest petycja.
do-discard = odrzuć kartę { $card }
    .why = Żeby odrzucić kartę, trzeba mieć Latrynę; robi się to przed dobieraniem.
do-lay = połóż fundament: { $card }
do-store = umieść w składzie kartę { $card }
    .why = Żeby użyć tu karty z ręki, trzeba mieć Dok; raz w każdej akcji.
do-bank-from-hand = umieść w skarbcu kartę { $card } z ręki
    .why = Żeby użyć tu karty z ręki, trzeba mieć Sąd i miejsce w skarbcu; raz w każdej akcji.
do-hire-from-hand = zatrudnij z ręki: { $card }
    .why = Żeby użyć tu karty z ręki, trzeba mieć Akwedukt i miejsce w klienteli; raz w każdej akcji.
do-show = odsłoń kartę { $card }
    .why = Karty { $card } nie można odsłonić ponownie: każde żądanie w rundzie wymaga osobnej karty.
do-use-card = użyj karty { $card }
    .why = { $card } to { $material }, a ten materiał nie pasuje do obiektu.
do-give = oddaj kartę { $card }
    .why = { $card } to { $material }, a nikt teraz tego nie żąda.
do-lay-out-of-town = połóż fundament na odległym placu: { $card }
do-lead-else = rozegraj { FORM($role, "acc") } kartą { $card }
    .why = { $card } to { $own }: pojedynczy rozkaz rozgrywa swoją własną rolę.
do-build = buduj: { $structure }
do-build-with-drawn = dodaj do obiektu { $structure }
do-take-client = przejmij klienta: { $client } ({ $who })
    .why = Tego klienta nie można teraz przejąć: { $client } ({ $who }).
do-offer = zaproponuj zwycięstwo: { $who }
    .why = Propozycja poddania partii spotkała się już w tej rundzie z odmową.
do-take-played-senator = weź Senatora ({ $who })
    .why = { CAP($who) } nie ma Senatora w obozie albo wszyscy są tacy sami i do wzięcia jest inny.
do-open = udostępnij wszystkim: { $structure } ({ $who })
do-take-structure = przejmij obiekt: { $structure } ({ $who })

## Co jeszcze można wpisać, kilka decyzji naraz: nie ma tego na liście. Karty, także Senatorów, łączy się w wyliczenie.

type-lead = rozegraj { $role } kartami { $cards }
type-follow = podążaj kartami { $cards }
type-add = dodaj karty { $cards }
type-demand = zażądaj: { $cards }
type-lay-on = połóż fundament: { $card }, plac budowy: { $site }
type-lay-out-on = połóż fundament na odległym placu: { $card }, plac budowy: { $site }
type-add-to = dodaj { $what } do obiektu { $structure }
type-add-to-theirs = dodaj { $what } do obiektu { $structure } ({ $who })
type-add-from-pool = dodaj { $what } z puli do obiektu { $structure }
type-add-from-pool-to-theirs = dodaj { $what } z puli do obiektu { $structure } ({ $who })

## Odmowy, które biorą pod uwagę stół

no-building = Nie ma budynku o nazwie „{ $word }”.
no-kind = „{ $word }” nie jest ani materiałem, ani rolą: { COMMAS($materials) }; { COMMAS($roles) }.
no-player = Nie ma gracza { $number }: gracze mają numery od 1 do { $players }.
no-opponent = Gracz { $number } to ten, kto właśnie działa: trzeba wskazać przeciwnika.
no-unit = Bez Pałacu zagrywa się jedno: rozkaz, Senatora albo petycję z { $size } rozkazów jednej roli.
no-petition-cards = { $card } to { $role }, a nie { $led }: do petycji potrzeba takich kart: { $size }.
no-site-choice = Tylko dla Posągu można wybrać plac budowy.
no-more-demands = Nie ma tylu akcji Legionisty: każda odsłonięta karta zużywa jedną.
no-such-stop = Tutaj mówi się: „{ $word }”. { $how }
no-declining = Z tego nie można zrezygnować. { $how }
no-client-room = Klientela jest pełna: jej limit wynika z punktów wpływów.
no-vault-room = Skarbiec jest pełny: jego limit wynika z punktów wpływów.
no-senator = Na ręce nie ma Senatora.
no-senator-role = Rozgrywana rola to { $led }: Senator podąża za tą rolą.
no-petition-role = Rozgrywana rola to { $led }: petycja podąża za tą rolą.
no-petition = Petycja wymaga { $size } rozkazów jednej roli; na ręce nie ma tylu kart: { $material }.
no-petition-needed = Z Pałacem każdy z tych rozkazów zagrywa się osobno; petycja nie jest potrzebna.
no-card = Na ręce nie ma karty { $card }.
no-second = { $card }: ten budynek już masz, a fundament o tej samej nazwie można położyć tylko raz.
no-main-part = W tej akcji obiekt jest już zbudowany: została tylko część Schodów.
no-site-in-town = Nie ma już bliskiego placu budowy ({ $material }).
no-two-actions = { $card } na odległym placu budowy wymaga dwóch kolejnych akcji tej samej roli (z Wieżą jednej).
no-site-out-of-town = Nie ma odległego placu budowy ({ $material }), którego można użyć.
no-need = { $card }: budowa ukończona, nic więcej nie można dodać.
no-unfinished = Nie masz takiego nieukończonego obiektu: { $card }.
no-match = Nie ma pod ręką materiału, który pasuje do obiektu { $card }.
no-conceding = Poddawanie partii za zgodą wszystkich to opcja wybierana przed grą: „poddawanie partii: tak”.
no-such-player = Nie ma takiego gracza.
no-completed = { CAP($who) } nie ma takiego ukończonego obiektu: { $card }.
no-other-name = { $card }: budynek o tej nazwie już masz.
no-opening-twice = { $card } ({ $who }): ten obiekt jest już dostępny dla wszystkich.
no-match-to-open = Nie ma pod ręką materiału, który pasuje do obiektu { $card }, albo Schody są w tej akcji już wykorzystane.
no-stairway = Żeby udostępnić cudzy obiekt, trzeba mieć Schody i akcję Murarza.

## Co daje wybór

brings-actions = { $n ->
        [one] { $n } akcja { FORM($role, "gen") }
        [few] { $n } akcje { FORM($role, "gen") }
       *[many] { $n } akcji { FORM($role, "gen") }
    }
brings-think = { $cards ->
        [one] { $cards } karta z talii albo Senator
        [few] { $cards } karty z talii albo Senator
       *[many] { $cards } kart z talii albo Senator
    }
brings-top-card = wierzchnia karta talii, widoczna dopiero potem
brings-answers = co mają do oddania inni, okaże się dopiero potem
brings-nothing = bez natychmiastowego skutku

## Dziennik

# Kilka kart stoi na liście z takich części: „drewno ×2, kamień, Senator”.
cards = { $n ->
        [1] { $kind }
       *[other] { $kind } ×{ $n }
    }
senators = { $n ->
        [1] Senator
       *[other] Senator ×{ $n }
    }

log-turned-up = { $who } odkrywa kartę { $card }
    .each = { $who } – { $card }
log-turning = Odkryte karty: { COMMAS($each) }
log-round = Runda { $round }: kartę przywódcy ma { $who }
log-played = { $how ->
        [lead] { $who } rozgrywa { FORM($role, "acc") } { $card ->
            [none] Senatorem
           *[other] kartą { $card }
        }
        [follow] { $who } podąża { $card ->
            [none] Senatorem
           *[other] kartą { $card }
        }
        [petition] { $who } zagrywa kartę { $card }
       *[more] { $who } dodaje { $card ->
            [none] Senatora
           *[other] kartę { $card }
        }
    }
    .then = { $card ->
            [none] Zagrywa Senatora
           *[other] Zagrywa kartę { $card }
        }
log-petitioned = { $how ->
        [lead] { $who } rozgrywa { FORM($role, "acc") } petycją: { $petition } ×{ $number }
        [follow] { $who } podąża petycją: { $petition } ×{ $number }
       *[more] { $who } dodaje petycję: { $petition } ×{ $number }
    }
log-drew = { $who } myśli i dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
    .then = Myśli i dobiera { $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        }
    .each = { $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        }
log-took-senator = { $who } myśli i dobiera Senatora
    .then = Myśli i dobiera Senatora
    .each = Senatora
log-think = { $each ->
        [alike] { $who } myślą, każdy dobiera { ONCE($each) }
       *[several] { $who } myślą i dobierają: { COMMAS($each) }
    }
log-discarded = { $who } odrzuca: { COMMAS($cards) }
log-passed = { $who } nie wykorzystuje { $actions } akcji { FORM($role, "gen") }
    .each = { $role } ×{ $actions }
log-leave = { $each ->
        [alike] { $who } nie wykorzystują akcji, każdy: { ONCE($each) }
       *[several] { $who } nie wykorzystują akcji: { COMMAS($each) }
    }
log-hired = { $who } zatrudnia { FORM($role, "acc") } { $from ->
        [pool] z puli
        [hand] z ręki
       *[deck] z talii
    }
log-stored = { $from ->
        [pool] { $who } bierze { FORM($material, "acc") } z puli
        [hand] { $who } umieszcza w składzie { FORM($material, "acc") } z ręki
       *[camp] { $who } umieszcza w składzie { FORM($material, "acc") } z obozu
    }
log-banked = { $from ->
        [stockpile] { $who } umieszcza w skarbcu { FORM($material, "acc") } ze składu
        [hand] { $who } umieszcza w skarbcu zakrytą kartę z ręki
       *[deck] { $who } umieszcza w skarbcu wierzchnią kartę talii, bez oglądania
    }
log-laid = { $out_of_town ->
        [yes] { $who } kładzie fundament: { $structure }, odległy plac budowy ({ $site })
       *[no] { $who } kładzie fundament: { $structure }, bliski plac budowy ({ $site })
    }
log-added = { $who } dodaje { FORM($material, "acc") } { $from ->
        [hand] z ręki
        [deck] z talii
        [pool] z puli
       *[stockpile] ze składu
    } do { FORM($structure, "gen") } ({ $materials } z { $needed })
log-completed = { $who } kończy budowę { FORM($structure, "gen") }: { $points ->
        [one] { $points } punkt wpływów
        [few] { $points } punkty wpływów
       *[many] { $points } punktów wpływów
    }
    .then = Ukończono: { $points ->
            [one] { $points } punkt wpływów
            [few] { $points } punkty wpływów
           *[many] { $points } punktów wpływów
        }
log-granted = { $role ->
        [none] { $structure }: { $who } może pomyśleć { $number ->
            [one] raz
            [few] do { $number } razy
           *[many] do { $number } razy
        }
       *[other] { $structure }: { $who } może wykonać { $number ->
            [one] { $number } akcję { FORM($role, "gen") }
            [few] do { $number } akcji { FORM($role, "gen") }
           *[many] do { $number } akcji { FORM($role, "gen") }
        }
    }
    .then = { $role ->
            [none] { $number ->
                [one] Może pomyśleć raz
                [few] Może pomyśleć do { $number } razy
               *[many] Może pomyśleć do { $number } razy
            }
           *[other] { $number ->
                [one] Może wykonać { $number } akcję { FORM($role, "gen") }
                [few] Może wykonać do { $number } akcji { FORM($role, "gen") }
               *[many] Może wykonać do { $number } akcji { FORM($role, "gen") }
            }
        }
log-opened = { $who } udostępnia wszystkim { FORM($structure, "acc") } gracza { $owner }, dodając { FORM($material, "acc") }
log-shown = { $who } żąda { FORM($material, "gen") }, odsłaniając kartę { $card }
    .then = I { FORM($material, "gen") } (karta { $card })
log-demanded = { $cards ->
        [none] W puli nie ma nic z tego, czego żąda { $who }
       *[several] { $who } bierze z puli: { COMMAS($cards) }
    }
    .then = { $cards ->
            [none] W puli nie ma nic takiego
           *[several] Bierze z puli: { COMMAS($cards) }
        }
log-protected = { $structure } chroni gracza { $who }
log-lacked = { $only ->
        [none] { $who } nie ma { FORM($none, "gen") }
       *[several] { $none ->
            [none] { $who } ma tylko: { COMMAS($only) }
           *[several] { $who } ma tylko: { COMMAS($only) }; nie ma { FORM($none, "gen") }
        }
    }
log-lack = { $only ->
        [none] { $who } nie mają { FORM($none, "gen") }
       *[several] { $none ->
            [none] { $who } mają tylko: { COMMAS($only) }
           *[several] { $who } mają tylko: { COMMAS($only) }; nie mają { FORM($none, "gen") }
        }
    }
log-gave = { $who } oddaje graczowi { $to } { FORM($material, "acc") } z ręki
    .then = { $who } oddaje { FORM($material, "acc") }
log-lost = { $who } traci ze składu na rzecz gracza { $to }: { COMMAS($cards) }
    .then = { $who } traci ze składu: { COMMAS($cards) }
log-took-client = { $who } zabiera graczowi { $owner } klienta do skarbca: { $client }
    .then = Zabiera graczowi { $owner } klienta do skarbca: { $client }
log-paid = { $who } oddaje graczowi { $to } { $influence ->
        [one] { $influence } punkt wpływów
        [few] { $influence } punkty wpływów
       *[many] { $influence } punktów wpływów
    }
log-received = { $who } otrzymuje { $points ->
        [one] { $points } punkt wpływów
        [few] { $points } punkty wpływów
       *[many] { $points } punktów wpływów
    } od gracza { $from }
    .then = { $who } je otrzymuje
log-took-structure = { $who } przejmuje { FORM($structure, "acc") } gracza { $owner }
    .then = Przejmuje { FORM($structure, "acc") }
log-took-played-senator = { $who } bierze zagranego Senatora gracza { $owner }
log-cleared = { $who } opróżnia obóz: { COMMAS($cards) }
    .each = { $who } ({ COMMAS($cards) })
log-clear = Obozy opróżnione: { COMMAS($each) }
log-looked = { $who } dobiera kartę z talii, żeby z niej budować
log-kept = { $who } zatrzymuje dobraną kartę
    .then = Zatrzymuje ją
log-offered = { $who } proponuje koniec gry: zwycięstwo dla gracza { $winner }
log-answered = { $accepts ->
        [yes] { $who } zgadza się na propozycję
       *[no] { $who } odrzuca propozycję
    }
log-ended = Koniec gry: { $ending }
ending-forum = zwycięża Plac miejski
ending-catacomb = ukończone są Katakumby
ending-sites = zajęty jest ostatni bliski plac budowy
ending-deck = skończyła się talia
ending-concede = wszyscy się zgodzili
log-scored = { $who } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $source ->
        [vault] za karty w skarbcu
        [bonuses] za premie kupieckie
        [statue] za Posąg
       *[wall] za Mur obronny: za każde dwie karty w składzie
    }
log-total = { $who } ma razem { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
log-won = { $reason ->
        [forum] { $who } wygrywa dzięki Placowi miejskiemu
        [concede] { $who } wygrywa za zgodą wszystkich
        [points] { $who } wygrywa o { $number ->
            [one] { $number } punkt
            [few] { $number } punkty
           *[many] { $number } punktów
        }
        [hand] Remis na swoją korzyść rozstrzyga { $who } liczbą kart na ręce: { $number } do { $other }
       *[shared] Wspólne zwycięstwo: { $who } (tyle samo punktów i kart na ręce)
    }

## Tabela punktów

source-influence = punkty wpływów
source-vault = skarbiec
source-bonuses = premie kupieckie
source-statue = Posąg
source-wall = Mur obronny

## Stół w przeglądarce

tab-hand = Ręka
tab-camp = Obóz
tab-rivals = Rywale
camps = Obozy
camp-of = Obóz gracza { $name }
close-camp = Zamknij
your-camp = Twój obóz
your-hand = Twoja ręka
pool-and-sites = Pula i place budowy
structures = Obiekty

# Pytania, jak na nie odpowiedzieć, co robią inni, kroki rundy

now-lead = Rozgrywasz: którą rolę? A może myślisz?
    .hint = Zagraj kartę jako jej rolę, Senatora albo petycję jako dowolną rolę, albo pomyśl.
now-follow = { $leader } rozgrywa { FORM($role, "acc") }: podążasz czy myślisz?
    .hint = Zagraj podświetloną kartę albo pomyśl, żeby dobrać karty.
now-petition = Którymi kartami składasz petycję?
    .hint = Zostaną zagrane jako { $role }, jakiekolwiek są.
now-more = Twój Pałac: kolejne zagranie?
    .hint = Każde kolejne zagranie daje jeszcze jedną akcję { FORM($role, "gen") }.
now-think = Myślisz: dobierasz karty czy Senatora?
    .hint = { $refills ->
        [yes] Dobieranie uzupełnia rękę do { $limit } kart.
       *[no] Dobieranie daje jedną kartę.
    }
now-laborer = Tragarz: który materiał bierzesz?
    .hint = Z puli do twojego składu.
now-craftsman = Cieśla: co budujesz?
    .hint = Połóż kartę jako fundament albo wybierz obiekt, do którego dodasz kartę z ręki.
now-architect = Murarz: co budujesz?
    .hint = Połóż kartę jako fundament albo wybierz obiekt, do którego dodasz materiał.
now-legionary = Legionista: czego żądasz?
    .hint = Odsłoń po jednej karcie na każde żądanie, potem zażądaj.
now-merchant = Kupiec: co trafia do twojego skarbca?
    .hint = Na koniec jego wartość to punkty.
now-patron = Patron: kogo zatrudniasz?
    .hint = Klienci działają dla ciebie, gdy ktoś rozgrywa ich rolę.
now-material = { $structure }: z którego materiału?
    .hint = Wybierz jeden z podświetlonych.
now-site = { $structure }: na którym placu budowy?
    .hint = Od jego wartości zależy, ilu materiałów wymaga obiekt i ile da punktów wpływów.
now-fountain = Fontanna: co robisz z dobraną kartą { $drawn }?
    .hint = Połóż ją, dodaj do obiektu albo zatrzymaj na ręce.
now-role = Łaźnie: jako kto działa nowy klient?
    .hint = Działa raz, od razu.
now-give = { $acting } żąda: którą kartę oddajesz?
    .hint = Trafi do składu gracza { $acting }.
now-immune = { $acting } żąda, ale nie musisz nic oddawać
    .hint = Możesz oddać żądaną kartę albo nic.
now-clients = Arena: których klientów bierzesz?
    .hint = Trafiają do twojego skarbca jako łupy.
now-prison = Więzienie: który obiekt przejmujesz?
    .hint = Dajesz za niego 3 punkty wpływów.
now-senate = Senat: których Senatorów bierzesz?
    .hint = Spośród zagranych w tej rundzie przez innych.
now-sewer = Ściek: które ze swoich kart zatrzymujesz?
    .hint = Trafiają do twojego składu, pozostałe do puli.
now-concede = Zgadzasz się poddać partię?
    .hint = Jeśli zgodzą się wszyscy, gra kończy się tym zwycięstwem.

watch-hint = Runda { $round }, { $role ->
        [none] kartę przywódcy ma { $leader }.
       *[other] { $leader } rozgrywa { FORM($role, "acc") }.
    }
watch-lead = { $who } rozgrywa rolę albo myśli
watch-follow = { $who } podąża albo myśli
watch-petition = { $who } składa petycję
watch-more = { $who } może zagrać kolejne karty
watch-think = { $who } myśli
watch-acts = { $who } działa jako { $role }
watch-material = { $who } wybiera materiał
watch-site = { $who } wybiera plac budowy
watch-fountain = { $who } korzysta z Fontanny
watch-role = { $who } wybiera akcję nowego klienta
watch-give = { $who } oddaje karty graczowi { $acting }
watch-clients = { $who } bierze klientów
watch-prison = { $who } korzysta z Więzienia
watch-senate = { $who } bierze Senatorów
watch-sewer = { $who } zatrzymuje rozkazy
watch-concede = { $who } odpowiada na propozycję poddania partii

step-lead = Rozegranie
step-follow = Podążanie
step-petition = Petycja
step-more = Kolejne karty
step-think = Myślenie
step-material = Materiał
step-site = Plac budowy
step-role = Nowy klient
step-give = Oddanie
step-clients = Klienci
step-concede = Poddanie
done-lead = { $you ->
        [yes] Rozgrywasz { FORM($role, "acc") }
       *[no] { $who } rozgrywa { FORM($role, "acc") }
    }
done-follow = { $you ->
        [yes] Podążasz
       *[no] { $who } podąża
    }
done-think = { $you ->
        [yes] Myślisz
       *[no] { $who } myśli
    }
still-to-come = jeszcze { $n }

back-petition = Bez petycji
back-think = Cofnij myślenie
back-material = Inny obiekt
back-site = Inna karta
back-more = Cofnij kartę
back-legionary = Zasłoń kartę

over-hint = { CAP($ending) }.

# Obóz gracza

zone-clients = Klienci
    .tip = Klienci działają, gdy ktoś rozgrywa ich rolę. Limit wynika z punktów wpływów.
zone-stockpile = Skład
    .tip = Materiały dla Murarzy i Kupców; bez limitu.
zone-vault = Skarbiec
    .tip = Łupy: każda karta da na koniec tyle punktów, ile wynosi jej wartość. Limit wynika z punktów wpływów.
clients-none = brak
clients-tip = { $n ->
        [1] klient: { $role }
       *[other] klienci: { $role } ×{ $n }
    }
stockpile-none = pusto
stockpile-tip = w składzie: { $material } ×{ $n }
vault-none = pusto
vault-tip = w skarbcu: { $material } ×{ $n }, wartość karty: { $value }
vault-unknown-tip = { $n ->
        [one] { $n } nieznana karta w skarbcu
        [few] { $n } nieznane karty w skarbcu
       *[many] { $n } nieznanych kart w skarbcu
    }
tag-decides = decyduje
tag-acts = działa
tag-leads = rozgrywa
tag-follows = podąża
tag-thinks = myśli
played-tip = zagrano w tej rundzie jako { $led }: { $role } ×{ $n }
played-senators-tip = zagrano w tej rundzie jako { $led }: Senator ×{ $n }
leader-tip = ma kartę przywódcy
points-tip = Punkty, gdyby gra skończyła się teraz: { $sources ->
        [none] brak
       *[several] { COMMAS($sources) }
    }{ $unknown ->
        [0] {""}
        [one] ; i { $unknown } nieznana karta
        [few] ; i { $unknown } nieznane karty
       *[many] ; i { $unknown } nieznanych kart
    }
points-source = { $source } { $n }
hand-tip = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } na ręce, limit { $limit }{ $known ->
        [none] {""}
       *[several] ; znane: { COMMAS($known) }
    }
senators-tip = w tym Senatorowie: { $n }
influence-tip = punkty wpływów: { $n }
hand-limit-tip = karty na ręce i ich limit
clients-limit-tip = klienci i ich limit
stockpile-size-tip = materiały w składzie
vault-limit-tip = karty w skarbcu i ich limit
structures-none = jeszcze bez obiektów
structures-none-own = Jeszcze bez obiektów. Fundamenty kładą Cieśle i Murarze.
structure-tip = { $structure }, { $material }{ $site ->
        [none] {""}
       *[other] , plac budowy: { $site }
    }: { $complete ->
        [yes] ukończono, punkty wpływów: { $all }
       *[no] materiały { $n } z { $all }
    }{ $works ->
        [public] ; działa dla wszystkich
        [gate] ; już działa dzięki Bramie
       *[other] {""}
    }. { $function }
structure-state = { $complete ->
        [yes] gotowe, wpływy: { $all }
       *[no] { $material } { $n }/{ $all }
    }
structure-to-come = do założenia, wymaga: { $material } ×{ $n }
borrowed-tip = { $structure }: działa także tutaj, dla wszystkich. { $function }
in-hand-tip = { $card }, na ręce. { $function }

# Pula, place budowy i stosy

kind-tip = { CAP($material) } i { $role }: wartość { $n }
pool-tip = w puli: { $material } ×{ $n }
town-tip = bliskie place budowy ({ $material }), zostało: { $n }
# Obok obrazków bliskich placów: bardzo mało miejsca.
out = +{ $n } dalej
out-tip = odległe place budowy ({ $material }), zostało: { $n }; fundament wymaga dwóch akcji
deck = w talii
    .tip = Gra kończy się, gdy ktoś dobierze ostatnią kartę.
pile = { $n ->
        [1] Senator
       *[other] Senatorów
    }
    .tip = Senatorem można rozegrać każdą rolę i podążać za każdą. Myśląc, można dobrać Senatora.

# Ręka i napisy na kartach i przyciskach

card-tip = { $card }: { $function }
card-drawn = dobrana
card-shown = odsłonięta
senator-card = Senator
senator-role = Każda rola
senator-text = Rozgrywa każdą rolę i podąża za każdą. Nigdy materiał, klient ani fundament.
senator-tip = Senator: rozgrywa każdą rolę i podąża za każdą; nigdy materiał, klient ani fundament.
senator-foot = nie do budowy
verb-lay = Połóż fundament
verb-lay-out = Na odległym placu
verb-lead = Rozegraj { FORM($role, "acc") }
verb-follow = Podążaj
verb-play = Zagraj
verb-add = Dodaj
verb-discard = Odrzuć
verb-use = Użyj jako materiału
verb-give = Oddaj
verb-hire = Zatrudnij
verb-bank = Do skarbca
verb-store = Do składu
verb-show = Odsłoń
button-draw = { $n ->
        [one] Dobierz kartę
        [few] Dobierz { $n } karty
       *[many] Dobierz { $n } kart
    }
button-no-more = Nie bierz więcej
button-skip = Pomiń resztę tej akcji
button-stop = Koniec akcji
button-keep = Zatrzymaj na ręce
button-demand = Zażądaj
button-demand-nothing = Niczego nie żądaj
button-enough = Wystarczy
button-petition = Petycja: { $material }
petition-as = petycja ({ $material }) jako
sure-give-up = Zrezygnuj z { $n } akcji
sure-lay = Zatwierdź
demands = żąda:
demands-tip = { $card }: { $material }
then = potem
then-actions = { $n }× { $role }
then-thinks = { $n }× myślenie

# Kiedy działa budynek, przed jego funkcją

when-lasting = Zawsze:
when-on-completion = W momencie ukończenia:
when-end-of-round = Koniec rundy:
when-thinking = Przed myśleniem:
when-playing-cards = Zagrywanie kart:
when-win = Zwycięstwo:
when-score = Punkty:
when-laborer = { role-laborer }:
when-craftsman = { role-craftsman }:
when-architect = { role-architect }:
when-legionary = { role-legionary }:
when-merchant = { role-merchant }:
when-patron = { role-patron }:
when-craftsman-or-architect = { role-craftsman }, { role-architect }:

# Jak kończy się gra

ends = Gra kończy się, gdy
ends-sites = zabraknie bliskich placów budowy
ends-deck = skończy się talia
ends-catacomb = zostaną ukończone Katakumby
ends-forum = zwycięży Plac miejski
ends-left = { $n }
forum-tip = { $name }: role klientów { $roles } z 6, materiały { $materials } z 6{ $works ->
        [yes] {""}
       *[no] ; Plac miejski jeszcze nie działa
    }
most-loot = Najwięcej łupów, po 3 punkty
most-loot-tip = { $name ->
        [none] najwięcej w skarbcu ({ $material }): nikt, o ile wiadomo
       *[other] najwięcej w skarbcu ({ $material }): { $name }, o ile wiadomo
    }

## Tabele na stronie zasad

facts-pieces = elementy
facts-number = liczba
facts-pieces-orders = rozkazy
facts-pieces-orders-more = różne budynki: { $buildings }; po { $each } karty każdego z { $kinds } rodzajów
facts-pieces-senators = Senatorowie
facts-pieces-senators-more = jako dowolna rola
facts-pieces-sites = place budowy
facts-pieces-sites-more = po { $each } z każdego rodzaju; jedna strona to plac bliski, druga odległy
facts-pieces-bonuses = premie kupieckie
facts-pieces-bonuses-more = po jednej na rodzaj, każda za { $points } punkty
facts-pieces-camps = obozy
facts-pieces-camps-more = plansza dla każdego gracza
facts-pieces-leader = karta przywódcy
facts-pieces-leader-more = kto ją ma, rozgrywa rundę
facts-role = rola
facts-material = materiał
facts-value = wartość
facts-buildings = budynki
facts-copies = sztuk każdego
facts-cards = karty
facts-players = gracze
facts-in-town = bliskie place każdego rodzaju
facts-out-of-town = odległe
facts-pile = Senatorowie w stosie
facts-deck = karty w talii
facts-does = jedna akcja
facts-does-laborer = karta z puli do twojego składu
facts-does-craftsman = połóż fundament z ręki albo dodaj kartę z ręki do obiektu
facts-does-architect = połóż fundament z ręki albo dodaj materiał ze składu do obiektu
facts-does-legionary = zażądaj materiału: z puli i od obu sąsiadów
facts-does-merchant = karta ze składu do twojego skarbca
facts-does-patron = karta z puli zostaje twoim klientem
facts-building = budynek
facts-function-of-it = funkcja
facts-function = { $when } { $function }
facts-source = źródło
facts-worth = ile
facts-rule = zasada
facts-worth-influence = 1 za każdy, wraz z { $start } początkowymi
facts-worth-vault = wartość każdej karty, od { $least } do { $most }
facts-worth-bonuses = { $points } za każdy rodzaj, którego masz w skarbcu więcej kart niż ktokolwiek inny; przy remisie nikt
facts-worth-statue = { $points } za własny, ukończony
facts-worth-wall = 1 za każde dwie karty w składzie, jeśli Mur obronny dla ciebie działa

## W terminalu

score-known = Gdyby gra skończyła się teraz, o ile wiadomo
heading = Runda { $round }, przywódca: { $leader }{ $role ->
        [none] {"."}
       *[other] , rola: { $role }.
    } { $who }: { $asks }{ $actions ->
        [0] {""}
        [one] {" "}(została { $actions } akcja)
        [few] {" "}(zostały { $actions } akcje)
       *[many] {" "}(zostało { $actions } akcji)
    }
label-shown = Odsłonięte:
label-drawn = Dobrana:
pending = Potem: { COMMAS($work) }
left = Talia: { $deck }. Senatorowie w stosie: { $senators }. Bliskie place budowy: { $sites }. Gdy skończy się talia albo te place, gra się kończy.
points = { $n }{ $unknown ->
        [yes] +
       *[no] {""}
    } pkt
leader = Przywódca
influence-and-hand = { $influence }; karty na ręce: { $n } z { $limit }, w tym Senatorowie: { $senators }
unknown = nieznane: { $n }
structure = { $complete ->
        [yes] ✓{ $name }
       *[no] { $name } { $n }/{ $needed }
    }{ $site ->
        [none] {""}
       *[other] {" "}(plac: { $site })
    }{ $public ->
        [yes] {" "}(dla wszystkich)
       *[no] { $complete ->
            [yes] {""}
           *[no] { $active ->
                [yes] {" "}(działa)
               *[no] {""}
            }
        }
    }
card-in-hand = { $role } { $value }. { $owned ->
        [yes] {"(już masz) "}
       *[no] {""}
    }{ $when } { $function }
row-role = rola
row-pool = pula
row-in-town = bliskie place
row-out-of-town = odległe place
row-influence = wpływy
row-camp = obóz
row-clients = klienci { $n }/{ $limit }
row-stockpile = skład { $n }
row-vault = skarbiec { $n }/{ $limit }
row-structures = obiekty
row-also-active = działa też
row-known = znane karty
row-hand = ręka
row-unknown = nieznane karty
row-in-hand = karty na ręce

## Budynki: co robi każdy z nich

function-academy = Po rundzie z twoją akcją Cieśli możesz raz pomyśleć.
function-aqueduct = W każdej akcji Patrona możesz też zatrudnić jedną kartę rozkazu z ręki. Limit twojej klienteli jest podwojony.
function-amphitheatre = Możesz wykonać jedną akcję Cieśli za każdy punkt wpływów.
function-coliseum = Możesz żądać także pasujących klientów; trafiają do twojego skarbca.
function-atrium = W akcji Kupca możesz zamiast karty ze składu umieścić w skarbcu wierzchnią kartę talii, bez oglądania.
function-gate = Działają dla ciebie funkcje twoich nieukończonych marmurowych obiektów.
function-circus = Dowolną kartą rozkazu możesz rozegrać Murarza albo podążać za Murarzem.
function-dock = W każdej akcji Tragarza możesz też umieścić w składzie jedną kartę rozkazu z ręki.
function-fountain = W akcji Cieśli możesz użyć wierzchniej karty talii zamiast karty z ręki; nieużyta trafia na rękę.
function-insula = Limit twojej klienteli jest o 2 większy.
function-catacomb = Gra natychmiast się kończy i podlicza się punkty.
function-latrine = Zanim pomyślisz, możesz odrzucić jedną kartę.
function-bath = Każdy klient, którego zatrudniasz, może od razu wykonać jedną akcję.
function-archway = W akcji Murarza możesz wziąć materiał z puli zamiast ze składu.
function-storeroom = Każdy twój klient liczy się także jako Tragarz.
function-bridge = Twoje żądania sięgają też składów, dotyczą wszystkich przeciwników i omijają Palisady.
function-wall = Żądania nic ci nie zabierają. Na koniec 1 punkt za każde dwie karty w twoim składzie.
function-foundry = Możesz wykonać jedną akcję Tragarza za każdy punkt wpływów.
function-garden = Możesz wykonać jedną akcję Patrona za każdy punkt wpływów.
function-shrine = Twój limit kart na ręce jest o 2 większy.
function-palisade = Żądania nic ci nie zabierają, chyba że przeciwnik ma Most.
function-palace = Rozgrywając rolę lub podążając, możesz mieć kilka zagrań; każde to jedna akcja.
function-forum = Wygrywasz natychmiast, gdy masz klientów wszystkich sześciu ról i wszystkie sześć materiałów w składzie (klasycznie: wystarczą klienci).
function-statue = Może stanąć na dowolnym placu budowy; przyjmuje marmur albo materiał placu. Ukończony daje właścicielowi 3 punkty.
function-villa = W akcji Murarza kończysz jej budowę jednym materiałem.
function-basilica = W każdej akcji Kupca możesz też umieścić w skarbcu jedną kartę rozkazu z ręki.
function-stairway = W akcji Murarza możesz też dodać pasujący materiał do ukończonego obiektu przeciwnika: jego funkcja działa odtąd dla wszystkich.
function-senate = Weź dowolnych Senatorów, których w tej rundzie zagrali inni.
function-scriptorium = Marmur dodany do dowolnego twojego nieukończonego obiektu kończy jego budowę.
function-school = Możesz pomyśleć raz za każdy punkt wpływów.
function-ludus-magna = Każdy Kupiec wśród twoich klientów liczy się jako klient dowolnej roli.
function-sewer = Umieść w składzie dowolne z rozkazów, którymi w tej rundzie rozgrywasz rolę lub podążasz.
function-temple = Twój limit kart na ręce jest o 4 większy.
function-circus-maximus = Gdy rozgrywasz rolę lub podążasz, każdy pasujący klient daje dwie akcje.
function-market = Limit twojego skarbca jest o 2 większy.
function-bar = W każdej akcji Patrona możesz też zatrudnić wierzchnią kartę talii.
function-road = Twoje kamienne obiekty przyjmują dowolny materiał.
function-vomitorium = Zanim pomyślisz, możesz odrzucić wszystkie karty z ręki.
function-tower = Wszystkie twoje obiekty przyjmują gruz, a fundament na odległym placu budowy wymaga tylko jednej akcji.
function-prison = Możesz wymienić 3 punkty wpływów na ukończony obiekt przeciwnika.

## Pierwsza partia z przewodnikiem

lesson-roles = Role i budynki
    .say = Runda ma jedną rolę dla wszystkich: rozegraj ją, podążaj za nią albo pomyśl. Klienci pracują dla ciebie tak czy inaczej.
lesson-roles-card = Jedna karta, pięć zastosowań
    .say = U góry karty jest jej rola, nazwa to budynek, na dole materiał i wartość. Zagrana jest poleceniem, z puli zostaje klientem albo materiałem, na placu budowy fundamentem, w skarbcu łupem.
lesson-roles-lead = Rozegraj Tragarza
    .say = Masz kartę przywódcy: wybierasz rolę tej rundy. Rozkaz rozgrywa swoją własną rolę. Inni mogą podążać kartą tej roli, Senatorem albo petycją; kto nie podąża, myśli i dobiera karty.
    .do = Rozegraj Tragarza Insulą.
lesson-roles-take = Weź drewno i kamień
    .say = Masz dwie akcje: jedną za zagraną kartę i jedną za Tragarza wśród klientów. Każda bierze kartę z puli do twojego składu.
    .do = Kliknij drewno, potem kamień.
lesson-roles-follow = Podążaj za Cieślą
    .say = Drusus rozgrywa Cieślę. Twoje karty drewna to Cieśle: podążaj jedną z nich, a z klientem masz znów dwie akcje.
    .do = Podążaj kartą Targowisko.
lesson-roles-lay = Połóż Dok
    .say = Pierwsza akcja kładzie kartę z ręki jako fundament na placu budowy jej rodzaju.
    .do = Połóż Dok na bliskim placu.
lesson-roles-complete = Ukończ Dok
    .say = Druga akcja dodaje pasujący materiał z ręki. Dok wymaga jednego drewna: jest ukończony, zyskujesz 1 punkt wpływów, a jego funkcja od razu działa.
    .do = Kliknij Dok, potem Palisadę.
lesson-petition = Petycja
    .say = Dwa rozkazy jednej roli zastępują dowolną rolę, tak jak Senator.
lesson-petition-lead = Rozegraj Patrona petycją
    .say = Chcesz klienta, ale nie masz ani Patrona, ani Senatora. Dok i Targowisko to dwaj Cieśle: razem rozgrywają dowolną rolę. Kosztuje to dwie karty za jedną akcję.
    .do = Wybierz petycję z drewna jako Patrona, potem obie karty.
lesson-petition-hire = Zatrudnij Kupca
    .say = Karta z puli zostaje twoim klientem. Od następnej rundy pracuje dla ciebie, gdy ktokolwiek rozgrywa Kupca. Miejsca masz na tylu klientów, ile punktów wpływów.
    .do = Kliknij kamień: jako klient to Kupiec.
lesson-thinking = Myślenie
    .say = Myśl, gdy masz mało kart; bierz Senatora, gdy brakuje ci potrzebnej roli.
lesson-thinking-draw = Pomyśl i dobierz
    .say = Zamiast zagrywać, myślisz: dobierasz do pięciu kart albo bierzesz Senatora. Gdy myśli przywódca, runda od razu się kończy, a kolejną rozgrywa następna osoba.
    .do = Pomyśl, potem dobierz karty.
lesson-demand = Legionista
    .say = Co odsłaniasz, tego żądasz: z puli i od obu sąsiadów. Palisady i Mury obronne chronią.
lesson-demand-rubble = Zażądaj gruzu
    .say = Masz jedną akcję Legionisty. Odsłoń kartę z ręki, a weźmiesz kartę jej rodzaju z puli; każdy sąsiad, który taką ma, też musi ci jedną oddać. Odsłonięta karta zostaje u ciebie.
    .do = Odsłoń Insulę: to gruz.
lesson-vault = Łupy
    .say = Skarbiec mieści tyle kart, ile masz punktów wpływów, więc buduj też.
lesson-vault-bank = Marmur do skarbca
    .say = Akcja Kupca przenosi kartę ze składu do skarbca. Na koniec marmur jest tam wart 3 punkty, a kolejne 3 dostaje ten, kto ma najwięcej kart danego rodzaju.
    .do = Kliknij marmur w swoim składzie.
lesson-ending = Jak to się kończy
    .say = Liczą się punkty wpływów, łupy i premie, a skarbce się otwiera.
lesson-ending-ways = Cztery zakończenia
    .say = Gra kończy się natychmiast, gdy zajęty zostanie ostatni bliski plac budowy, skończy się talia, ktoś ukończy Katakumby albo zwycięży Plac miejski: sześć ról i sześć materiałów.
lesson-ending-last-site = Zajmij ostatni plac
    .say = Został już tylko jeden bliski plac budowy: drewno. Prowadzisz: fundament na nim kończy grę, nawet bez materiału.
    .do = Połóż Dok.

## Pozycje pisane ręcznie. Klucze i nazwy są w nich angielskie, niezależnie od języka.

position-over = Talia jest pusta: gra jest skończona; napisz `over: true`.
position-shown = `{ $key }`: { $name } nie ma tylu kart `{ $card }`.
position-structures = `structures` ({ $name }) wymienia budynki, na przykład { "{" }Dock: complete, Garden: [stone]{ "}" }.
position-structure = `{ $card }` to lista materiałów, `complete`, `public` albo { "{" }site, materials, complete, public{ "}" }.
position-site = `{ $card }` nie może leżeć na placu budowy `{ $site }`: może to tylko `Statue`.
position-materials = `{ $card }`: potrzebnych materiałów jest { $needed }; z { $n } obiekt byłby już ukończony albo miałby ich za dużo.
position-public = `{ $card }` może być `public` dopiero po ukończeniu.
position-sites = `{ $key }` podaje liczbę placów budowy według materiału, na przykład { "{" }wood: 2{ "}" }.
position-led = W kroku `{ $step }` rozgrywana jest rola: napisz `led`.
position-work = `pending` zawiera za dużo pracy.
position-pending = `pending`: nie da się odczytać { $text }; napisz na przykład `grant Craftsman 3`.
position-not-now = `pending`: { $text } nie jest tu możliwe.
position-no-demand = `{ $key }` opisuje tylko trwające żądanie: napisz je w `pending`.
position-copies = Kart `{ $card }` jest tylko { $n }.
position-orders = Nie ma tylu rozkazów z materiałem `{ $material }`.
position-ending = `ending` to jedno z: { COMMAS($known) }, a nie { $ending }.
position-no-kind = { CAP($what) }: { $word } nie jest materiałem, rolą ani budynkiem. Materiały: { COMMAS($known) }.
position-no-building = { CAP($what) }: nie ma budynku { $word }.
# Czego dotyczy wartość.
position-hand = ręka ({ $name })
position-camp = obóz ({ $name })
position-units = zagrania ({ $name })
position-senators = liczba Senatorów w stosie
