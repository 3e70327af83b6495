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
    Tippe die Nummer eines Zuges oder den Zug in Worten ein. Außerdem gibt es:
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
not-compiled = Tipps brauchen die kompilierten Regeln: Rufe einmal `ludi compile` auf (etwa eine Minute), dann beginne von vorn.
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

name-bots = Nenne einen Bot für alle anderen Plätze oder { $n ->
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
option-default = Vorgabe: { $choice }

## Was ludi --help sagt

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-about = Drei römische Brettspiele, zum Spielen und zum Forschen. Ohne Befehl: im Browser spielen.
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
help-worker = auf einem beliebigen Rechner für die Bots von Servern denken, die eine PostgreSQL-Datenbank benutzen
help-worker-database = Adresse der PostgreSQL-Datenbank dieser Server
help-worker-jobs = so viele Entscheidungen zugleich; sonst eine je Kern
help-move-data = alle Partien aus dem Datenordner in eine leere PostgreSQL-Datenbank bringen; der Server darf dabei nicht laufen
data-moved = { $tables ->
        [one] Ein Tisch wurde kopiert. Starte den Server von nun an mit --database.
       *[other] { $tables } Tische wurden kopiert. Starte den Server von nun an mit --database.
    }
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
help-forget = unbeendete Partien und Gäste nach dieser Zeit ohne Besuch entfernen; sonst 365; 0: nie
help-forget-finished = beendete Partien nach dieser Zeit entfernen; sonst 0: nie
help-metrics = unter /metrics antworten, was Prometheus liest
help-log-format = wie Meldungen geschrieben werden: Text oder je eine Zeile JSON
help-game = welches Spiel; `ludi games` zeigt die Liste
help-players = Zahl der Personen, dich eingeschlossen
help-bots = random, greedy, easy, medium, hard, expert oder master; einer für alle oder je einer; sonst greedy
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
help-level = wie gründlich: eine Stufe der Bots (Vorgabe: die stärkste)
help-analysis-seed = eine andere Zahl spielt andere Partien zu Ende (Vorgabe: 0)
help-judge-open = auch nach allem Verdeckten urteilen, nicht nur nach dem, was alle jeweils wissen konnten
help-jobs = so viele Prozesse nebeneinander (Vorgabe: einer je Kern)
help-ray = auf einem Ray-Cluster statt auf den Kernen dieses Rechners: seine Adresse, ohne Angabe der Cluster, zu dem dieser Rechner gehört (braucht ludi[ray])
help-scenarios = eine Datei mit Szenarien
help-bots-known = Bots: random, greedy, easy, medium, hard, expert, master; eine Stufe mit anderen Einstellungen (hard+depth=8); exec:COMMAND, dein eigenes Programm; MODULE:CALLABLE, deine eigene Funktion in Python.
help-who-plays = wer spielt; der letzte nimmt auch die übrigen Plätze ein
help-who-plays-too = wer spielt, wie bei `ludi arena`
help-arena-games = mindestens so viele Partien; jede Verteilung wird ganz ausgespielt
help-at-least = mindestens so viele
help-table-size = Plätze am Tisch (Vorgabe: so wenige wie möglich)
help-first-deal = die erste Verteilung
help-seconds = Zeit eines Programms für eine Entscheidung (Vorgabe: 60)
help-games-at-once = so viele Partien nebeneinander (Vorgabe: eine je Kern)
help-records = jede Partie dort speichern; ein zweiter Lauf macht weiter
help-summary = die Zusammenfassung dort speichern
help-shard = Partien je Datei
help-shards-at-once = so viele Dateien nebeneinander (Vorgabe: eine je Kern)
help-folder = ein zweiter Lauf macht dort weiter
help-rounds = Runden aus Partien, Lernen und Zweikampf (Vorgabe: 1)
help-learn-games = Partien einer Runde, für alle Personenzahlen zusammen
help-learn-keep = der Anteil der Stellungen, aus denen gelernt wird
help-learn-search = Iterationen für jede Entscheidung dieser Partien; 0: eine Entscheidung voraus nach der Bewertung
help-learn-think = Iterationen für jede behaltene Stellung, um zu lernen, was eine Suche erwartet
help-learn-trust = wie viel des Gelernten diese Erwartung ist; der Rest ist das Ergebnis der Partie
help-learn-stray = auch Stellungen behalten, die bis zu so viele Entscheidungen neben der Partie liegen
help-learn-walks = auch Stellungen auf so vielen Wegen durch den Baum jeder Suche behalten und aus ihnen Entscheidungen lernen
help-learn-learned = wie viel das Netz über ein Blatt sagt; den Rest sagt eine zu Ende gespielte Partie
help-learn-explore = wie schwer Zweifel in der Suche mit dem Netz wiegen
help-learn-first = die Größe der ersten verborgenen Schicht
help-learn-second = die Größe der zweiten
help-learn-epochs = wie oft jede Stellung gelernt wird
help-learn-duel = Partien eines Zweikampfs, für jede Personenzahl
help-learn-iterations = Iterationen je Entscheidung im Zweikampf
help-learn-seed = derselbe Startwert lernt dasselbe
help-measure = wie lange jede Personenzahl gemessen wird
help-json = die Zahlen als JSON ausgeben

## Kompilieren

compiling = { $game } wird kompiliert
not-compiling = { $game } ließ sich nicht kompilieren; der Grund steht weiter oben.
time-left = übrig

## Analyse

column-n = Entscheidung
column-who = wer
column-played = gespielt
column-mark = Urteil
column-cost = Kosten
column-better = besser war
column-line = und dann
costliest = Die teuersten Entscheidungen, gemessen an der Gewinnchance
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

## Szenarien prüfen

check-pass = gut
check-fail = schlecht
checked = gut: { $passed }, schlecht: { $failed }

## Turniere, Datensätze, Lernen

arena-title = { $title }, { $players } Personen, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-between = { $low } bis { $high }
arena-rating = Wertung
arena-score = mittleres Ergebnis
arena-decisions = Entscheidungen je Partie
arena-pace = s je Entscheidung
game-told = Partie { $n }: { $problem }
dataset-written = { $folder }: { $shards ->
        [one] { $shards } Datei
       *[other] { $shards } Dateien
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
learning-now = { $title }: { $what ->
        [games] Partien
       *[duel] Zweikampf
    }
learning-accepted = Angenommen: { $file }
learning-none = Kein Netz wurde angenommen.

## Kompiliert und gemessen

compiled = Alle Spiele sind kompiliert ({ $seconds } s).
bench-title = Zufällige Partien, ein Kern
bench-game = Spiel
bench-players = Personen
bench-games = Partien/s
bench-decisions = Entscheidungen/s
bench-length = Entscheidungen je Partie
bench-state = Spielstand
bench-bytes = { $n } Byte

## Zahlen

percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($n, maximumFractionDigits: 0) }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thousandths = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
