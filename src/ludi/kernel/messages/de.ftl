### Was Ludi in jedem Spiel sagt.

## Spielen

how-to = Die Frage ist jetzt, { $asks } ({ $examples }).
not-asked = Danach ist jetzt nicht gefragt. Die Frage ist, { $asks }.
not-possible = Das ist jetzt nicht möglich. Die Frage ist, { $asks }.
decides = { $who }: { $move }
no-move = „{ $words }“ ist hier kein Zug. { $how }
over = Das Spiel ist zu Ende.
over-by-then = Bis dahin ist das Spiel zu Ende.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-action = Es gibt keine Aktion { $action }: Die Aktionen gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
no-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.

## Was die Wahl bringt

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = das Spiel endet

## Ein neues Spiel

no-game = Es gibt kein Spiel „{ $name }“. Es gibt: { COMMAS($known) }.
no-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { COMMAS($known) }.
no-level = { $title } hat keine Stufe { $level }. Es gibt: { COMMAS($known) }.
setting-form = Schreib eine geänderte Einstellung als NAME=VALUE, nicht „{ $text }“.
no-setting = Eine Stufe hat keine Einstellung „{ $name }“. Es gibt: { COMMAS($known) }.
setting-number = Die Einstellung { $name } ist eine Zahl, nicht „{ $text }“.
no-net = { $title } hat kein trainiertes Netz: { $file } fehlt.
bad-net = { $file } ist hier nicht zu gebrauchen: { $problem ->
    [version] eine andere Version von Ludi hat es gemacht
    [game] es gehört zu einem anderen Spiel
    [features] es hat aus anderen Merkmalen gelernt, als { $title } sie jetzt hat
    [shapes] seine Schichten haben die falsche Größe
   *[broken] es ist kein Netz oder beschädigt
}. Trainiere es mit `ludi learn { $game }` neu.
net-scale = Dieses Netz hat Ergebnisse mit scale { $scale } und rank { $rank } gelernt: Lass diese beiden Einstellungen, wie sie sind.
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

## Aufzeichnungen, die man nicht lesen kann

record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
record-none = Zeile 1: Das ist keine Aufzeichnung von Ludi. Sie beginnt mit einer Zeile wie { "{" }"ludi": 3, …{ "}" }.
record-no-text = Zeile 1: Das ist keine Aufzeichnung von Ludi; es ist nicht einmal Text.
record-older = Zeile 1: Format { $format } stammt von einer früheren Version, deren Startwerte andere Spiele austeilten; dieses Ludi liest Format { $known }.
record-format = Zeile 1: Format { $format } ist hier nicht bekannt; dieses Ludi liest Format { $known }.
record-names = Zeile 1: `names` muss die Namen aller Plätze auflisten.
record-head = Zeile 1: `game` muss ein Name und `seed` eine ganze Zahl sein.
record-json = Zeile { NUMBER($line, useGrouping: 0) }: nicht als JSON zu lesen ({ $problem }).
record-object = Zeile { NUMBER($line, useGrouping: 0) }: Hier sollte ein Objekt in geschweiften Klammern stehen.
record-stops = Zeile { NUMBER($line, useGrouping: 0) }: Hier bricht die Aufzeichnung ab; ihre letzte Zeile, { "{" }"end": …{ "}" }, fehlt.
record-decision = Zeile { NUMBER($line, useGrouping: 0) }: Hier sollte Entscheidung { $n } stehen, mit einer Nummer `action`.
record-over = Zeile { NUMBER($line, useGrouping: 0) }: Das Spiel ist schon zu Ende.
record-turn = Zeile { NUMBER($line, useGrouping: 0) }: Hier entscheidet { $seat }, am Zug ist aber { $name }.
record-differs = Zeile { NUMBER($line, useGrouping: 0) }: Aktion { $action } ist hier { $here }, in der Aufzeichnung aber { $said }. Sie gehört zu anderen Regeln oder ist beschädigt.
record-end = Zeile { NUMBER($line, useGrouping: 0) }: Am Ende der Aufzeichnung steht { $key } { $said }, die Wiedergabe ergibt aber { $found }.

analysis-other = { $file } ist keine Analyse dieser Partie mit dieser Stufe, diesem Startwert und dieser Sicht: Nenne eine andere Datei oder lösche sie.
mark-best = bester Zug
mark-slip = Ausrutscher
mark-mistake = Fehler
mark-blunder = grober Fehler

## Die erste Partie mit Anleitung

lesson-not-meant = Erlaubt wäre das, aber das Ziel ist hier ein anderes: { $goal }
lesson-read-on = Lies erst weiter: Hier gibt es nichts zu wählen.

## Von Hand geschriebene Stellungen. Schlüssel und Namen sind darin in jeder Sprache englisch.

