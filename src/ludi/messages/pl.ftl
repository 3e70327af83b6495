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
not-compiled = Podpowiedzi wymagają skompilowanych zasad: uruchom raz `ludi compile` (kilka minut), a potem zacznij od nowa.
column-move = ruch
column-win = wygrywasz
column-points = punkty na koniec
column-looked = zbadano
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
bad-file = { $file }: { $problem }. Sprawdź nazwę i uprawnienia.
interrupted = Przerwano.

## Lista gier

about-game = { $title }: { $min }–{ $max } graczy, { $minutes } min
option-default = domyślnie: { $choice }

## Co mówi ludi --help

help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-about = Trzy rzymskie gry planszowe, do grania i do obliczeń. Bez polecenia: gra w przeglądarce.
help-examples =
    przykłady:
      ludi                                  usiądź i graj w przeglądarce
      ludi play roads                       ty przeciwko jednemu chciwemu botowi
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                partia krok po kroku, ze sprawdzeniem
      ludi check my-scenarios.yaml          uruchamia pliki scenariuszy
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               jak szybkie są zasady
help-help = pokazuje ten tekst i kończy
help-version = pokazuje wersję i kończy
help-language = język; jeśli go nie podano, język systemu
help-serve = gra w przeglądarce; to samo co ludi bez polecenia
help-games = lista gier i ich opcji
help-play = gra w terminalu przeciwko botom
help-replay = odtwarza zapis partii krok po kroku i go sprawdza
help-check = uruchamia pliki scenariuszy
help-arena = boty grają ze sobą, a ty poznajesz ich siłę
help-bench = mierzy losowe partie na sekundę, skompilowane, na jednym rdzeniu
help-compile = kompiluje zasady wszystkich gier
help-host = adres, na którym nasłuchuje serwer; 0.0.0.0 wpuszcza inne komputery
help-port = port serwera; jeśli go nie podano, pierwszy wolny od 8377
help-data = gdzie przechowywać partie
help-proxy = adres odwrotnego proxy przed serwerem, którego X-Forwarded-For jest wiarygodny; można podać kilka razy
help-no-browser = nie otwiera przeglądarki
help-forget = usuwa niedokończone stoły i gości nieużywanych tak długo; jeśli nie podano, 365; 0: nigdy
help-forget-finished = usuwa zakończone partie po takim czasie; jeśli nie podano, 0: nigdy
help-game = która gra; listę pokazuje `ludi games`
help-players = liczba graczy razem z tobą
help-bots = random, greedy, easy, medium, hard albo expert; jeden dla wszystkich albo po jednym; jeśli nie podano, greedy
help-seat = twoje miejsce: { seat-purple }, { seat-blue }, { seat-red } …; jeśli nie podano, { seat-purple }
help-seed = to samo ziarno rozdaje tę samą grę
help-option = opcja gry
help-record = zapisuje partię w tym pliku, ruch po ruchu
help-resume = wznawia partię zapisaną w pliku
help-file = partia zapisana z --record
help-all = nie zatrzymuje się po każdej decyzji

## Kompilowanie

compiling = kompilacja: { $game }
time-left = do końca
