### Was Ludi in jedem Spiel sagt.

## Spielen

how-to = Die Frage ist jetzt, { $asks } ({ $examples }).
not-asked = Danach ist jetzt nicht gefragt. Die Frage ist, { $asks }.
decides = { $who }: { $move }
no-move = „{ $words }“ ist hier kein Zug. { $how }
over = Das Spiel ist zu Ende.
over-by-then = Bis dahin ist das Spiel zu Ende.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-action = Es gibt keine Aktion { $action }: Die Aktionen gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
no-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.

## Was die Wahl bringt

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = das Spiel endet

## Ein neues Spiel

no-game = Es gibt kein Spiel „{ $name }“. Es gibt: { COMMAS($known) }.
no-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { COMMAS($known) }.
player-counts = { $title } ist für { $min } bis { $max } Personen.
seed-range = Der Startwert des Zufalls ist eine ganze Zahl von 0 bis 2^128 − 1.
names-differ = Gib { $players } verschiedene Namen an, einen für jeden Platz.
no-option = { $title } hat keine Option „{ $name }“. Es gibt: { $known ->
        [none] keine
       *[several] { COMMAS($known) }
    }.
no-choice = Option { $name } kann nicht „{ $choice }“ sein. Zur Auswahl: { COMMAS($known) }.

## Die Punktetabelle

game-over = Das Spiel ist zu Ende
final-score = Endstand
score-now = Wenn das Spiel jetzt endete
source-total = Gesamt
place = Platz
wins = { $names ->
        [single] { $names } gewinnt
       *[several] { $names } teilen sich den Sieg
    }

## Die Plätze, wenn niemand andere Namen angab

seat-purple = Lila
seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
