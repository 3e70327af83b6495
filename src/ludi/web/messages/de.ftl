### Was die Seiten und der Server sagen, auf Deutsch.

## Wörter aller Spielpläne

tab-log = Verlauf
choices = Zur Auswahl
what-happened = Verlauf
confirm = Bestätigen: { $words }

## Stufen der Bots

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-master = Meister

## Auf jeder Seite

skip = Zum Inhalt springen
ludi-home = Ludi, Startseite
site = Website
settings-and-keys = Einstellungen und Tasten
language = Sprache
settings = Einstellungen
theme = Darstellung
theme-system = wie im System
theme-light = hell
theme-dark = dunkel
sound = Ton
sound-tick = ein leises Ticken, wenn du am Zug bist
notifications = Benachrichtigungen
notify-me = Benachrichtigen, wenn ich am Zug bin
notify-on = eine Benachrichtigung, wenn ich am Zug bin und woanders hinsehe
notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite; das lässt sich in seinen Einstellungen ändern.
notify-none = Benachrichtigungen brauchen einen Browser, der sie unterstützt, und eine Adresse mit https.
notify-ask = Soll Ludi dir Bescheid geben, wenn du am Zug bist und gerade woanders hinsiehst?
notify-yes = Ja, bitte
notify-no = Nein, danke
notify-turn = Du bist am Zug: { $title }
name-at-tables = Dein Name an neuen Tischen
save = Speichern
close = Schließen
copy = Kopieren
back = Zurück
home = Startseite
for-programs = Für Programme
your-data = Deine Daten
rules = Regeln

## Die Regeln eines Spiels

rules-all = Regeln mit allen Auslegungen
rules-short = Die kurzen Regeln, mit Bildern
rules-long = Die lange Seite: alle Regeln, Auslegungen und Tabellen (auf Englisch)
rules-example = Beispiel
rules-back = Zurück
rules-next = Weiter
rules-reconstructed = rekonstruiert
rules-ruling = Auslegung { $number }
rules-we-play = So spielen wir
rules-why = Woher kommt das?
rules-all-rulings = Alle Auslegungen
rules-search = Regeln durchsuchen
rules-found = Gefunden
rules-nothing = Nichts gefunden.
rules-contents = Inhalt
rules-about = Regeln: { $title }
rules-why-not = Warum?
rules-first = Deine erste Partie? Darum geht es.

## Wann etwas war

just-now = gerade eben
yesterday = gestern
# Der Name eines Tisches: { $title } ist der des Spiels, { $made } die Meldung „occasion“.
table-name = { $title }, { $made }
# Wann ein Tisch eröffnet wurde. { $day } ist Montag, Dienstag …
occasion = { $part ->
        [night] { $day }nacht
        [morning] { $day }morgen
        [afternoon] { $day }nachmittag
       *[evening] { $day }abend
    }

## Startseite

home-title = Ludi: Römische Spiele
home-turns = Du bist am Zug ({ $turns }) · Ludi
welcome = Römische Spiele. Setz dich und spiel.
welcome-more = Sofort gegen Bots oder per Link mit Freunden. Ganz ohne Konto.
table-link = Tisch-Link
paste-link = Tisch-Link einfügen
join = Mitmachen
games = Spiele
player-range = { $min }–{ $max } Personen
minutes = { $minutes } min
play-now = Jetzt spielen
new-table = Neuer Tisch
turns = { $count ->
        [one] Du bist am Zug: { $titles }.
       *[other] Du bist an { $count } Tischen am Zug: { $titles }.
    }
my-games = Meine Partien
no-games = Du hast keine laufenden Partien. Mit „Jetzt spielen“ weiter oben beginnst du eine.
finished-games = Beendete Partien
open-tables = Offene Tische
no-open-tables = Im Moment keine. Private Tische stehen nicht in dieser Liste: Zu ihnen führt ein Link.
seats-free = { $seats ->
        [one] { $seats } freier Platz
       *[other] { $seats } freie Plätze
    }
sit-down = Platz nehmen
new-messages = { $messages ->
        [one] { $messages } neue Nachricht
       *[other] { $messages } neue Nachrichten
    }
is-your-turn = du bist am Zug
has-score = Punktetabelle
is-waiting = wartet auf Mitspielende
is-abandoned = abgebrochen
is-closed = lässt sich nicht öffnen
is-thinking = { $name } überlegt
wants-end = { $name } möchte die Partie beenden
remove-table = { $table }: aus der Liste entfernen
leave-table = { $table }: verlassen
unreadable-table = Unlesbarer Tisch

