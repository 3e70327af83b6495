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
    .examples = behalten, oder: alle 3 neu werfen
ask-stake = was du auf deinen Wurf setzt
    .examples = 2 setzen, oder: aussetzen

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
log-staked = { $who } setzt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
log-sat-out = { $who } setzt aus
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
watch-stake = { $name } überlegt den Einsatz
watch-hint = Unter einen Becher schaut nur, wem er gehört.
now-shake = Du bist am Zug: Schüttle die Becher
    .hint = Eine neue Runde beginnt: Alle werfen vier Knöchel.
now-cast = Behältst du deinen Wurf?
    .hint = Oder klicke auf eine Seite: Alle Knöchel, die sie zeigen, werden neu geworfen.
now-stake = Was setzt du auf deinen Wurf?
    .hint = Der beste Wurf unter denen, die gesetzt haben, nimmt den Topf.

## Im Terminal

column-bones = Knöchel
column-stake = Einsatz
column-coins = Münzen
column-pot = { $round }, Topf: { $pot }
