### Was Ludi im Terminal sagt, auf Deutsch.

## Spielen. Die Befehle werden eingetippt.

command-undo = zurück
command-hint = tipp
command-log = verlauf
command-board = plan
command-sheet = tabelle
command-help = hilfe
command-quit = ende
commands =
    Tippe die Nummer eines Zuges ein, oder den Zug in Worten. Außerdem gibt es:
      zurück   nimmt deine letzte Entscheidung zurück, solange du am Zug bist
      tipp     die drei besten Züge und was Partien brachten, die von dort weitergingen
      verlauf  was bisher geschehen ist
      plan     zeichnet den Tisch neu
      tabelle  die Punktetabelle, wie sie jetzt ist
      hilfe    dieser Text
      ende     hört auf; eine mit --record gespeicherte Partie geht mit --resume weiter

welcome = { $title }, Startwert { $seed }. Du bist { $you }; { COMMAS($bots) }.
bot-is = { $seat } ist { $bot }
type-help = Die Befehle zeigt `{ command-help }`.
prompt = { $who }: { $asks }
confirm-turn = Enter beendet deinen Zug; oder tippe { command-undo }
list-moves = Enter zeigt die Liste der Züge.
choose-number = Wähle eine Nummer von 1 bis { $last }.
undone = Zurückgenommen.
no-undo = In diesem Zug gibt es nichts zurückzunehmen.
stopped = Vor dem Ende des Spiels aufgehört.{ $file ->
        [none] { "" }
       *[other] { " " }Weiter geht es mit --resume { $file }.
    }
saved = Die Partie ist gespeichert in { $file }.

## Tipps

thinking = überlegt …
only-move = Es gibt nur einen Zug.
not-compiled = Tipps brauchen die kompilierten Regeln: Rufe einmal `ludi compile` auf (einige Minuten), dann beginne von vorn.
column-move = Zug
column-win = du gewinnst
column-points = Punkte am Ende
share = { NUMBER($share, style: "percent") }
points = { $who } { $points }
expected = Erwartet: { $line }

## Wiedergabe

replay-prompt = Enter: weiter, b: Spielplan, a: alles, q: Ende
replay-next = Enter: weiter
verified = Geprüft: { $decisions ->
        [one] { $decisions } Entscheidung führt
       *[other] { $decisions } Entscheidungen führen
    } zum selben Stand.

## Was schiefgehen kann

name-bots = Nenne einen Bot für alle anderen Plätze, oder { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }.
say-game = Sag, welches Spiel: ludi play { EITHER($games) }.
exists = { $file } gibt es schon. Wähle einen anderen Namen, oder spiele weiter mit --resume { $file }.
no-seat-called = In diesem Spiel gibt es keinen Platz „{ $seat }“. Plätze sind: { COMMAS($seats) }.
name-value = Gib eine Option als NAME=VALUE an, nicht „{ $text }“.
bad-file = { $problem ->
        [missing] { $file } gibt es nicht. Prüf den Namen.
        [no-folder] Den Ordner { $file } gibt es nicht. Leg ihn an, oder wähle einen anderen Ort.
        [folder] { $file } ist ein Ordner: Nenne eine Datei.
        [forbidden] Kein Zugriff auf { $file }: Prüf die Rechte, oder wähle einen anderen Ort.
       *[other] { $file }: { $problem }. Prüf den Namen und die Rechte.
    }
interrupted = Abgebrochen.
# Was argparse über die Argumente sagt; `%` bezeichnet seine Teile.
args-error = %(prog)s: Fehler: %(message)s
args-argument = Argument %(argument_name)s: %(message)s
args-value = das ist keine Zahl: %(value)r
args-choice = das gibt es nicht: %(value)r (zur Auswahl: %(choices)s)
args-one = der Wert fehlt
args-required = es fehlt: %s
args-unknown = unbekannte Argumente: %s
args-ambiguous = nicht eindeutig: %(option)s kann %(matches)s heißen

## Die Liste der Spiele

about-game = { $title }: { $min }–{ $max } Personen, { $minutes } min
option-default = Voreinstellung: { $choice }

