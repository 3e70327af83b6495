### Drogi do Rzymu po polsku.

title = Drogi do Rzymu
    .short = Drogi do Rzymu
summary = Buduj drogi z Rzymu do nowych miast; każdy zdobywa punkty za własne drogi na najkrótszej trasie.
vignette = Drogi prowadzące do Rzymu
option-side = Strona
    .help = strona planszy; automatycznie: mała dla 2–3 graczy, duża dla 4–5
option-side-auto = automatycznie
option-side-small = mała
option-side-large = duża
option-tables = Tabele
    .help = tabele punktacji; złoto w kolumnach: złoto liczy się jak takie same zasoby
option-tables-standard = zwykłe
option-tables-gold-in-columns = złoto w kolumnach
option-start = Start
    .help = z przewagą: we dwoje 6 punktów dostaje ten, kto nie zaczyna; we troje drugi 2, trzeci 4; we czworo pierwszy i ostatni po 3; w pięcioro pierwszy 1, ostatni 2
option-start-level = równy
option-start-head-start = z przewagą

## Pojęcia

# Litery stoją na mapie w terminalu: po dwie, wszystkie różne.
resource-meat = mięso
    .letters = mi
resource-wheat = pszenica
    .letters = ps
resource-gems = klejnoty
    .letters = kl
resource-olives = oliwki
    .letters = ow
resource-grapes = winogrona
    .letters = wg
resource-wood = drewno
    .letters = dr
resource-oil = olej
    .letters = ol
resource-wine = wino
    .letters = wi
resource-gold = złoto
    .letters = Au
# Kolory miast, a więc w rodzaju nijakim.
colour-yellow = żółte
colour-pink = różowe
colour-orange = pomarańczowe
colour-green = zielone
colour-red = czerwone
colour-white = białe
colour-brown = brązowe
colour-blue = niebieskie

## Pytania: każde stoi po słowach „Pytanie brzmi teraz:”. Przykłady to słowa, które można wpisać.

ask-connect = które miasto połączyć z Rzymem
    .examples = buduj Roma-Genua / połącz miasto Genua z Rzymem
ask-extend = gdzie zaczyna się linia
    .examples = zacznij w Rzymie / zakończ
ask-route = którędy biegnie dalej trasa
    .examples = trasa przez miasto Genua

## Decyzje, tak jak widać je na liście i jak się je wpisuje; oraz dlaczego nie można.

do-connect = połącz miasto { $to } { $from ->
        [Roma] z Rzymem
       *[other] z miastem { $from }
    }
do-extend = zacznij { $from ->
        [Roma] w Rzymie
       *[other] w mieście { $from }
    }
do-route = trasa przez miasto { $by }
do-finish = zakończ
    .why = Nie ma linii, którą można zakończyć: najpierw połącz miasto.
do-pass = pasuj
    .why = Pasować możesz tylko wtedy, gdy nie możesz zbudować żadnej linii.
# Cała linia naraz, na przykład Roma-Genua-Massilia: nie ma jej na liście, można ją wpisać.
do-build = buduj { $line }

## Odmowy po spojrzeniu na planszę

no-place = Na mapie nie ma miasta „{ $name }”.
no-section = Na { $side ->
        [small] małej
       *[large] dużej
    } stronie planszy nie ma odcinka między miastami { $a } i { $b }.
no-side = Odcinka { $a }–{ $b } nie ma na { $side ->
        [small] małej
       *[large] dużej
    } stronie planszy.
no-line = Linia łączy co najmniej dwa miasta, na przykład: buduj Roma-Genua.
no-through = Miasto { $place } nie jest jeszcze połączone: linia kończy się w pierwszym nowym mieście, do którego dociera.
no-start = Miasto { $place } nie jest jeszcze połączone: linia zaczyna się w Rzymie albo w połączonym mieście.
no-built = Odcinek { $a }–{ $b } jest już zbudowany: budować można tylko na wolnych odcinkach.
no-new-city = Miasto { $place } jest już połączone: linia musi kończyć się w nowym mieście.
no-twice = Miasto { $place } leży już na tej linii: linia nie może przechodzić przez nie dwa razy.
no-roads = Ta linia wymaga { $needed ->
        [one] { $needed } drogi
        [few] { $needed } dróg
       *[many] { $needed } dróg
    }, a { $left ->
        [0] nie masz już żadnej
       *[other] masz tylko { $left }
    }.
no-section-roads = Odcinek { $a }–{ $b } wymaga { $needed ->
        [one] { $needed } drogi
        [few] { $needed } dróg
       *[many] { $needed } dróg
    }, a { $left ->
        [0] nie masz już żadnej
       *[other] masz tylko { $left }
    }.
