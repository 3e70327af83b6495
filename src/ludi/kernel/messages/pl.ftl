### Co Ludi mówi w każdej grze.

## Rozgrywka

how-to = Pytanie brzmi teraz: { $asks } ({ $examples }).
not-asked = Teraz nie o to chodzi. Pytanie brzmi: { $asks }.
not-possible = To nie jest teraz możliwe. Pytanie brzmi: { $asks }.
decides = { $who }: { $move }
no-move = „{ $words }” nie jest tu ruchem. { $how }
over = Koniec gry.
over-by-then = Do tego czasu gra się skończy.
nothing-to-undo = Nie ma czego cofnąć.
no-action = Nie ma akcji { $action }: akcje mają numery od 0 do { NUMBER($last, useGrouping: 0) }.
no-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.

## Co daje wybór

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = gra się kończy

## Nowa gra

no-game = Nie ma gry „{ $name }”. Gry: { COMMAS($known) }.
no-bot = Nie ma bota „{ $name }”. Boty: { COMMAS($known) }.
no-level = { $title } nie ma poziomu { $level }. Ma: { COMMAS($known) }.
setting-form = Zmienione ustawienie zapisz jako NAME=VALUE, a nie „{ $text }”.
no-setting = Poziom nie ma ustawienia „{ $name }”. Ma: { COMMAS($known) }.
setting-number = Ustawienie { $name } to liczba, a nie „{ $text }”.
no-net = { $title } nie ma wyuczonej sieci: brakuje pliku { $file }.
bad-net = Pliku { $file } nie można tu użyć: { $problem ->
    [version] zapisała go inna wersja Ludi
    [game] jest przeznaczony dla innej gry
    [features] sieć uczyła się na innych cechach, niż { $title } ma teraz
    [shapes] warstwy sieci mają niewłaściwe rozmiary
   *[broken] to nie jest sieć albo plik jest uszkodzony
}. Naucz sieć od nowa poleceniem `ludi learn { $game }`.
net-scale = Ta sieć uczyła się wyników przy scale { $scale } i rank { $rank }: nie zmieniaj tych dwóch ustawień.
player-counts = { $title }: gra dla { $min }–{ $max } graczy.
seed-range = Ziarno losowania to liczba całkowita od 0 do 2^128 − 1.
names-differ = Podaj tyle różnych imion, ile jest miejsc: { $players }.
no-option = { $title } nie ma opcji „{ $name }”. Opcje: { $known ->
        [none] brak
       *[several] { COMMAS($known) }
    }.
no-choice = Opcja { $name } nie może mieć wartości „{ $choice }”. Do wyboru: { COMMAS($known) }.

## Tabela punktów

game-over = Koniec gry
final-score = Wynik końcowy
score-now = Gdyby gra skończyła się teraz
source-total = razem
place = miejsce
wins = { $names ->
        [single] Wygrywa { $names }
       *[several] Wspólne zwycięstwo: { $names }
    }

## Miejsca, gdy nikt nie podał innych imion

seat-purple = fioletowy
seat-blue = niebieski
seat-red = czerwony
seat-yellow = żółty
seat-green = zielony

## Zapisy, których nie można odczytać

record-line = Wiersz { NUMBER($line, useGrouping: 0) }: { $problem }
record-none = Wiersz 1: to nie jest zapis partii Ludi. Zapis zaczyna się od wiersza takiego jak { "{" }"ludi": 3, …{ "}" }.
record-no-text = Wiersz 1: to nie jest zapis partii Ludi; to nawet nie jest tekst.
record-older = Wiersz 1: format zapisu { $format } pochodzi z wcześniejszej wersji, w której ziarna dawały inne rozdania; ta wersja Ludi czyta format { $known }.
record-format = Wiersz 1: format zapisu { $format } jest nieznany; ta wersja Ludi czyta format { $known }.
record-names = Wiersz 1: `names` musi być listą graczy.
record-head = Wiersz 1: `game` musi być nazwą, a `seed` liczbą całkowitą.
record-json = Wiersz { NUMBER($line, useGrouping: 0) }: nie da się odczytać jako JSON ({ $problem }).
record-object = Wiersz { NUMBER($line, useGrouping: 0) }: tu powinien być obiekt w nawiasach klamrowych.
record-stops = Wiersz { NUMBER($line, useGrouping: 0) }: zapis tu się urywa; brakuje ostatniego wiersza, { "{" }"end": …{ "}" }.
record-decision = Wiersz { NUMBER($line, useGrouping: 0) }: tu powinna być decyzja { $n } z numerem `action`.
record-over = Wiersz { NUMBER($line, useGrouping: 0) }: gra już się skończyła.
record-turn = Wiersz { NUMBER($line, useGrouping: 0) }: decyduje tu { $seat }, a kolej ma { $name }.
record-differs = Wiersz { NUMBER($line, useGrouping: 0) }: akcja { $action } to tutaj { $here }, a w zapisie { $said }. Zapis powstał dla innych zasad albo jest uszkodzony.
record-end = Wiersz { NUMBER($line, useGrouping: 0) }: na końcu zapisu { $key } to { $said }, a odtworzenie daje { $found }.

