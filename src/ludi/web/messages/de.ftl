### Was die Seiten sagen.

language = Sprache
tab-log = Verlauf
choices = Zur Auswahl
what-happened = Verlauf
game-over = Das Spiel ist zu Ende
confirm = Bestätigen: { $words }
wins = { $names ->
        [single] { $names } gewinnt
       *[several] { $names } teilen sich den Sieg
    }
source-total = Gesamt
place = Platz
final-score = Endstand
score-now = Wenn das Spiel jetzt endete
