### Co Ludi mówi w każdej grze.

## Rozgrywka

how-to = Pytanie brzmi teraz: { $asks } ({ $examples }).
not-asked = Teraz nie o to chodzi. Pytanie brzmi: { $asks }.
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
record-older = Wiersz 1: format zapisu { $format } pochodzi z wcześniejszej wersji, której ziarna rozdawały inne gry; to Ludi czyta format { $known }.
record-format = Wiersz 1: format zapisu { $format } jest nieznany; to Ludi czyta format { $known }.
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
