### Tali auf Deutsch.

title = Tali
    .short = Tali
summary = Wirf vier Knöchel unter deinem Becher und setze Münzen darauf, dass niemand einen besseren Wurf hat.
vignette = Ein Becher und vier Knöchel
option-rounds = Runden
    .help = wie viele Runden gespielt werden
option-rounds-five = fünf
option-rounds-three = drei

## Die Fragen: Jede steht nach „Die Frage ist jetzt,“. Die Beispiele kann man eintippen.

ask-shake = wann die Runde beginnt
    .examples = Becher schütteln
    .otherwise = Die Runde hat noch nicht begonnen: Schüttle zuerst die Becher.
ask-cast = ob du deinen Wurf behältst
    .examples = behalten / alle 3 neu werfen
ask-stake = was du auf deinen Wurf setzt
    .examples = 2 setzen / aussetzen

## Die Entscheidungen, wie sie in der Liste stehen und wie man sie eintippt; und warum eine nicht geht.

do-shake = Becher schütteln
do-keep = behalten
do-again = alle { $side } neu werfen
    .why = Keiner deiner Knöchel zeigt eine { $side }.
do-sit-out = aussetzen
do-stake = { $coins } setzen
    .why = Du hast nur noch { $left ->
        [one] { $left } Münze
       *[other] { $left } Münzen
    }.

## Was die Wahl bringt

brings-gift = der Kaiser legt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } in den Topf
brings-bones = { $bones } Knöchel
brings-lifted = die Becher werden gehoben: { $takes }
brings-no-stake = niemand hat etwas gesetzt

## Der Verlauf

log-shook = Runde { $round }: { $who } beginnt, im Topf { $pot ->
        [one] liegt { $pot } Münze
       *[other] liegen { $pot } Münzen
    }
log-recast = { $who } wirft { $bones } Knöchel neu
log-kept = { $who } behält den Wurf
log-keeping = { $who } behalten ihre Würfe
log-staked = { $who } setzt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
log-sat-out = { $who } setzt aus
log-sitting-out = { $who } setzen aus
log-showed = { $who } zeigt { $total }
log-venus = { $who } zeigt Venus
log-won = { $who } nimmt den Topf
log-stayed = Kein Wurf ist der beste: { $pot ->
        [one] { $pot } Münze bleibt
       *[other] { $pot } Münzen bleiben
    } im Topf
log-ended = Die letzte Runde ist vorbei

## Die Punktetabelle

source-coins = Münzen
source-venus = Venus

## Der Tisch

tab-table = Tisch
cups = Becher
pot = Topf
round = Runde { $n } von { $all }
coin-tip = Münzen: je 1 Punkt
venus = Venus
venus-tip = Venus-Würfe: je { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
stakes = setzt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
sits-out = setzt aus
under-cup = vier Knöchel unter dem Becher
in-cup = im Becher
throw-again = Alle { $side } neu werfen
shake = Becher schütteln
keep = Wurf behalten
stake = { $coins } setzen
sit-out = Aussetzen
how-to-win = Venus, vier verschiedene Seiten, schlägt jeden Wurf; dann zählt die höhere Summe.

step-cast = Wurf
step-stake = Einsatz
watch-shake = { $name } schüttelt die Becher
watch-cast = { $name } schaut unter den Becher
watch-stake = { $name } wählt den Einsatz
watch-hint = Unter einen Becher schaut nur, wem er gehört.
now-shake = Du bist am Zug: Schüttle die Becher
    .hint = Eine neue Runde beginnt: Alle werfen vier Knöchel.
now-cast = Behältst du deinen Wurf?
    .hint = Oder klicke auf eine Seite: Alle Knöchel, die sie zeigen, werden neu geworfen.
now-stake = Was setzt du auf deinen Wurf?
    .hint = Der beste Wurf unter denen, die gesetzt haben, nimmt den Topf.

## Die Tabellen der Regelseite

facts-pieces = Material
facts-each = für jede Person
facts-cup = Becher
facts-bones = Knöchel
facts-coins = Münzen
facts-side = Seite
facts-falls = fällt, in { $throws } Würfen
facts-source = Quelle
facts-worth = Punkte
facts-rule = Regel
facts-coin-worth = 1 für jede Münze am Ende
facts-venus-worth = { $points } für jeden Venus-Wurf mit Einsatz

## Im Terminal

column-bones = Knöchel
column-stake = Einsatz
column-coins = Münzen
column-pot = { $round }, Topf: { $pot }

## Die erste Partie mit Anleitung

lesson-round = Ein Becher und vier Knöchel
    .say = Alle haben geworfen, und nur du weißt, was unter deinem Becher liegt.
lesson-round-cup = Das ist dein Becher
    .say = Darunter liegen vier Knöchel, und nur du darfst nachsehen. Du hast 12 Münzen, die du darauf setzen kannst.
lesson-round-shake = Beginne die Runde
    .say = Beim Schütteln legt der Kaiser 2 Münzen in den Topf, und alle werfen.
    .do = Schüttle die Becher.
lesson-throw = Wurf und Einsatz
    .say = Wer am Ende die meisten Münzen hat, gewinnt; jede Venus, auf die gesetzt wurde, bringt 5 weitere Punkte.
lesson-throw-venus = Du hast eine Venus geworfen
    .say = Vier verschiedene Seiten sind eine Venus und schlagen jeden anderen Wurf. Sonst ist die höhere Summe besser.
lesson-throw-keep = Behalte deinen Wurf
    .say = Einmal darfst du alle Knöchel einer Seite noch einmal werfen. Mit einer Venus wäre das schade.
    .do = Behalte diesen Wurf.
lesson-throw-stake = Setze, so viel du kannst
    .say = Niemand schlägt dich, also setze 3 Münzen. Wer aussetzt, verliert nichts und gewinnt nichts.
    .do = Setze 3.
lesson-throw-lifted = Die Becher werden gehoben
    .say = Der beste Wurf unter denen, die gesetzt haben, nimmt den Topf. Sind zwei gleich gut, bleibt er für die nächste Runde.

## Von Hand geschriebene Stellungen. Schlüssel und Namen sind darin in jeder Sprache englisch.

position-bones = Die Knöchel von { $name } sind { $n } Seiten aus { COMMAS($sides) }.
position-pot = { $n } Münzen sind jetzt im Spiel: { $rest } davon müssen im Topf liegen.
