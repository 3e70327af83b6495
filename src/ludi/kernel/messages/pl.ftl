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

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = gra się kończy

## Nowa gra

no-game = Nie ma gry „{ $name }”. Gry: { COMMAS($known) }.
no-bot = Nie ma bota „{ $name }”. Boty: { COMMAS($known) }.
player-counts = { $title }: gra dla { $min }–{ $max } graczy.
seed-range = Ziarno losowania to liczba całkowita od 0 do 2^128 − 1.
names-differ = Liczba różnych imion, po jednym na każde miejsce: { $players }.
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
