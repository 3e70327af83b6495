### Co Ludi mówi w terminalu, po polsku.

## Gra. Polecenia się wpisuje.

command-undo = cofnij
command-hint = podpowiedź
command-log = dziennik
command-board = plansza
command-sheet = tabela
command-help = pomoc
command-quit = koniec
commands =
    Wpisz numer ruchu albo ruch słowami. Możesz też wpisać:
      cofnij      cofa twoją ostatnią decyzję, dopóki trwa twoja tura
      podpowiedź  trzy najlepsze ruchy i co dały partie, które po nich rozegrano
      dziennik    co się dotąd stało
      plansza     rysuje stół od nowa
      tabela      tabela punktów w tej chwili
      pomoc       ten tekst
      koniec      przerywa grę; partię zapisaną z --record wznawia --resume

welcome = { $title }, ziarno { $seed }. Grasz jako { $you }; { COMMAS($bots) }.
bot-is = { $seat }: bot { $bot }
type-help = Wpisz `{ command-help }`, aby zobaczyć polecenia.
prompt = { $who }: { $asks }
confirm-turn = Naciśnij Enter, aby zakończyć turę, albo wpisz: { command-undo }
list-moves = Naciśnij Enter, aby zobaczyć listę ruchów.
choose-number = Wybierz numer od 1 do { $last }.
undone = Cofnięto.
no-undo = W tej turze nie ma czego cofnąć.
stopped = Przerwano przed końcem gry.{ $file ->
        [none] { "" }
       *[other] { " " }Dalszy ciąg: --resume { $file }.
    }
saved = Partia jest zapisana w pliku { $file }.

## Podpowiedzi

thinking = zastanawia się …
only-move = Jest tylko jeden ruch.
not-compiled = Podpowiedzi wymagają skompilowanych zasad: uruchom raz `ludi compile` (około minuty), a potem zacznij od nowa.
column-move = ruch
column-win = wygrywasz
column-points = punkty na koniec
share = { NUMBER($share, style: "percent") }
points = { $who } { $points }
expected = Przewidywany przebieg: { $line }

## Odtwarzanie

replay-prompt = Enter: dalej, b: plansza, a: wszystko, q: koniec
replay-next = Enter: dalej
verified = Sprawdzono: { $decisions ->
        [one] { $decisions } decyzja prowadzi
        [few] { $decisions } decyzje prowadzą
       *[many] { $decisions } decyzji prowadzi
    } do tego samego stanu gry.

## Co może się nie udać

name-bots = Podaj jednego bota dla wszystkich pozostałych miejsc albo { $n ->
        [one] { $n } bota
        [few] { $n } boty
       *[many] { $n } botów
    }.
say-game = Podaj, która gra: ludi play { EITHER($games) }.
exists = Plik { $file } już istnieje. Wybierz inną nazwę albo graj dalej: --resume { $file }.
no-seat-called = W tej grze nie ma miejsca „{ $seat }”. Miejsca: { COMMAS($seats) }.
name-value = Podaj opcję jako NAME=VALUE, a nie „{ $text }”.
bad-file = { $problem ->
        [missing] Nie ma pliku { $file }. Sprawdź nazwę.
        [no-folder] Nie ma folderu { $file }. Utwórz go albo wybierz inne miejsce.
        [folder] { $file } to folder: podaj nazwę pliku.
        [forbidden] Brak dostępu do pliku { $file }: sprawdź uprawnienia albo wybierz inne miejsce.
       *[other] { $file }: { $problem }. Sprawdź nazwę i uprawnienia.
    }
interrupted = Przerwano.
# Co o argumentach mówi argparse; `%` oznacza jego części.
args-error = %(prog)s: błąd: %(message)s
args-argument = argument %(argument_name)s: %(message)s
args-value = to nie jest liczba: %(value)r
args-choice = nie ma takiej wartości: %(value)r (do wyboru: %(choices)s)
args-one = brakuje wartości
args-required = brakuje argumentów: %s
args-unknown = nieznane argumenty: %s
args-ambiguous = niejednoznaczna opcja: %(option)s może oznaczać %(matches)s

## Lista gier

about-game = { $title }: { $min }–{ $max } graczy, { $minutes } min
option-default = domyślnie: { $choice }

## Co mówi ludi --help

