### Co Ludi říká v každé hře.

## Hraní

how-to = Otázka teď zní: { $asks } ({ $examples }).
not-asked = Na to se teď hra neptá. Otázka zní: { $asks }.
decides = { $who }: { $move }
no-move = „{ $words }“ tu není tah. { $how }
over = Hra skončila.
over-by-then = Do té doby hra skončí.
nothing-to-undo = Není co vzít zpět.
no-action = Akce { $action } neexistuje: akce mají čísla od 0 do { NUMBER($last, useGrouping: 0) }.
no-seat = Místo { $seat } neexistuje: místa mají čísla od 0 do { $last }.

## Co volba přinese

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = hra končí

## Nová hra

no-game = Hra „{ $name }“ neexistuje. Hry: { COMMAS($known) }.
no-bot = Bot „{ $name }“ neexistuje. Boti: { COMMAS($known) }.
player-counts = { $title }: hra pro { $min } až { $max ->
        [few] { $max } hráče
       *[other] { $max } hráčů
    }.
seed-range = Semínko náhody je celé číslo od 0 do 2^128 − 1.
names-differ = Počet různých jmen, jedno pro každé místo: { $players }.
no-option = { $title } nemá volbu „{ $name }“. Volby: { $known ->
        [none] žádné
       *[several] { COMMAS($known) }
    }.
no-choice = Volba { $name } nemůže mít hodnotu „{ $choice }“. Na výběr: { COMMAS($known) }.

## Tabulka bodů

game-over = Konec hry
final-score = Konečný výsledek
score-now = Kdyby hra skončila teď
source-total = celkem
place = místo
wins = { $names ->
        [single] Vítězí { $names }
       *[several] Společné vítězství: { $names }
    }

## Místa, pokud nikdo nezadal jiná jména

seat-purple = fialový
seat-blue = modrý
seat-red = červený
seat-yellow = žlutý
seat-green = zelený
