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
name-at-tables = Dein Name an neuen Tischen
save = Speichern
close = Schließen
copy = Kopieren
back = Zurück
home = Startseite
for-programs = Für Programme
your-data = Deine Daten
rules = Regeln

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
wins-tie = { $name } gewinnt den Gleichstand
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
not-your-seat = Nur wem der Platz gehört, kann ihn wieder einnehmen.
here-and-playing = { $name } ist da und spielt.
not-started = Die Partie hat noch nicht begonnen: Es sind noch nicht alle da.
not-started-leave = Die Partie hat noch nicht begonnen: Du kannst den Tisch einfach verlassen.
is-over = Diese Partie ist zu Ende.
was-abandoned = Diese Partie wurde abgebrochen.
not-running = Diese Partie läuft nicht mehr.
not-running-remove = Diese Partie läuft nicht mehr. Du kannst sie aus deiner Liste entfernen.
still-running = Diese Partie läuft noch. Verlass sie oder brich sie zuerst ab.
bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
moved-on = Das Spiel ist schon weiter. So steht es jetzt.
turn-of-other = { $name } ist am Zug.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Dein Zug ist vorbei, oder etwas wurde aufgedeckt.
not-played-here = Nur wer diese Partie zu Ende gespielt hat, kann sie noch einmal spielen.
record-later = Die Aufzeichnung zeigt auch Verdecktes, darum gibt es sie erst nach der Partie.

## Der Start des Servers, im Terminal

serving-at = Ludi läuft unter { $address }
serving-others = Andere Rechner erreichen es unter { $address }
serving-folder = Die Partien liegen in { $folder }. Beenden mit Strg+C.
already-running = Ludi läuft schon mit den Partien in { $folder }: Benutze dieses, oder wähle mit --data einen anderen Ordner.
cannot-listen = { $host }, Port { $port } lässt sich nicht öffnen: { $reason }. Wähle mit --host oder --port etwas anderes.
no-proxy = --proxy nimmt die Adresse eines Rechners oder eines Netzes, etwa 127.0.0.1 oder 10.1.0.0/16, nicht { $address }.
key-too-short = Der Schlüssel in { $file } ist zu kurz, um jemanden zu schützen. Spiel eine Sicherung ein; oder lösch ihn, dann entsteht ein neuer, und alle sind neue Gäste.
file-unreadable = { $file } ist nicht lesbar ({ $reason }). Spiel eine Sicherung ein, oder verschieb die Datei, um neu anzufangen.
file-empty = { $file } ist leer. Spiel eine Sicherung ein, oder verschieb die Datei, um neu anzufangen.
file-foreign = { $file } gehört zu einem anderen Programm. Gib Ludi mit --data einen eigenen Ordner.
file-newer = { $file } stammt von einem neueren Ludi (Schema { $schema }; dieses kennt { $known }). Starte jenes, oder wähle mit --data einen anderen Ordner.