help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-about = Trzy rzymskie gry planszowe, do grania i do badań. Bez polecenia: gra w przeglądarce.
help-examples =
    przykłady:
      ludi                                  usiądź i graj w przeglądarce
      ludi play roads                       ty przeciwko jednemu zachłannemu botowi
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                partia krok po kroku, ze sprawdzeniem
      ludi draw mine.jsonl --at 20 -o a.png  chwila partii jako obraz
      ludi check my-scenarios.yaml          uruchamia pliki scenariuszy
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               jak szybkie są zasady
help-help = pokazuje ten tekst i kończy
help-version = pokazuje wersję i kończy
help-language = język; jeśli go nie podano, język systemu
help-serve = gra w przeglądarce; to samo co ludi bez polecenia
help-worker = myśli za boty serwerów korzystających z bazy PostgreSQL, na dowolnym komputerze
help-worker-database = adres bazy danych PostgreSQL tych serwerów
help-worker-jobs = tyle decyzji naraz; jeśli nie podano, po jednej na rdzeń
help-move-data = przenosi wszystkie partie z folderu danych do pustej bazy PostgreSQL; serwer nie może wtedy działać
data-moved = { $tables ->
        [one] Skopiowano jeden stół. Od teraz uruchamiaj serwer z --database.
        [few] Skopiowano { $tables } stoły. Od teraz uruchamiaj serwer z --database.
       *[many] Skopiowano { $tables } stołów. Od teraz uruchamiaj serwer z --database.
    }
help-games = lista gier i ich opcji
help-play = gra w terminalu przeciwko botom
help-replay = odtwarza zapis partii krok po kroku i go sprawdza
help-draw = rysuje planszę z zapisu partii jako SVG albo PNG
help-check = uruchamia pliki scenariuszy
help-arena = boty grają ze sobą, a ty poznajesz ich siłę
help-dataset = partie botów jako liczby do uczenia się
help-learn = uczy się gry, grając: partie, sieć i pojedynek, runda po rundzie
help-bench = mierzy losowe partie na sekundę, skompilowane, na jednym rdzeniu
help-compile = kompiluje zasady wszystkich gier
help-host = adres, na którym nasłuchuje serwer; 0.0.0.0 wpuszcza inne komputery
help-port = port serwera; jeśli go nie podano, pierwszy wolny od 8377
help-data = gdzie przechowywać partie
help-database = adres bazy danych PostgreSQL, w której przechowywać partie zamiast w folderze
help-processes = tyle procesów serwera za jednym portem; wymaga --database
help-proxy = adres odwrotnego proxy przed serwerem, którego X-Forwarded-For jest wiarygodny; można podać kilka razy
help-webhooks = adresy albo ich początki, które stoły mogą informować, czyja kolej; jeśli nie podano, żadne
help-no-browser = nie otwiera przeglądarki
help-forget = usuwa niedokończone stoły i gości po tylu dniach bezczynności; jeśli nie podano, 365; 0: nigdy
help-forget-finished = usuwa zakończone partie ludzi po tylu dniach; jeśli nie podano, 0: nigdy
help-metrics = udostępnia pod /metrics dane dla systemu Prometheus
help-log-format = jak zapisywane są komunikaty: tekst albo po jednym wierszu JSON
help-game = która gra; listę pokazuje `ludi games`
help-players = liczba graczy razem z tobą
help-bots = random, greedy, easy, medium, hard, expert albo master; jeden dla wszystkich albo po jednym; jeśli nie podano, greedy
help-seat = twoje miejsce: { seat-purple }, { seat-blue }, { seat-red } …; jeśli nie podano, { seat-purple }
help-seed = to samo ziarno rozdaje tę samą grę
help-option = opcja gry
help-record = zapisuje partię w tym pliku, ruch po ruchu
help-resume = wznawia partię zapisaną w pliku
help-file = partia zapisana z --record
help-at = po ilu decyzjach; jeśli nie podano, na końcu
help-output = obraz do zapisania: .svg albo .png
help-draw-seat = tak, jak widzi to ten gracz; jeśli nie podano, tak, jak widzą wszyscy
help-open = ze wszystkim, co zakryte
help-theme = kolory obrazu; jeśli nie podano, jasne
svg-or-png = Obraz to plik .svg albo .png, a nie { $file }.
bad-moment = Liczba decyzji w tej partii: { $last }; --at przyjmuje liczbę od 0 do { $last }, a nie { $at }.
help-all = nie zatrzymuje się po każdej decyzji
help-analyse = analizuje zapis partii: ile kosztowała każda decyzja i co było lepsze
help-analysis = zapisuje tam analizę jako JSON; zaczęta tam analiza jest kontynuowana; dla kilku partii: folder
help-level = jak głęboko: poziom botów (domyślnie: najsilniejszy)
help-analysis-seed = inna liczba rozgrywa inne partie (domyślnie: 0)
help-judge-open = ocenia według wszystkiego, co było zakryte, a nie tego, co gracz mógł wiedzieć
help-jobs = ile procesów naraz (domyślnie: jeden na rdzeń)
help-ray = na klastrze Ray zamiast na rdzeniach tego komputera: jego adres, a bez adresu ten, do którego należy ten komputer (wymaga ludi[ray])
help-scenarios = plik scenariuszy
help-bots-known = Boty: random, greedy, easy, medium, hard, expert, master; poziom z innymi ustawieniami (hard+depth=8); exec:COMMAND, twój własny program; MODULE:CALLABLE, twoja własna funkcja w Pythonie.
help-who-plays = kto gra; ostatni zajmuje też pozostałe miejsca
help-who-plays-too = kto gra, jak w `ludi arena`
help-arena-games = co najmniej tyle partii; każde rozdanie rozgrywa się w całości
help-at-least = co najmniej tyle
help-table-size = liczba miejsc przy stole (domyślnie: jak najmniej)
help-first-deal = pierwsze rozdanie
help-seconds = czas programu na jedną decyzję (domyślnie: 60)
help-games-at-once = ile partii naraz (domyślnie: jedna na rdzeń)
help-records = zapisuje tam każdą partię; następne uruchomienie kontynuuje
help-summary = zapisuje tam podsumowanie
help-shard = ile partii w jednym pliku
help-shards-at-once = ile plików naraz (domyślnie: jeden na rdzeń)
help-folder = następne uruchomienie kontynuuje tam pracę
help-rounds = ile rund partii, uczenia i pojedynku (domyślnie: 1)
help-learn-games = partie w rundzie, razem dla wszystkich liczb graczy
help-learn-keep = jaka część pozycji służy do nauki
help-learn-search = iteracje na każdą decyzję w tych partiach; 0: jedna decyzja naprzód według oceny
help-learn-think = iteracje na każdą zachowaną pozycję, by uczyć się tego, czego spodziewa się przeszukiwanie
help-learn-trust = jaką częścią nauki są te oczekiwania; reszta to wynik partii
help-learn-stray = zachowuje też pozycje odległe od partii najwyżej o tyle decyzji
help-learn-walks = zachowuje też pozycje z tylu przejść przez drzewo każdego przeszukiwania i uczy się na nich decyzji
help-learn-learned = ile o liściu mówi sieć; resztę mówi rozegrana do końca partia
help-learn-explore = ile waży niepewność w przeszukiwaniu z siecią
help-learn-first = rozmiar pierwszej warstwy ukrytej
help-learn-second = rozmiar drugiej
help-learn-epochs = ile razy sieć uczy się każdej pozycji
help-learn-duel = partie w pojedynku, dla każdej liczby graczy
help-learn-iterations = iteracje na decyzję w pojedynku
help-learn-seed = przy tym samym ziarnie nauka przebiega tak samo
help-measure = jak długo mierzyć każdą liczbę graczy
help-json = podaje liczby jako JSON

