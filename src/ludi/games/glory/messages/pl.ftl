### Glory to Rome: Na chwałę Rzymu, po polsku.

title = Glory to Rome: Na chwałę Rzymu
summary = Rozgrywaj role i podążaj za nimi, zatrudniaj klientów, wznoś budynki, których funkcje naginają zasady, i zapełniaj skarbiec.
vignette = Świątynia w budowie
option-variant = Wariant
    .help = klasyczny: petycja z trzech kart, do Placu miejskiego wystarczą klienci; treningowy: bez funkcji budynków
option-variant-standard = zwykły
option-variant-classic = klasyczny
option-variant-training = treningowy
option-hands = Ręce
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

# Formy: dopełniacz (.gen), biernik (.acc), narzędnik (.ins); `.site`: przymiotnik do słów „plac budowy”.

material-rubble = gruz
    .gen = gruzu
    .acc = gruz
    .ins = gruzem
    .site = gruzowy
material-wood = drewno
    .gen = drewna
    .acc = drewno
    .ins = drewnem
    .site = drewniany
material-concrete = beton
    .gen = betonu
    .acc = beton
    .ins = betonem
    .site = betonowy
material-brick = cegła
    .gen = cegły
    .acc = cegłę
    .ins = cegłą
    .site = ceglany
material-stone = kamień
    .gen = kamienia
    .acc = kamień
    .ins = kamieniem
    .site = kamienny
material-marble = marmur
    .gen = marmuru
    .acc = marmur
    .ins = marmurem
    .site = marmurowy

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

## Decyzje, tak jak widać je na liście i jak się je wpisuje; oraz dlaczego nie można.

## Odmowy, które biorą pod uwagę stół

## Co daje wybór

## Dziennik

## Tabela punktów

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
        [yes] ukończono, punkty wpływów: { $all }
       *[no] { $material }: { $n } z { $all }
    }
structure-to-come = do założenia, wymaga: { $material } ×{ $n }
borrowed-tip = { $structure }: działa także tutaj, dla wszystkich. { $function }
in-hand-tip = { $card }, na ręce. { $function }

# Pula, place budowy i stosy

kind-tip = { CAP($material) } i { $role }: wartość { $n }
pool-tip = w puli: { $material } ×{ $n }
town-tip = bliskie place budowy ({ $material }), zostało: { $n }
out = +{ $n } { $n ->
        [one] odległy
        [few] odległe
       *[many] odległych
    }
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
ends-forum = spełniony zostanie Plac miejski
ends-left = zostało: { $n }
forum-tip = { $name }: role klientów { $roles } z 6, materiały { $materials } z 6{ $works ->
        [yes] {""}
       *[no] ; Plac miejski jeszcze nie działa
    }
most-loot = Najwięcej łupów, po 3 punkty
most-loot-tip = { $name ->
        [none] najwięcej w skarbcu ({ $material }): nikt, o ile wiadomo
       *[other] najwięcej w skarbcu ({ $material }): { $name }, o ile wiadomo
    }

## W terminalu

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