analysis-other = { $file } nie jest analizą tej partii z tym poziomem, ziarnem i widokiem: podaj inny plik albo usuń ten.
mark-best = najlepszy
mark-slip = potknięcie
mark-mistake = pomyłka
mark-blunder = gruby błąd

## Pierwsza partia z przewodnikiem

lesson-not-meant = Możesz to zrobić, ale tutaj cel jest inny: { $goal }
lesson-read-on = Najpierw czytaj dalej: tutaj nie ma nic do wyboru.

## Pozycje pisane ręcznie. Klucze i nazwy są w nich angielskie, niezależnie od języka.

position-lines = Pozycja to lista wierszy `klucz: wartość`.
position-key = { $key } nie jest częścią pozycji. Jej części to: { COMMAS($known) }.
position-game = To pozycja z gry { $game }, a nie { $this }.
position-counts = { $title }: gra dla { $min }–{ $max } graczy, a nie { $n }.
position-names = `players` to lista różnych imion albo liczba graczy.
position-seat = W `{ $key }` jest { $name }, a nikt taki nie gra. Gracze: { COMMAS($names) }.
position-each = `{ $key }` ma jeden wpis na gracza, na przykład { "{" }{ $name }: ...{ "}" }.
position-chance = `chance` to najwyżej 32 cyfry szesnastkowe, po których może stać -1, -2 ..., a nie { $text }.
# Czego dotyczy wartość: w komunikatach poniżej stoi to jako $what.
position-players = liczba graczy
position-of = `{ $key }` ({ $name })
position-how-many = { $what }, liczba: { $name }
position-part = część { $what }
position-in = { $what }, { $name }
position-number = { CAP($what) }: tu ma być liczba całkowita od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, a nie { $value }.
position-one-of = { CAP($what) }: { $word } nie pasuje. Do wyboru: { COMMAS($names) }.
position-twice = { CAP($what) }: { $name } jest tu dwa razy.
position-list = { CAP($what) }: tu ma być lista, a nie { $value }.
position-rows = { CAP($what) }: tu mają być wiersze postaci `{ $like }: ...`, a nie { $value }.

## Pliki scenariuszy: czego nie da się odczytać i co nie zgadza się z oczekiwaniami

scenario-file = { $file }: { $problem }
scenario-nth = { $file }, scenariusz { NUMBER($n, useGrouping: 0) }: { $problem }
scenario-no-text = to nie jest plik tekstowy.
scenario-yaml = nie da się odczytać jako YAML: { $error }
scenario-form = plik scenariuszy ma klucze `game` i `scenarios`, ten drugi z listą.
scenario-title = każdy scenariusz potrzebuje `title`.
scenario-key = nieznany klucz { $key }; znane to { COMMAS($known) }.
scenario-begin = potrzebne jest albo `given` (pozycja), albo `new` (nowa gra).
scenario-then = scenariusz niczego nie oczekuje; dopisz `then`.
scenario-expect = nie można oczekiwać { $key }; znane to { COMMAS($known) }.
scenario-when = każdy krok w `when` ma postać `miejsce: ruch słowami`.
scenario-turn = when { $name }: { $move }: kolej ma { $turn }
differs-unplayable = nie da się rozegrać: { $error }
differs-missing = { $where }: miało być { $value }, a { $found ->
        [none] nie ma tu nic
       *[several] jest tu tylko: { COMMAS($found) }
    }
differs-value = { $where }: miało być { $value }, a jest { $found }
differs-legal = legal: ruch { $move } został odrzucony: { $error }
differs-because = illegal: ruch { $move } został odrzucony z wyjaśnieniem { $error }, a miało w nim być { $because }
differs-accepted = illegal: ruch { $move } został przyjęty
differs-changed = illegal: ruch { $move } zmienił stan gry

## Turnieje, zbiory danych, uczenie

games-folder = LUDI_GAMES wymienia { $folder }, a to nie jest folder.
game-about = Folder { $folder } nie jest jeszcze grą: jego __init__.py potrzebuje ABOUT o nazwie { $name }.
one-game = Trzeba rozegrać co najmniej jedną partię.
bots-once = Podaj każdego bota tylko raz.
other-event = W { $folder } jest już inny turniej. Wybierz inny folder albo powtórz jego ustawienia ({ $file }).
other-dataset = W { $folder } jest już inny zbiór danych. Wybierz inny folder albo powtórz jego plan ({ $file }).
bad-shard = Część { $n } zbioru { $folder } jest uszkodzona: utwórz zbiór jeszcze raz, praca ruszy od tego miejsca.
other-plan = W { $folder } jest już inny plan. Wybierz inny folder albo powtórz jego ustawienia ({ $file }).
no-plus = Wybierz folder bez znaku plus: { $folder } staje się częścią nazw botów.
game-failed = Partia { $n }: { $problem }
workers-killed = Procesy, które wykonują pracę, są raz po raz zabijane.
no-ray = Ray nie jest zainstalowany: pip install "ludi[ray]"
no-cluster = Pod adresem { $address } nie ma klastra Ray: { $error }