## Kompilowanie

compiling = kompilacja: { $game }
not-compiling = Nie udało się skompilować gry { $game }; przyczyna podana jest wyżej.
time-left = do końca

## Analiza

column-n = decyzja
column-who = gracz
column-played = zagrano
column-mark = ocena
column-cost = koszt
column-better = lepiej było
column-line = a potem
costliest = Najkosztowniejsze decyzje, w szansach na wygraną
no-mistakes = Żadna decyzja nie kosztowała nic wartego wzmianki.
luck-and-skill = Szczęście i umiejętności, w punktach
column-luck = szczęście
column-skill = umiejętności
column-slips = potknięcia
column-mistakes = pomyłki
column-blunders = grube błędy
signed = { SIGNED($points) }
analysis-fair = { $open ->
    [yes] Ocena według wszystkiego, co leżało na stole, także zakrytego.
   *[no] Ocena według tego, co każdy gracz mógł wiedzieć.
  } Szczęście to zmiany po odkryciu kart i losowaniach; umiejętności to koszt oznaczonych decyzji względem średniej przy stole.

## Sprawdzanie scenariuszy

check-pass = dobrze
check-fail = źle
checked = dobrze: { $passed }, źle: { $failed }

## Turnieje, zbiory danych, uczenie

arena-title = { $title }, { $players } graczy, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
arena-bot = bot
arena-games = partie
arena-wins = wygrane
arena-interval = przedział 95%
arena-between = { $low }–{ $high }
arena-rating = ranking
arena-score = średni wynik
arena-decisions = decyzje na partię
arena-pace = s na decyzję
game-told = partia { $n }: { $problem }
dataset-written = { $folder }: { $shards ->
        [one] { $shards } plik
        [few] { $shards } pliki
       *[many] { $shards } plików
    }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
learning-now = { $title }: { $what ->
        [games] partie
       *[duel] pojedynek
    }
learning-accepted = Przyjęta sieć: { $file }
learning-none = Nie przyjęto żadnej sieci.

## Po kompilacji i pomiarach

compiled = Wszystkie gry są skompilowane ({ $seconds } s).
bench-title = Losowe partie, jeden rdzeń
bench-game = gra
bench-players = gracze
bench-games = partie/s
bench-decisions = decyzje/s
bench-length = decyzje na partię
bench-state = stan gry
bench-bytes = { $n } B

## Liczby

percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($n, maximumFractionDigits: 0) }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thousandths = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