## Was ludi --help sagt

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-about = Drei römische Brettspiele, zum Spielen und zum Rechnen. Ohne Befehl: im Browser spielen.
help-examples =
    Beispiele:
      ludi                                  setz dich und spiel im Browser
      ludi play roads                       du gegen einen gierigen Bot
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                eine Partie Schritt für Schritt, mit Prüfung
      ludi draw mine.jsonl --at 20 -o a.png  ein Moment daraus als Bild
      ludi check my-scenarios.yaml          Szenarien ausführen
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               wie schnell die Regeln sind
help-help = diesen Text zeigen und aufhören
help-version = die Version zeigen und aufhören
help-language = die Sprache; sonst die des Systems
help-serve = im Browser spielen; dasselbe wie ludi ohne Befehl
help-games = die Spiele und ihre Optionen auflisten
help-play = im Terminal gegen Bots spielen
help-replay = eine aufgezeichnete Partie Schritt für Schritt zeigen und prüfen
help-draw = den Spielplan einer aufgezeichneten Partie als SVG oder PNG zeichnen
help-check = Szenarien ausführen
help-arena = Bots gegeneinander spielen lassen und ihre Stärke messen
help-dataset = Partien von Bots als Zahlen zum Lernen
help-learn = ein Spiel durch Spielen lernen: Partien, ein Netz, ein Zweikampf, Runde um Runde
help-bench = zufällige Partien je Sekunde messen, kompiliert, auf einem Kern
help-compile = die Regeln aller Spiele kompilieren
help-host = Adresse des Servers; 0.0.0.0 lässt andere Rechner herein
help-port = Port des Servers; sonst der erste freie ab 8377
help-data = wo die Partien aufbewahrt werden
help-database = Adresse einer PostgreSQL-Datenbank, in der die Partien statt in einem Ordner aufbewahrt werden
help-processes = so viele Serverprozesse hinter einem Port; braucht --database
help-proxy = Adresse eines Reverse-Proxys vor diesem Server, dessen X-Forwarded-For vertraut wird; mehrmals möglich
help-webhooks = Adressen oder ihre Anfänge, denen Tische melden dürfen, wer am Zug ist; sonst keine
help-no-browser = keinen Browser öffnen
help-forget = unfertige Tische und Gäste entfernen, die so lange nicht da waren; sonst 365; 0: nie
help-forget-finished = beendete Partien nach dieser Zeit entfernen; sonst 0: nie
help-metrics = unter /metrics antworten, was Prometheus liest
help-log-format = wie Meldungen geschrieben werden: Text oder je eine Zeile JSON
help-game = welches Spiel; `ludi games` zeigt die Liste
help-players = Zahl der Personen, dich eingeschlossen
help-bots = random, greedy, easy, medium, hard, expert oder master; einer für alle, oder je einer; sonst greedy
help-seat = dein Platz: { seat-purple }, { seat-blue }, { seat-red } …; sonst { seat-purple }
help-seed = derselbe Startwert teilt dasselbe Spiel aus
help-option = eine Option des Spiels
help-record = die Partie in dieser Datei speichern, Zug um Zug
help-resume = eine gespeicherte Partie fortsetzen
help-file = eine mit --record gespeicherte Partie
help-at = nach wie vielen Entscheidungen; sonst am Ende
help-output = das Bild, das geschrieben wird: .svg oder .png
help-draw-seat = wie diese Person es gesehen hat; sonst wie alle
help-open = mit allem, was verdeckt ist
help-theme = Farben des Bildes; sonst hell
svg-or-png = Ein Bild ist eine .svg- oder .png-Datei, nicht { $file }.
bad-moment = Diese Partie hat { $last } Entscheidungen: --at nimmt eine Zahl von 0 bis { $last }, nicht { $at }.
help-all = nicht nach jeder Entscheidung anhalten
help-analyse = eine aufgezeichnete Partie analysieren: was jede Entscheidung kostete und was besser war
help-analysis = die Analyse dort als JSON speichern; eine dort begonnene geht weiter; bei mehreren Partien ein Ordner
help-level = wie gründlich: eine Stufe der Bots (Vorgabe: hard)
help-analysis-seed = eine andere Zahl spielt andere Partien zu Ende (Vorgabe: 0)
help-judge-open = auch nach allem Verdeckten urteilen, nicht nach dem, was alle jeweils wissen konnten
help-jobs = so viele Prozesse nebeneinander (Vorgabe: einer je Kern)
help-ray = auf einem Ray-Cluster statt auf den Kernen dieses Rechners: seine Adresse, ohne sie der, zu dem dieser Rechner gehört (braucht ludi[ray])

## Kompilieren

compiling = { $game } wird kompiliert
not-compiling = { $game } ließ sich nicht kompilieren; der Grund steht weiter oben.
time-left = noch

## Analyse

column-n = Entscheidung
column-who = wer
column-played = gespielt
column-mark = Urteil
column-cost = Kosten
column-better = besser war
column-line = und dann
costliest = Die teuersten Entscheidungen, in Gewinnchance
no-mistakes = Keine Entscheidung, die etwas Nennenswertes gekostet hat.
luck-and-skill = Glück und Können, in Punkten
column-luck = Glück
column-skill = Können
column-slips = Ausrutscher
column-mistakes = Fehler
column-blunders = grobe Fehler
signed = { SIGNED($points) }
analysis-fair = { $open ->
    [yes] Beurteilt nach allem, was auf dem Tisch lag, auch Verdecktem.
   *[no] Beurteilt nach dem, was alle jeweils wissen konnten.
  } Glück ist, was Aufgedecktes und Gezogenes verändert hat; Können ist, was markierte Entscheidungen gekostet haben, gemessen am Mittel des Tisches.