position-lines = Eine Stellung ist eine Liste von Zeilen `Schlüssel: Wert`.
position-key = { $key } gehört nicht zu einer Stellung. Ihre Teile sind: { COMMAS($known) }.
position-game = Das ist eine Stellung von { $game }, nicht von { $this }.
position-counts = { $title } ist für { $min } bis { $max } Personen, nicht für { $n }.
position-names = `players` ist eine Liste verschiedener Namen oder deren Anzahl.
position-seat = `{ $key }` nennt { $name }, aber so heißt hier niemand. Es spielen: { COMMAS($names) }.
position-each = `{ $key }` hat einen Eintrag für jede Person, etwa { "{" }{ $name }: ...{ "}" }.
position-chance = `chance` besteht aus höchstens 32 hexadezimalen Ziffern, gegebenenfalls gefolgt von -1, -2 ..., nicht aus { $text }.
# Wozu ein Wert gehört: In den Meldungen darunter steht es als $what.
position-players = die Zahl der Personen
position-of = `{ $key }` von { $name }
position-how-many = { $what }, Anzahl { $name }
position-part = ein Teil von { $what }
position-in = { $what }, { $name }
position-number = { CAP($what) }: Hier gehört eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } hin, nicht { $value }.
position-one-of = { CAP($what) }: { $word } gibt es hier nicht. Zur Auswahl: { COMMAS($names) }.
position-twice = { CAP($what) }: { $name } steht hier zweimal.
position-list = { CAP($what) }: Hier gehört eine Liste hin, nicht { $value }.
position-rows = { CAP($what) }: Hier gehören Zeilen wie `{ $like }: ...` hin, nicht { $value }.

## Dateien mit Szenarien: was nicht zu lesen ist, und was anders ist als erwartet

scenario-file = { $file }: { $problem }
scenario-nth = { $file }, Szenario { NUMBER($n, useGrouping: 0) }: { $problem }
scenario-no-text = keine Textdatei.
scenario-yaml = nicht als YAML zu lesen: { $error }
scenario-form = Eine Datei mit Szenarien hat die Schlüssel `game` und `scenarios`, letzterer mit einer Liste.
scenario-title = Jedes Szenario braucht einen `title`.
scenario-key = unbekannter Schlüssel { $key }; bekannt sind { COMMAS($known) }.
scenario-begin = Es braucht entweder `given` (eine Stellung) oder `new` (ein neues Spiel).
scenario-then = Es erwartet nichts; schreib ein `then`.
scenario-expect = { $key } lässt sich nicht erwarten; bekannt sind { COMMAS($known) }.
scenario-when = Jeder Schritt in `when` hat die Form `Platz: Zug in Worten`.
scenario-turn = when { $name }: { $move }: Am Zug ist { $turn }
differs-unplayable = lässt sich nicht spielen: { $error }
differs-missing = { $where }: erwartet war { $value }, aber { $found ->
        [none] hier ist nichts
       *[several] es gibt nur { COMMAS($found) }
    }
differs-value = { $where }: erwartet war { $value }, gefunden wurde { $found }
differs-legal = legal: { $move } wurde abgelehnt: { $error }
differs-because = illegal: { $move } wurde mit { $error } abgelehnt, erwartet war darin { $because }
differs-accepted = illegal: { $move } wurde angenommen
differs-changed = illegal: { $move } hat den Spielstand verändert

## Turniere, Datensätze, Lernen

games-folder = LUDI_GAMES nennt { $folder }, und das ist kein Ordner.
game-about = Der Ordner { $folder } ist noch kein Spiel: Seine __init__.py braucht ein ABOUT mit dem Namen { $name }.
one-game = Mindestens eine Partie muss gespielt werden.
bots-once = Nenne jeden Bot nur einmal.
other-event = In { $folder } liegt ein anderes Turnier. Wähle einen anderen Ordner, oder wiederhole seine Einstellungen ({ $file }).
other-dataset = In { $folder } liegt ein anderer Datensatz. Wähle einen anderen Ordner, oder wiederhole seinen Plan ({ $file }).
bad-shard = Teil { $n } von { $folder } ist beschädigt: Erzeuge den Datensatz noch einmal, er geht dort weiter.
other-plan = In { $folder } liegt ein anderer Plan. Wähle einen anderen Ordner, oder wiederhole seine Einstellungen ({ $file }).
no-plus = Wähle einen Ordner ohne Pluszeichen: { $folder } wird Teil der Namen von Bots.
game-failed = Partie { $n }: { $problem }
workers-killed = Die Arbeitsprozesse werden immer wieder abgebrochen.
no-ray = Ray ist nicht installiert: pip install "ludi[ray]"
no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $error }