## Wie weit die Bots sind

bots = Bots
bots-simple = Die Bots machen hier einfache Züge: Dieser Server ist ohne denkende Bots eingerichtet.
bots-ready = Bots aller Stufen sind für alle Spiele bereit.
bots-warming = Die Bots wärmen sich auf. Bis dahin machen sie einfache Züge.
# Von den Bots eines Spiels
ready = bereit
waiting = warten noch
warming-step = { $left ->
        [none] Schritt { $done } von { $total }
       *[other] Schritt { $done } von { $total }, { $left }
    }
warming-here = { $left ->
        [none] Die Bots wärmen sich auf: { NUMBER($share, style: "percent") }
       *[other] Die Bots wärmen sich auf: { NUMBER($share, style: "percent") }, { $left }
    }
warming-soon = Die Bots wärmen sich auf
time-left = { $minutes ->
        [0] noch weniger als eine Minute
       *[other] noch etwa { $minutes } min
    }

## Ein neuer Tisch

new-table-of = Neuer Tisch: { $title }
your-name = Dein Name
turn-order = Wer spielt, in Zugreihenfolge
seat-number = Platz { $number }
me = ich
a-friend = eingeladen, per Link
a-bot = Bot, { $level }
nobody = niemand
options = Optionen
make-public = Öffentlich: Alle können diesen Tisch finden und einen freien Platz nehmen
clock = Uhr
clock-none = keine: niemand muss sich beeilen
clock-move = für jeden Zug: { $time }
clock-reserve = für die ganze Partie: { $time }, und nach jedem Zug zusätzlich: { $more }
clock-note = Läuft eine Uhr ab, spielt auf diesem Platz ein Bot weiter; wer dort sitzt, kann jederzeit zurückkehren.
clock-left = Restzeit: { $name }
time-ran-out = Zeit abgelaufen, ein Bot spielt
webhook = Einem anderen Server melden, wer am Zug ist (Adresse)
webhook-note = Hier erlaubt: { COMMAS($allowed) }. Leer: niemand erfährt davon.
create-table = Tisch eröffnen

## Ein Link zu einem Platz

seat-for-you = Ein Platz für dich
seat-at = Ein Platz für dich: { $title }
seat-for-friend = Dieser Platz ist für jemand anderen
seat-for-friend-how = Du hast schon einen Platz an diesem Tisch. Schick die Adresse dieser Seite der Person, die du einladen möchtest.
go-to-table = Zum Tisch
link-used = Dieser Link gilt nicht mehr
link-used-how = Der Platz ist besetzt, oder die Partie ist zu Ende. Du kannst zuschauen oder um einen anderen Link bitten.
watch = Zuschauen
just-watch = Nur zuschauen
play-on-here = Spiel als { $name } auf diesem Gerät weiter.
sit-with = Mit { $names }.

## Warten auf Mitspielende

lobby-title = Warten
lobby = Warten auf Mitspielende
lobby-how = Die Partie beginnt, sobald alle Platz genommen haben. Du kannst diese Seite schließen; der Tisch bleibt offen.
free-seat = Freier Platz
send-link = lade jemanden mit dem Link ein
not-taken = noch frei
is-here = ist da
is-seated = hat einen Platz
seat-link = Link zu diesem Platz
start-now = Jetzt beginnen, mit Bots auf den freien Plätzen
leave-menu = Verlassen …
only-here = Nur dieser Rechner erreicht dieses Ludi. Um mit Freunden an anderen Rechnern zu spielen, starte es mit --host 0.0.0.0.

## Wer am Tisch sitzt und was die Person oder der Bot gerade macht

you = du
away = nicht da
a-bot-here = Bot, { $level }
a-bot-warming = Bot, { $level }, wärmt sich auf
bot-warming-tip = Dieser Bot wärmt sich noch auf. Bis dahin macht er einfache Züge.
stands-in = ein Bot springt ein
thinking = überlegt
wants-to-end = möchte die Partie beenden
take-back-seat = Meinen Platz wieder einnehmen
let-bot-play = Einen Bot für mich spielen lassen
let-bot-take-over = Einen Bot übernehmen lassen
watch-link = Link zum Zuschauen
own-link = Dein eigener Platz, für deine anderen Geräte (behalte diesen Link für dich)
leave-or-end = Partie verlassen oder beenden …

## Der Tisch