no-fit = Odcinek do miasta { $to } nie pasuje: tę linię przedłuża tylko odcinek do miasta { $here }.
no-reach = Z miasta { $from } nie można jeszcze dotrzeć do miasta { $to }: miasto { $from } nie jest połączone.
no-way = Trasa nie biegnie dalej przez miasto { $by } albo inna możliwość daje wszystkim tyle samo punktów.

## Co daje wybór

brings-tokens = { $colour } miasto { $value } i { $resource }
brings-points = { COMMAS($paid) }
brings-otherwise = albo { COMMAS($paid) }
brings-nothing = nic

## Dziennik

log-round = Runda { $n }
log-began = Zaczyna { $who }: na połączenie z Rzymem { $cities ->
        [one] czeka { $cities } miasto
        [few] czekają { $cities } miasta
       *[many] czeka { $cities } miast
    }, każdy ma { $roads ->
        [one] { $roads } drogę
        [few] { $roads } drogi
       *[many] { $roads } dróg
    }
log-ahead = { $who } dostaje na start { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
log-placed = { $who } buduje odcinek { $from }–{ $to } ({ $roads ->
        [one] { $roads } droga
        [few] { $roads } drogi
       *[many] { $roads } dróg
    })
log-took = { $who } zdobywa miasto { $city }; zasób: { $resource }
log-routed = { $who } prowadzi trasę z miasta { $city } przez miasto { $by }
log-scored = { $who } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: własne drogi na najkrótszej trasie z miasta { $city }{ $gold ->
        [yes] , podwójnie za złoto
       *[no] { "" }
    }
    .then = { $gold ->
            [yes] Droga powrotna, podwójnie za złoto: { $who } { SIGNED($points) }
           *[no] Droga powrotna: { $who } { SIGNED($points) }
        }
    .each = { $who } { SIGNED($points) }
log-route = { $gold ->
        [yes] Droga powrotna, podwójnie za złoto: { COMMAS($each) }
       *[no] Droga powrotna: { COMMAS($each) }
    }
log-passed = { $who } pasuje: { $roads ->
        [0] nie ma już dróg
        [one] { $roads } droga nie wystarcza na żadną linię
        [few] { $roads } drogi nie wystarczają na żadną linię
       *[many] { $roads } dróg nie wystarcza na żadną linię
    }
    .each = { $roads }
log-pass = { $each ->
        [alike] { $who } pasują (pozostałe drogi: po { ONCE($each) })
       *[several] { $who } pasują (pozostałe drogi: { COMMAS($each) })
    }
log-ended = Koniec gry: { $cities ->
        [0] wszystkie miasta są połączone z Rzymem
        [one] nikt nie może już budować, bez połączenia zostaje { $cities } miasto
        [few] nikt nie może już budować, bez połączenia zostają { $cities } miasta
       *[many] nikt nie może już budować, bez połączenia zostaje { $cities } miast
    }
log-total = { $place }. miejsce: { $who }, { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
log-won = { $by ->
        [regions] Remis na swoją korzyść rozstrzyga { $who }: miasta w większej liczbie regionów
        [gold] Remis na swoją korzyść rozstrzyga { $who }: więcej złota
        [roads] Remis na swoją korzyść rozstrzyga { $who }: więcej niewykorzystanych dróg
       *[points] { $who } wygrywa o { $margin ->
            [one] { $margin } punkt
            [few] { $margin } punkty
           *[many] { $margin } punktów
        }
    }
log-shared = Wspólne zwycięstwo: { $who }

## Tabela punktów

source-routes = trasy
source-cities = miasta
source-variety = różnorodność zasobów
source-same-kind = takie same zasoby
source-gold = złoto
source-unused-roads = bonus za drogi

## Stół w przeglądarce: pasek z pytaniem

tab-map = Mapa
tab-mine = Moje
tab-seats = Gracze

now-connect = Twoja kolej: które miasto łączysz z Rzymem?
    .hint = Każda możliwość pokazuje, ile punktów ci daje.
now-extend = Budujesz do miasta { $city } { $start ->
        [Roma] z Rzymu
       *[other] z miasta { $start }
    }?
    .hint = Buduj albo przedłuż linię wstecz.
now-route = Która trasa z miasta { $city } przynosi punkty?
    .hint = Równie krótkie trasy rozchodzą się w mieście { $place }.
which-way = Twoja kolej: którędy do miasta { $city }?
watch-connect = { $name } wybiera miasto
watch-extend = { $name } buduje do miasta { $city }
watch-route = { $name } wybiera trasę z miasta { $city }
watch-hint = Każda droga na trasie do Rzymu przynosi punkty temu, do kogo należy.
over-done = Wszystkie miasta są połączone z Rzymem.
over-stuck = Nikt nie może już budować; { $cities ->
        [one] zostało { $cities } miasto.
        [few] zostały { $cities } miasta.
       *[many] zostało { $cities } miast.
    }
step-city = Miasto
step-chosen = Miasto: { $city }
step-build = Buduj albo przedłuż
step-route = Trasa
back-city = Inne miasto
back-line = Krótsza linia
back-route = Inna trasa

## Mapa

map-of-empire = Mapa Cesarstwa
reconstructed = Mapa i większość tabel punktacji to nasza rekonstrukcja:
what-is-known = co jest pewne
free-section = { $a }–{ $b }: wolny, { $roads ->
        [one] { $roads } droga
        [few] { $roads } drogi
       *[many] { $roads } dróg
    }
built-section = { $a }–{ $b }: { $roads ->
        [one] { $roads } droga
        [few] { $roads } drogi
       *[many] { $roads } dróg
    }, { $name }
new-city = { $city }: { $region } { $value }, { $resource }
connected-city = { $city }: { $region } { $value }, { $resource }; łączy z Rzymem: { $name }, { $distance ->
        [one] { $distance } droga
        [few] { $distance } drogi
       *[many] { $distance } dróg
    } do Rzymu
rome = Rzym: wszystkie trasy kończą się tutaj
ways = Możliwości:
choose-way = { $city }, wybierz jedną z { $n } możliwości
confirm-route = Trasa przez miasto { $place } { SIGNED($points) }
confirm-build = Buduj do miasta { $city } { SIGNED($points) }
city-of = Miasto { $n } z { $all }
    .tip = Gra kończy się od razu, gdy wszystkie miasta są połączone
rounds-left = { $n ->
        [one] została { $n } runda
        [few] zostały { $n } rundy
       *[many] zostało { $n } rund
    }
    .tip = Rundy do połączenia wszystkich miast, razem z tą
roads-left = { $n ->
        [one] została { $n } droga
        [few] zostały { $n } drogi
       *[many] zostało { $n } dróg
    }
bonus-tip = Najwięcej niewykorzystanych dróg na koniec: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

## Co daje wybór: karta wyboru

what-a-choice-brings = Co daje wybór
route-by = Trasa przez miasto { $place }
city-from = { $city } { $place ->
        [Roma] z Rzymu
       *[other] z miasta { $place }
    }
from-place = { $place ->
        [Roma] z Rzymu
       *[other] z miasta { $place }
    }
paid-twice = podwójnie
roads = { $n ->
        [one] { $n } droga
        [few] { $n } drogi
       *[many] { $n } dróg
    }
route-of = trasa: { $n }
or-else = albo
for-you = ty
best-city = najlepsze miasto, { $region }: { $value }
row-of = { $n ->
        [one] { $n } zasób w rzędzie: { $before } → { $after }
        [few] { $n } różne zasoby w rzędzie: { $before } → { $after }
       *[many] { $n } różnych zasobów w rzędzie: { $before } → { $after }
    }
goods = { $good } ×{ $n }: { $before } → { $after }
not-most-roads = już nie najwięcej niewykorzystanych dróg
most-roads = { $name }: najwięcej niewykorzystanych dróg
ends-now = Gdyby to był koniec: { $before } → { $after }
without-roads = Bez bonusu za drogi: { $before } → { $after }
build-points = Buduj { SIGNED($points) }
pass-turn = Pasuj

## Zasoby, miasta i gracze

goods-and-cities = Zasoby i miasta
equal-goods = Takie same
equal-tip = { CAP($good) }: { $n }. Od jednego do czterech takich samych: { COMMAS($table) } pkt
different = Różne
different-tip = Różne zasoby: po jednym z każdego rodzaju tworzą rząd, po drugim następny. Rząd od jednego do ośmiu: { COMMAS($table) } pkt
gold = Złoto
gold-tip = Złoto: { $n }. Od jednego do ośmiu: { COMMAS($table) } pkt; trasa do złota przynosi punkty podwójnie
best-cities = Najlepsze miasto w każdym regionie
your-best = { $region }: twoje najlepsze miasto, { $value } pkt
no-city-yet = { $region }: jeszcze bez miasta
their-best = { $region }: { $city }, { $value }
good-count = { CAP($good) }: { $n }
at-the-end = na koniec
if-ended = gdyby to był koniec
watch-open = Oglądasz: w tej grze nic nie jest zakryte.
cities = { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
       *[many] { $n } miast
    }
unused-roads = { $n ->
        [one] { $n } niewykorzystana droga z { $all }
        [few] { $n } niewykorzystane drogi z { $all }
       *[many] { $n } niewykorzystanych dróg z { $all }
    }
seat-now = teraz

## Tabele na stronie zasad

facts-pieces = elementy
facts-number = liczba
facts-board = plansza
facts-board-more = dwustronna: { $small } miast albo { $large }
facts-mats = plansze graczy
facts-mats-more = siatka na zasoby, { $columns } kolumn i { $rows } rzędy, oraz tor na maksymalnie { $gold } żetonów złota
facts-roads = żetony dróg
facts-roads-more = po { $each } w każdym z { $players } kolorów
facts-city-tokens = żetony miast
facts-city-tokens-more = w { $colours } kolorach, o wartościach od I do VIII
facts-resource-tokens = żetony zasobów
facts-resource-tokens-more = po { $each } z każdego rodzaju ({ COMMAS($goods) }) i { $gold } żetonów złota
facts-players = gracze
facts-side = strona
facts-cities = miasta
facts-good = każdego zasobu
facts-gold = złoto
facts-turns = tury na gracza
facts-source = źródło
facts-worth = punkty
facts-when = kiedy
facts-rule = zasada
facts-at-once = od razu
facts-at-end = na końcu
facts-worth-routes = { $road } za każdą twoją drogę na trasie, { $gold }, jeśli prowadzi do złota
facts-worth-cities = najlepsze miasto każdego koloru, najwyżej { $most }
facts-worth-variety = każdy rząd różnych zasobów, najwyżej { $most } za { $kinds } rodzajów
facts-worth-same-kind = każda kolumna takich samych zasobów, najwyżej { $most } za { $goods }
facts-worth-gold = całe twoje złoto razem, najwyżej { $most }
facts-worth-unused-roads = { $points } za najwięcej niewykorzystanych dróg
facts-different = różne zasoby w rzędzie
facts-equal = takie same zasoby w kolumnie
facts-gold-tokens = złoto
facts-points = punkty
facts-colour = kolor
facts-region = region
facts-cities-values = miasta i wartości

## W terminalu

still-new = Nowe miasta: { $cities }. Zostało rund: { $rounds }.
asked-connect = które miasto i skąd?
asked-extend = zakończyć linię czy przedłużyć ją wstecz?
asked-route = przez które miasto biegnie dalej trasa?
line-so-far = Dotychczasowa linia:
route-so-far = Dotychczasowa trasa:
regions = Regiony
sections = Drogi
section-free = wolna
section-two = na dwie
section-built = zbudowana
section-fresh = teraz
reconstructed-see = Mapa i większość tabel to nasza rekonstrukcja: { $file }, rozdział 10
list-new = Nowe miasto
list-with = zasób
list-from = skąd (drogi do zbudowania / trasa do Rzymu)
list-connected = Połączone
list-far = Poza zasięgiem
column-points = pkt
column-roads = dr.
column-rows = rz.
column-cities = miasta
column-variety = różne
column-same-kind = takie same
column-gold = złoto
column-unused-roads = bonus
column-now = suma

## Pierwsza partia z przewodnikiem

lesson-first-road = Twoja pierwsza droga
    .say = W każdej turze łączysz jedno miasto z Rzymem, a punkty zdobywa ten, czyje drogi prowadzą z powrotem.
lesson-first-road-map = Wszystkie drogi prowadzą do Rzymu
    .say = Rzym leży pośrodku. W każdej swojej turze budujesz linię dróg do jednego nowego miasta, dokładnie jednego.
lesson-first-road-city = Co daje miasto
    .say = Żeton pokazuje kolor i wartość, która liczy się na końcu. Okrągły znak obok to zasób: on też będzie twój.
lesson-first-road-build = Połącz miasto Genua z Rzymem
    .say = Z Rzymu do miasta Genua wystarczy jedna droga, a za drogę powrotną dostajesz 1 punkt.
    .do = Kliknij miasto Genua i zatwierdź.
lesson-first-road-onward = Połącz miasto Massilia przez Caralis
    .say = Możesz budować dalej z każdego połączonego miasta, bez względu na to, kto je połączył. Z powrotem do Rzymu prowadzą dwie drogi, jedna twoja, a jedną zbudował Drusus: po 1 punkcie.
    .do = Wybierz drogę z miasta Caralis do miasta Massilia i zatwierdź.
lesson-short-cut = Skrót
    .say = Dłuższa linia może się opłacić: niech droga powrotna będzie w całości twoja.
lesson-short-cut-whose = Czyje drogi prowadzą do Rzymu?
    .say = Augusta leży za miastem Genua. Stamtąd do Rzymu jest daleko: Genua, Massilia, Caralis, Rzym, a dwie z tych dróg zbudował Drusus.
lesson-short-cut-both = Połącz miasto Augusta własnymi drogami
    .say = Linia może biec przez połączone miasta. Z Rzymu przez miasto Genua do miasta Augusta potrzeba dwóch dróg, a najkrótsza trasa jest wtedy cała twoja: 2 punkty dla ciebie, a Drusus nie dostaje nic.
    .do = Kliknij miasto Augusta, potem Rzym, żeby tam zacząć linię, i zatwierdź.
lesson-gold = Złoto
    .say = Złoto podwaja trasę, którą je zdobywasz, i liczy się jeszcze raz na końcu.
lesson-gold-double = Zdobądź złoto w mieście Genua
    .say = W mieście Genua leży złoto. Jeśli zdobędziesz je przez miasto Massilia, każda droga na trasie przynosi punkty podwójnie: 4 punkty za twoje dwie drogi, 2 za tę, którą zbudował Drusus.
    .do = Połącz miasto Genua z miastem Massilia.
lesson-goods = Zasoby
    .say = Rzędy różnych zasobów i kolumny takich samych: każdy zasób liczy się i tu, i tu.
lesson-goods-rows = Co masz do tej pory
    .say = Oto twoje zasoby: pszenica, wino i olej, trzy różne rodzaje. Rząd z trzech jest na końcu wart 5 punktów, z czterech już 10.
lesson-goods-new-kind = Weź czwarty rodzaj
    .say = Zasób, którego jeszcze nie masz, wydłuża rząd. W mieście Aquileia leży drewno.
    .do = Połącz z Rzymem miasto, w którym leży zasób, jakiego ci brakuje.
lesson-goods-same-kind = Weź drugą pszenicę
    .say = Dwa takie same zasoby tworzą kolumnę wartą 4 punkty. Pszenica leży w mieście Dyrrhachium.
    .do = Połącz z Rzymem miasto Dyrrhachium.
lesson-ending = Koniec gry
    .say = To wszystko. Policz miasta, zasoby, złoto i niewykorzystane drogi, a zobaczysz, kto zbudował najlepiej.
lesson-ending-saving = Drogi w zapasie
    .say = Kto na końcu ma najwięcej niewykorzystanych dróg, dostaje 10 punktów; przy remisie dostają je wszyscy remisujący. Tutaj każdy zużył osiem.
lesson-ending-last-city = Połącz ostatnie miasto
    .say = Brakuje już tylko miasta Londinium. Gdy ostatnie miasto zostanie połączone, a jego trasa policzona, gra od razu się kończy.
    .do = Połącz miasto Londinium z miastem Colonia.

## Pozycje pisane ręcznie. Klucze i nazwy są w nich angielskie, niezależnie od języka.

position-all-connected = Wszystkie miasta są połączone: gra jest skończona; napisz `over: true`.
position-all-passed = Wszyscy po kolei spasowali: gra jest skończona; napisz `over: true`.
position-no-city = Na { $side ->
        [small] małej
       *[large] dużej
    } stronie planszy nie ma miasta { $name }.
position-resources = `resources` mówi, co leży na miastach, na przykład { "{" }Genua: gold{ "}" }.
position-no-resource = Nie ma zasobu { $kind }. Zasoby: { COMMAS($known) }.
position-tokens = Na { $side ->
        [small] małej
       *[large] dużej
    } stronie nie ma tylu żetonów `{ $kind }`.
position-no-section = Na { $side ->
        [small] małej
       *[large] dużej
    } stronie planszy nie ma odcinka { $name }.
position-built-twice = Odcinek { $section } jest zbudowany dwa razy.
position-roads = { $who }: dróg jest tylko { $n }, na odcinek { $section } już nie starcza.
position-apart = Odcinka { $section } nie łączą z Rzymem inne odcinki.
position-unreached = { $who } nie może mieć miasta { $city }: nie prowadzi tam żaden zbudowany odcinek.
position-owned-twice = Miasto { $city } ma dwóch właścicieli.
position-not-shortest = Odcinek { $section } nie leży na najkrótszej trasie.
position-no-choice = Od miasta { $city } nie ma już trasy do wyboru.
position-turn = Rozpoczęta tura nie jest możliwa: { $error }
# Czego dotyczy wartość.
position-unused = niewykorzystane drogi ({ $name })