your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
abandoned = Die Partie wurde abgebrochen
player-count = { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
you-watch = du schaust zu
players = Am Tisch
chat = Chat
unread = neue Nachrichten
sound-on = Ton an
sound-off = Ton aus
move-list = Liste der Züge
table-parts = Bereiche des Tisches
connection-lost = Verbindung verloren. Wird wiederhergestellt …
unsent = Das konnte nicht gesendet werden. Versuch es wieder, wenn die Verbindung steht.
at-table = An diesem Tisch
turn-steps = Schritte dieses Zuges
next-game = Zur nächsten Partie
score-sheet = Punktetabelle
as-list = Als Liste
revealed = aufgedeckt: kein Zurück
revealed-tip = Etwas Verdecktes wurde aufgedeckt, oder der Zufall hat entschieden: Das lässt sich nicht zurücknehmen.
undo = Zurücknehmen
undo-turn = Ganzen Zug zurücknehmen
since-your-turn = Seit deinem letzten Zug
earlier = Davor
whole-log = Der ganze Verlauf
say-something = Schreib etwas
send = Senden
no-chat = Noch keine Nachrichten.

## Tasten

keys = Tasten
key-tab = von Gruppe zu Gruppe
key-arrows = von Ziel zu Ziel
key-enter = wählen oder bestätigen
key-escape = zurücknehmen
key-g = zum ersten Ziel
key-w = Liste der Züge
key-c = Chat
key-r = die Regeln: zu dem, worauf du zeigst, oder zur gestellten Frage
key-help = diese Liste

## Verlauf und Punktetabelle

log = Verlauf
from-the-start = Der ganze Verlauf von Anfang an
finished = beendet
the-table = Zum Tisch
record = Aufzeichnung
play-again = Noch einmal spielen
wins-by = { $points ->
        [one] { $name } gewinnt mit { $points } Punkt Vorsprung
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
    }
wins-tie = { $name } gewinnt bei Gleichstand
why-won = { $points ->
        [one] Den Ausschlag gab: { $source } ({ $points } Punkt, { $more } mehr als { $second }).
       *[other] Den Ausschlag gab: { $source } ({ $points } Punkte, { $more } mehr als { $second }).
    }
why-tied = In allem herrscht Gleichstand.
why-tie-break = Gleich viele Punkte; das nächste Kriterium der Regeln entscheidet.
rank = { $place ->
        [1] 1. Platz
        [2] 2. Platz
        [3] 3. Platz
        [4] 4. Platz
       *[5] 5. Platz
    }
behind = { $points ->
        [one] { $points } Punkt zurück
       *[other] { $points } Punkte zurück
    }
points-by-source = Punkte nach Quelle
best-moments = Die besten Momente
the-most = am meisten
points-over-time = Punkte im Verlauf
points-over-time-label = Punkte im Verlauf. Am Ende: { COMMAS($standing) }.
name-and-points = { $name } { $points }
dotted-at-end = gepunktet: zählt erst am Ende
at-the-end = Ende
round-number = Runde { $number }
as-table = Als Tabelle
show-in-replay = In der Wiedergabe zeigen
to-replay = Abspielen
to-analysis = Analysieren
statistics = Statistik
games-and-statistics = Meine Partien und Statistik

## Meine Partien und Statistik

to-play = Spielen
games-and-won = { $games ->
        [one] { $games } beendete Partie, { $won } gewonnen
       *[other] { $games } beendete Partien, { $won } gewonnen
    }
hours-played = { $hours ->
        [one] { $hours } Stunde am Tisch
       *[other] { $hours } Stunden am Tisch
    }
streak = längste Siegesserie: { $games }
no-mistakes = keine Fehler
games-count = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
which-period = Zeitraum
period-all = Insgesamt
period-year = Dieses Jahr
period-month = Letzte 30 Tage
no-finished-games = Hier gibt es noch keine beendete Partie. Sobald du eine zu Ende gespielt hast, siehst du hier, wie sie lief.
share-won = gewonnen
place-short = { $place }. Platz
places = Plätze
places-label = Plätze: 1. Platz in { $first } von { $games } Partien
average = im Schnitt
best-result = Bestwert
trend = Trend
on-day = { $day }
trend-label = Punkte in den letzten { $points } Partien
which-game = Spiel
which-opponent = Gegner
which-result = Ergebnis
all-games = Alle Spiele
any-opponent = Alle Gegner
any-result = Jedes Ergebnis
result-won = Gewonnen
result-lost = Nicht gewonnen
any-players = 2–5 Personen
filter-games = Zeigen
shown-of = { $shown } von { $games }
no-games-match = Keine Partie passt. Wähle weniger aus.
show-more = { $games ->
        [one] { $games } weitere zeigen
       *[other] { $games } weitere zeigen
    }
opponents = Gegner
opponents-games = Partien
i-won = gewonnen
bots-of-level = Bots: { $level }
by-seat = Nach Sitzplatz
by-seat-note = gewonnene Partien nach dem Platz in der Reihenfolge
where-points-come-from = Woher meine Punkte kommen
against-winners = gegenüber den Siegern
sources-legend = Balken: mein Schnitt. Senkrechter Strich: Schnitt der Sieger.
costs-most = Am meisten kostet mich: { $source }.
export-all = Alle meine Daten herunterladen

## Einen Tisch verlassen

ask-leave = { $table }: Partie verlassen?
ask-remove = { $table }: aus deiner Liste entfernen?
remove-means = Die Partie verschwindet nur aus deiner Liste. Die anderen behalten sie und ihr Ergebnis.
remove-means-gone = Niemand sonst hat diese Partie: Sie wird endgültig gelöscht.
remove-it = Entfernen
keep-it = Behalten
leave-lobby-means = Dein Platz wird wieder frei. Die anderen warten ohne dich weiter.
leave-lobby-means-gone = Noch niemand sonst hat Platz genommen: Der Tisch wird gelöscht, und seine Links gelten nicht mehr.
leave-the-table = Tisch verlassen
stay = Bleiben
end-alone-means = Du spielst nur mit Bots. Wenn du gehst, endet die Partie ohne Ergebnis und kann nicht fortgesetzt werden.
end-bots-means = An diesem Tisch spielen nur Bots. Die Partie endet ohne Ergebnis und kann nicht fortgesetzt werden.
break-alone = Wenn du nur eine Pause brauchst, schließ die Seite: Das Spiel wartet auf dich.
break-with-others = Wenn du nur eine Pause brauchst, schließ die Seite. Dein Platz bleibt dir, und ein Bot kann so lange für dich spielen.
end-game = Partie beenden
keep-playing = Weiterspielen
leave-for-good = Für immer verlassen
leave-means = Ein Bot übernimmt deinen Platz und spielt mit den anderen weiter. Du kannst nicht zurückkommen.
leave-game = Partie verlassen
end-for-all = Die Partie für alle beenden
end-means = Die Partie endet ohne Ergebnis, sobald alle einverstanden sind.
agreed-so-far = Bisher einverstanden: { $names }.
play-on = Ich möchte doch weiterspielen
agree-to-end = Ich bin mit dem Ende einverstanden

## Was über jemanden gespeichert ist

data-known = Ludi kennt dich als { $name }, durch ein Cookie in diesem Browser. Gespeichert sind deine Partien und deine Chatnachrichten, sonst nichts über dich.
data-unknown = Ludi kennt dich noch nicht: Über dich ist nichts gespeichert.
data-delete = Du kannst das alles löschen:
data-games-alone = Partien ohne andere Menschen werden gelöscht.
data-games-with-others = In Partien mit anderen übernimmt ein Bot deinen Platz, und dein Name wird zu „{ $name }“. Die anderen behalten ihre Ergebnisse.
data-chat = Auch deine Chatnachrichten und das Cookie werden gelöscht. Das lässt sich nicht rückgängig machen.
delete-menu = Meine Daten löschen …
delete-sure = { $games ->
        [one] Bist du sicher? Das betrifft { $games } Partie auf deiner Liste.
       *[other] Bist du sicher? Das betrifft { $games } Partien auf deiner Liste.
    }
delete-all = Ja, alles löschen
delete-nothing = Nein, behalten

## Wenn etwas nicht klappt

sorry = Entschuldigung
did-not-work = Das hat nicht geklappt
went-wrong = Auf dem Server ist etwas schiefgegangen. Dein Tisch ist sicher; bitte versuch es noch einmal.
http-400 = Diese Anfrage war nicht zu verstehen.
http-404 = Hier ist nichts. Prüf die Adresse.
http-405 = Das geht unter dieser Adresse nicht.
http-413 = Das ist zu lang.
# { $where } ist für Programme, auf Englisch.
bad-request = Diese Anfrage war nicht zu verstehen: { $where }.
foreign-request = Anfragen von anderen Websites werden nicht angenommen.
too-many-requests = Zu viele Anfragen auf einmal. Warte einen Moment und versuch es noch einmal.
too-many-windows = Ludi ist in zu vielen Fenstern offen. Schließ einige davon.
trouble-earlier = Diese Partie wurde mit einer früheren Version von Ludi begonnen und kann nicht weitergehen. Was davon erhalten ist, steht hier.
trouble-unreadable = Dieser Tisch ist nicht lesbar: Seine Datei ist beschädigt, oder die Regeln haben sich geändert. Gelöscht wurde nichts.
trouble-missing = Das Spiel dieses Tisches ist hier nicht installiert. Der Tisch bleibt, wie er ist.

## Warum etwas nicht geht

no-name = Gib zuerst deinen Namen ein: Öffne das Menü und speichere ihn dort.
empty-name = Ein Name braucht mindestens einen Buchstaben.
empty-chat = Schreib zuerst etwas.
no-link = Das ist kein Link zu einem Tisch. Er sollte so aussehen: { $link }.
no-table = Diesen Tisch gibt es nicht. Prüf den Link.
no-such-seat = Diesen Platz gibt es nicht.
no-such-bot = Diesen Bot gibt es nicht.
no-such-file = Diese Datei gibt es nicht.
no-rules = Die Regeln dieses Spiels stehen hier nicht.
no-language = Diese Sprache spricht Ludi nicht.
one-seat = Du kannst nur einen Platz einnehmen.
seat-kinds = Jeder Platz ist für dich, für eine eingeladene Person oder für einen Bot einer der Stufen.
too-many-games = { $games ->
        [one] Du hast { $games } laufende Partie. Beende oder verlass sie zuerst.
       *[other] Du hast { $games } laufende Partien. Beende oder verlass zuerst einige davon.
    }
too-many-bot-tables = { $tables ->
        [one] Du hast { $tables } Tisch, an dem nur Bots spielen. Brich diese Partie zuerst ab, oder nimm selbst Platz.
       *[other] Du hast { $tables } Tische, an denen nur Bots spielen. Brich zuerst eine dieser Partien ab, oder nimm selbst Platz.
    }
seated-already = Du hast schon einen Platz an diesem Tisch. Dieser Link ist für jemand anderen.
bot-sits-here = Hier sitzt ein Bot.
link-invalid = Dieser Link gilt nicht mehr. Bitte um einen neuen.
seats-taken = Alle Plätze sind besetzt, aber du kannst zuschauen.
no-seat-here = Du hast keinen Platz an diesem Tisch.
only-watching = Du schaust an diesem Tisch nur zu.
not-listed = Dieser Tisch steht nicht auf deiner Liste.
start-once = Nur wer einen Platz hat, kann die Partie beginnen, und nur einmal.
not-for-bot = Ein Bot kann nur in einer laufenden Partie für einen Menschen einspringen.
not-your-seat = Nur die Person, der der Platz gehört, kann ihn wieder einnehmen.
here-and-playing = { $name } ist da und spielt.
not-started = Die Partie hat noch nicht begonnen: Es sind noch nicht alle da.
not-started-leave = Die Partie hat noch nicht begonnen: Du kannst den Tisch einfach verlassen.
is-over = Diese Partie ist zu Ende.
was-abandoned = Diese Partie wurde abgebrochen.
not-running = Diese Partie läuft nicht mehr.
not-running-remove = Diese Partie läuft nicht mehr. Du kannst sie aus deiner Liste entfernen.
still-running = Diese Partie läuft noch. Verlass sie zuerst oder brich sie ab.
bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
moved-on = Das Spiel ist schon weiter. So steht es jetzt.
turn-of-other = { $name } ist am Zug.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Dein Zug ist vorbei, oder etwas wurde aufgedeckt.
not-played-here = Nur wer diese Partie zu Ende gespielt hat, kann sie noch einmal spielen.
record-later = Die Aufzeichnung zeigt auch Verdecktes, darum gibt es sie erst nach der Partie.

## Die erste Partie mit Anleitung

lesson-title = { $title }: erste Partie
first-game-guided = Erste Partie mit Anleitung
learn-game = Spielend lernen
no-lesson = Diese Lektion gibt es nicht. Wähle ein Spiel auf der Startseite.
coach = Trainer
lessons = Lektionen
lesson-step = Schritt { $n } von { $all }
show-me = Vormachen
let-me-try = Selbst versuchen
lesson-next = Weiter
lesson-rules = Regeln
skip-step = Überspringen
once-more = Noch einmal
leave-lesson = Lektion beenden
chapter-over = Geschafft: { $title }
lesson-over = Jetzt kennst du das Spiel
next-chapter = Weiter: { $title }
whole-game = Eine ganze Partie spielen
lesson-done = geschafft
lesson-minutes = { $minutes } min

## Der Start des Servers, im Terminal

serving-at = Ludi läuft unter { $address }
serving-others = Andere Rechner erreichen es unter { $address }
serving-folder = Die Partien liegen in { $folder }. Beenden mit Strg+C.
already-running = Ludi läuft schon mit den Partien in { $folder }: Benutze dieses, oder wähle mit --data einen anderen Ordner.
cannot-listen = { $host }, Port { $port } lässt sich nicht öffnen: { $reason }. Wähle mit --host oder --port etwas anderes.
no-proxy = --proxy nimmt die Adresse eines Rechners oder eines Netzes, etwa 127.0.0.1 oder 10.1.0.0/16, nicht { $address }.
database-address = --database nimmt die Adresse einer PostgreSQL-Datenbank, etwa postgresql://ludi:geheim@localhost/ludi, nicht { $address }.
database-driver = Für PostgreSQL braucht es ein Paket mehr: Installiere ludi mit der Ergänzung „postgres“ oder zusätzlich psycopg[binary].
database-unreadable = Die Datenbank { $address } kann nicht benutzt werden: { $reason }
database-away = Die Partien sind gerade nicht zu erreichen. Versuch es gleich noch einmal.
processes-database = --processes braucht eine Datenbank, die sich mehrere teilen können: Nenne sie mit --database postgresql://…
nothing-to-move = { $file } gibt es nicht: Nenne den Datenordner mit --data.
database-in-use = In dieser Datenbank sind schon Gäste oder Tische. Nenne eine leere.
no-webhooks = --webhooks nimmt Adressen oder Anfänge von Adressen, etwa https://chat.example.org/hooks/, nicht { $address }.
no-such-clock = Eine Uhr misst jeden Zug oder einen Vorrat, hat { $shortest } bis { $longest } Sekunden, und nur ein Vorrat wächst, höchstens um eine Stunde.
webhook-owner = Das kann nur ändern, wer den Tisch eröffnet hat.
webhook-refused = { $allowed ->
        [none] Dieser Server meldet anderen Servern nichts: Wer ihn betreibt, hat keine Adressen erlaubt.
       *[several] Erlaubt sind hier nur Adressen, die mit { EITHER($allowed) } beginnen.
    }
webhook-turn = { $title }: { $name } ist am Zug.
key-too-short = Der Schlüssel in { $file } ist zu kurz, um jemanden zu schützen. Spiel eine Sicherung ein, oder lösch ihn: Dann entsteht ein neuer, und alle sind neue Gäste.
file-unreadable = { $file } ist nicht lesbar ({ $reason }). Spiel eine Sicherung ein, oder verschieb die Datei, um neu anzufangen.
file-empty = { $file } ist leer. Spiel eine Sicherung ein, oder verschieb die Datei, um neu anzufangen.
file-foreign = { $file } gehört zu einem anderen Programm. Gib Ludi mit --data einen eigenen Ordner.
file-newer = { $file } stammt von einem neueren Ludi (Schema { $schema }; dieses kennt { $known }). Starte das neuere, oder wähle mit --data einen anderen Ordner.

## Wiedergabe, „was wäre, wenn“, Aufzeichnungen

replay-old-rules = Seit dieser Partie haben sich die Regeln geändert, deshalb lässt sie sich nicht wiedergeben. Ihr Ergebnis bleibt erhalten.
no-moment = Diese Partie hat nur Momente von 0 bis { $last }.
replay = Wiedergabe
replay-hidden = Bis zum Ende der Partie bleiben fremde Karten verdeckt. Bis dahin sehen alle nur, was von ihrem Platz zu sehen ist.
replay-round = Runde { $n }
decision-of = { $name }, Entscheidung { $at } von { $last }
replay-start = Der Anfang
decisions-count = { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
replay-next = entscheidet als Nächstes
replay-eyes = Wessen Sicht
all-open = Alles offen
as-seen-by = Wie { $name } es sieht
replay-public = Was alle sehen
replay-own = Wie du es gesehen hast
share = Teilen
play-from-here = Von hier weiterspielen
link-to-moment = Link zu diesem Moment
timeline = Zeitleiste
moment = Moment
replay-go = Los
replay-steps = Schritte
to-start = Zum Anfang
step-back = Ein Schritt zurück
automatic = Automatisch abspielen
step-on = Ein Schritt weiter
to-end = Zum Ende
step-by = je
by-decision = Entscheidung
by-turn = Zug
by-round = Runde
speed = Tempo
speed-slow = langsam
speed-usual = normal
speed-quick = schnell
pace = Schritte und Tempo
replay-standing = Wenn hier Schluss wäre
decisions = Entscheidungen
no-decisions = Noch hat niemand etwas entschieden.
key-decision = eine Entscheidung zurück oder weiter
key-round = eine Runde zurück oder weiter
key-ends = zum Anfang, zum Ende
key-automatic = automatisch abspielen oder anhalten
key-mistake = der nächste Fehler, sobald die Partie analysiert ist
key-candidate = die besseren Züge auf dem Spielplan, 0: was gespielt wurde
to-moment = Von hier abspielen
play-on-from = { $at ->
        [0] Was wäre, wenn? Am Anfang entscheidet { $name }
       *[other] Was wäre, wenn? Nach Entscheidung { $at } entscheidet { $name }
    }
what-if-seats = Wer spielt
seat-of = Platz von { $name }
hidden-things = Verdeckte Karten
deal-true = wie sie wirklich waren
deal-anew = neu gegeben, nach dem, was { $name } wissen kann
what-if-running = Diese Partie läuft noch: Alles, was du nicht weißt, wird neu gegeben.
what-if-note = An einem neuen Tisch geht es von diesem Moment weiter, mit eigenem Zufall. Die Partie selbst bleibt, wie sie ist.
what-if-over = In diesem Moment ist die Partie zu Ende: Wähle einen früheren, um weiterzuspielen.
what-if-hidden = Solange diese Partie läuft, können nur die Beteiligten von ihren Momenten aus weiterspielen.
what-if-players = Das ist eine Partie { $title } mit { $players } Personen: Ein Tisch, der von ihr ausgeht, braucht ebenso viele.
bring-record = Aufzeichnung öffnen
bring-record-tip = Eine Partie als Datei, von der Punktetabelle geladen oder im Terminal gespeichert. Du kannst sie auch auf diese Seite ziehen.
drop-record = Aufzeichnung hier ablegen
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $size } kB.
record-several = Das ist mehr als eine Datei: Öffne eine Aufzeichnung nach der anderen.
no-record-file = Wähle zuerst eine Datei: die Aufzeichnung einer Partie.
record-game = Zeile 1: Das Spiel „{ $game }“ ist hier nicht installiert.
record-names-long = Zeile 1: Namen haben 1 bis { $longest } Zeichen.
is-record = Aufzeichnung
card-waiting = { $names } am Tisch; es gibt freie Plätze.
card-playing = { $names } spielen.
card-over = Sieg für { $winners }: { $points }.
card-points = { $name } { $points }

## Analyse, Übungen, Tipps

analysis = Analyse
analyse = Analysieren
analyse-open = Auch mit offenen Karten analysieren
analysis-offer = Was jede Entscheidung gekostet hat, was besser war und was Glück war. Das dauert etwa eine Minute; du kannst so lange weggehen.
analysing = { $total ->
    [0] Die Analyse wird vorbereitet …
   *[other] { $done } von { $total } Momenten angesehen …
    }
analysis-later = Eine Analyse verrät Verdecktes: Sie ist erst nach dem Ende der Partie möglich.
analysis-no-workers = Dieser Server hat keine Bots, die Partien analysieren könnten.
analysis-too-many = Zwei deiner Partien werden schon analysiert: Warte, bis eine fertig ist.
win-chance = Gewinnchance
expected-points = Erwartete Punkte
chart-what = Was das Diagramm zeigt
chart-chances = Die Gewinnchance aller in jedem Moment
chart-points = Die erwarteten Endpunkte aller in jedem Moment
next-mistake = Nächster Fehler
expected-line = Erwartete Fortsetzung
expected-from = erwartet: { $source }
prepares = danach: { $move }
costs = Kostet { $who } { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } Gewinnchance: { NUMBER($best, style: "percent", maximumFractionDigits: 0) } mit dem besten Zug, { NUMBER($played, style: "percent", maximumFractionDigits: 0) } mit diesem.
was-best = Ein besserer Zug wurde nicht gefunden.
was-fine = Ein sicher besserer Zug wurde nicht gefunden.
better-was = Besser war
candidates = Die besten Züge
played = Gespielt
decisions-which = Welche Entscheidungen
decisions-all = Alle { $n }
decisions-costly = Fehler
decisions-mine = Meine
count-slip = { $n ->
        [one] { $n } Ausrutscher
       *[other] { $n } Ausrutscher
    }
count-mistake = { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
count-blunder = { $n ->
        [one] { $n } grober Fehler
       *[other] { $n } grobe Fehler
    }
counts = { COMMAS($counts) }
board-before = der Spielplan vor dieser Entscheidung
board-played = gespielt
board-better = besser
board-other = stattdessen
luck-and-skill = Glück und Können, in Punkten
luck = Glück
skill = Können
luck-how = Glück: was Platz, Verteilung, Gezogenes und Aufgedecktes gebracht haben. Können: was markierte Entscheidungen gekostet haben. Beides gemessen am Mittel des Tisches.
best-moves = gute Züge
won-how = { $luck ->
        [good] { $skill ->
            [good] { $name } hatte Glück und hat gut gespielt.
           *[bad] { $name } hatte Glück.
          }
        [none] { $skill ->
            [good] { $name } hat gut gespielt.
           *[bad] { $name } hat trotzdem gewonnen.
          }
       *[bad] { $skill ->
            [good] { $name } hat trotz Pech gut gespielt.
           *[bad] { $name } hat trotzdem gewonnen.
          }
    }
won-how-points = Platz, Gezogenes und Aufgedecktes: { $luck } Punkte; eigene Entscheidungen: { $skill }; beides gegenüber dem Mittel des Tisches.
see-mistakes = { $n ->
        [one] Den Fehler ansehen
       *[other] Die { $n } Fehler ansehen
    }
how-measured = Wie wird das gemessen?
judged-fair = Beurteilt nach dem, was alle jeweils wissen konnten.
judged-open = Beurteilt mit offenen Karten.
learn-from-mistakes = Aus Fehlern lernen
no-exercises = Hier gibt es keine Übungen: Sie entstehen aus den teuren Entscheidungen einer analysierten Partie.
no-exercise = Diese Übung gibt es nicht.
exercise-of = { $n } von { $all }
exercise-ask = { $name } entscheidet: Was ist besser?
exercise-was = Gespielt wurde „{ $move }“, das hat { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } Gewinnchance gekostet. Wähle auf dem Spielplan.
exercise-solved = Gut gefunden: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Gewinnchance.
exercise-same = Genau das wurde gespielt: Es kostet { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }.
exercise-wrong = „{ $move }“ ist es nicht.
exercise-chance = Das gewinnt zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, der beste Zug zu { NUMBER($best, style: "percent", maximumFractionDigits: 0) }.
exercise-try-again = Versuch einen anderen.
exercise-next = Nächste Übung
exercise-answer = Antwort zeigen
hint = Tipp
hint-thinking = Überlegt …
hint-later = Wenn du am Zug bist und etwas zu wählen hast, stehen hier die besten Züge.
three-best = Die drei besten Züge
chance-to-win = Gewinnchance
yours = Deiner: { $move }
less-than-best = { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } weniger als der beste Zug
coach-warns = Vor einem teuren Zug warnen
hints-always = In jedem Zug Tipps zeigen
coach-doubts = Das kostet { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } Gewinnchance. Zurücknehmen?
coach-better = Besser: { $move }.
anyway = Trotzdem spielen
allow-hints = Alle dürfen sich Tipps holen
agree-to-hints = Tipps an diesem Tisch erlauben
hints-agreed = { $missing ->
    [none] Alle sind einverstanden und dürfen sich Tipps holen.
   *[other] { $names ->
        [none] Noch ist niemand einverstanden.
       *[other] Einverstanden: { $names }.
      } Noch offen: { $missing }.
  }
hints-off = In Partien mit anderen gibt es keine Tipps, bis alle einverstanden sind (unter „Am Tisch“).
hints-not-ready = Die Bots bereiten sich noch auf dieses Spiel vor: Tipps gibt es in ein, zwei Minuten.
no-hint = Gerade wurde kein Tipp gefunden. Versuch es noch einmal.
only-move = Es gibt nur einen Zug.
take-back = Zurücknehmen

no-chromium = Für ein PNG braucht es Chromium oder Chrome, und hier gibt es keins. Installiere eins, oder zeichne ein SVG: -o { $file }
chromium-failed = { $browser } konnte das Bild nicht zeichnen: { $problem }
