### Straßen nach Rom auf Deutsch.

title = Straßen nach Rom
    .short = Straßen nach Rom
summary = Baue Straßen von Rom zu neuen Städten; alle erhalten Punkte für ihre eigenen Straßen auf der kürzesten Route.
vignette = Straßen, die nach Rom führen
option-side = Seite
    .help = Seite des Spielplans; automatisch: klein für 2–3 Personen, groß für 4–5
option-side-auto = automatisch
option-side-small = klein
option-side-large = groß
option-tables = Tabellen
    .help = Punktetabellen; Gold in Spalten: Gold zählt wie gleiche Waren
option-tables-standard = üblich
option-tables-gold-in-columns = Gold in Spalten
option-start = Start
    .help = mit Vorsprung: zu zweit 6 Punkte für die zweite Person in der Reihenfolge; zu dritt 2 für die zweite, 4 für die dritte; zu viert je 3 für die erste und die letzte; zu fünft 1 für die erste, 2 für die letzte
option-start-level = gleich
option-start-head-start = mit Vorsprung

## Begriffe

# Die Buchstaben stehen auf der Karte im Terminal: je zwei, alle verschieden.
resource-meat = Fleisch
    .letters = Fl
resource-wheat = Weizen
    .letters = Wz
resource-gems = Edelsteine
    .letters = Ed
resource-olives = Oliven
    .letters = Ov
resource-grapes = Trauben
    .letters = Tr
resource-wood = Holz
    .letters = Ho
resource-oil = Öl
    .letters = Öl
resource-wine = Wein
    .letters = Wn
resource-gold = Gold
    .letters = Au
# Die Farben der Städte, also weiblich.
colour-yellow = gelbe
colour-pink = rosa
colour-orange = orange
colour-green = grüne
colour-red = rote
colour-white = weiße
colour-brown = braune
colour-blue = blaue

## Die Fragen: Jede steht nach „Die Frage ist jetzt,“. Die Beispiele kann man eintippen.

ask-connect = welche Stadt du mit Rom verbindest
    .examples = Roma-Genua bauen / Genua mit Rom verbinden
ask-extend = wo die Strecke beginnt
    .examples = in Rom beginnen / fertig
ask-route = wie die Route weitergeht
    .examples = Route über Genua

## Die Entscheidungen, wie sie in der Liste stehen und wie man sie eintippt; und warum eine nicht geht.

do-connect = { $to } mit { $from ->
        [Roma] Rom
       *[other] { $from }
    } verbinden
do-extend = in { $from ->
        [Roma] Rom
       *[other] { $from }
    } beginnen
do-route = Route über { $by }
do-finish = fertig
    .why = Es gibt keine Strecke, die fertig werden könnte: Verbinde zuerst eine Stadt.
do-pass = passen
    .why = Passen kannst du nur, wenn du keine Strecke bauen kannst.
# Eine ganze Strecke auf einmal, etwa Roma-Genua-Massilia: Sie steht nicht in der Liste, man kann sie eintippen.
do-build = { $line } bauen

## Ablehnungen nach einem Blick auf den Spielplan

no-place = Auf der Karte gibt es keinen Ort „{ $name }“.
no-section = Auf der { $side ->
        [small] kleinen
       *[large] großen
    } Seite verbindet kein Abschnitt { $a } und { $b }.
no-side = { $a }–{ $b } gibt es auf der { $side ->
        [small] kleinen
       *[large] großen
    } Seite des Spielplans nicht.
no-line = Eine Strecke braucht mindestens zwei Orte, zum Beispiel: Roma-Genua bauen.
no-through = { $place } ist noch nicht verbunden: Eine Strecke endet in der ersten neuen Stadt, die sie erreicht.
no-start = { $place } ist noch nicht verbunden: Eine Strecke beginnt in Rom oder in einer verbundenen Stadt.
no-built = { $a }–{ $b } ist schon gebaut: Gebaut wird nur auf freien Abschnitten.
no-new-city = { $place } ist schon verbunden: Eine Strecke muss in einer neuen Stadt enden.
no-twice = { $place } liegt schon an dieser Strecke: Sie darf keinen Ort zweimal berühren.
no-roads = Diese Strecke braucht { $needed ->
        [one] { $needed } Straße
       *[other] { $needed } Straßen
    }, du hast aber { $left ->
        [0] keine mehr
       *[other] nur { $left }
    }.
no-section-roads = { $a }–{ $b } braucht { $needed ->
        [one] { $needed } Straße
       *[other] { $needed } Straßen
    }, du hast aber { $left ->
        [0] keine mehr
       *[other] nur { $left }
    }.
no-fit = Ein Abschnitt nach { $to } passt nicht: Verlängert wird diese Strecke nur durch einen nach { $here }.
no-reach = { $to } ist von { $from } aus noch nicht zu erreichen: { $from } ist nicht verbunden.
no-way = Die Route führt nicht über { $by } weiter, oder eine andere bringt allen gleich viele Punkte.

## Was die Wahl bringt

brings-tokens = { $colour } Stadt { $value } und { $resource }
brings-points = { COMMAS($paid) }
brings-otherwise = oder { COMMAS($paid) }
brings-nothing = nichts

## Der Verlauf

log-round = Runde { $n }
log-began = { $who } beginnt: { $cities ->
        [one] { $cities } Stadt wartet
       *[other] { $cities } Städte warten
    } auf die Verbindung mit Rom, alle haben { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }
log-ahead = { $who } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Vorsprung
log-placed = { $who } baut { $from }–{ $to } ({ $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    })
log-took = { $who } nimmt { $city }; Ware: { $resource }
log-routed = { $who } führt die Route von { $city } über { $by }
log-scored = { $who } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: eigene Straßen auf der kürzesten Route von { $city }{ $gold ->
        [yes] , für Gold doppelt
       *[no] { "" }
    }
    .then = { $gold ->
            [yes] Rückweg, für Gold doppelt: { $who } { SIGNED($points) }
           *[no] Rückweg: { $who } { SIGNED($points) }
        }
    .each = { $who } { SIGNED($points) }
log-route = { $gold ->
        [yes] Rückweg, für Gold doppelt: { COMMAS($each) }
       *[no] Rückweg: { COMMAS($each) }
    }
log-passed = { $who } passt: { $roads ->
        [0] keine Straße ist mehr übrig
        [one] { $roads } Straße reicht für keine Strecke
       *[other] { $roads } Straßen reichen für keine Strecke
    }
    .each = { $roads }
log-pass = { $each ->
        [alike] { $who } passen (übrige Straßen: je { ONCE($each) })
       *[several] { $who } passen (übrige Straßen: { COMMAS($each) })
    }
log-ended = Das Spiel endet: { $cities ->
        [0] Alle Städte sind mit Rom verbunden
        [one] Niemand kann mehr bauen, { $cities } Stadt bleibt ohne Verbindung
       *[other] Niemand kann mehr bauen, { $cities } Städte bleiben ohne Verbindung
    }
log-total = { $place }. Platz: { $who }, { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
log-won = { $by ->
        [regions] { $who } gewinnt bei Gleichstand: Städte in mehr Regionen
        [gold] { $who } gewinnt bei Gleichstand: mehr Gold
        [roads] { $who } gewinnt bei Gleichstand: mehr ungenutzte Straßen
       *[points] { $who } gewinnt mit { $margin ->
            [one] { $margin } Punkt
           *[other] { $margin } Punkten
        } Vorsprung
    }
log-shared = Geteilter Sieg: { $who }

## Die Punktetabelle

source-routes = Routen
source-cities = Städte
source-variety = Warenvielfalt
source-same-kind = gleiche Waren
source-gold = Gold
source-unused-roads = Straßenbonus

## Der Tisch im Browser: die Frage

tab-map = Karte
tab-mine = Meins
tab-seats = Spieler

now-connect = Du bist am Zug: Welche Stadt verbindest du mit Rom?
    .hint = Jede Möglichkeit zeigt, was sie dir bringt.
now-extend = Nach { $city } bauen, { $start ->
        [Roma] von Rom
       *[other] von { $start }
    } aus?
    .hint = Baue, oder verlängere die Strecke nach hinten.
now-route = Welche Route von { $city } bringt Punkte?
    .hint = Gleich kurze Routen trennen sich in { $place }.
which-way = Du bist am Zug: Auf welchem Weg nach { $city }?
watch-connect = { $name } wählt eine Stadt
watch-extend = { $name } baut nach { $city }
watch-route = { $name } wählt die Route von { $city }
watch-hint = Für jede Straße auf dem Rückweg erhält Punkte, wem sie gehört.
over-done = Alle Städte sind mit Rom verbunden.
over-stuck = Niemand kann mehr bauen; { $cities ->
        [one] { $cities } Stadt bleibt übrig.
       *[other] { $cities } Städte bleiben übrig.
    }
step-city = Stadt
step-chosen = Stadt: { $city }
step-build = Bauen oder verlängern
step-route = Route
back-city = Andere Stadt
back-line = Kürzere Strecke
back-route = Andere Route

## Die Karte

map-of-empire = Karte des Reiches
reconstructed = Karte und die meisten Punktetabellen haben wir rekonstruiert:
what-is-known = was belegt ist
free-section = { $a }–{ $b }: frei, { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }
built-section = { $a }–{ $b }: { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }, { $name }
new-city = { $city }: { $region } { $value }, { $resource }
connected-city = { $city }: { $region } { $value }, { $resource }; verbunden von { $name }, { $distance ->
        [one] { $distance } Straße
       *[other] { $distance } Straßen
    } bis Rom
rome = Rom: Alle Routen enden hier
ways = Möglichkeiten:
choose-way = { $city }, wähle eine von { $n } Möglichkeiten
confirm-route = Route über { $place } { SIGNED($points) }
confirm-build = Nach { $city } bauen { SIGNED($points) }
city-of = Stadt { $n } von { $all }
    .tip = Das Spiel endet sofort, wenn alle Städte verbunden sind
rounds-left = { $n ->
        [one] noch { $n } Runde
       *[other] noch { $n } Runden
    }
    .tip = Runden, bis alle Städte verbunden sind, diese mitgezählt
roads-left = { $n ->
        [one] noch { $n } Straße
       *[other] noch { $n } Straßen
    }
bonus-tip = Die meisten ungenutzten Straßen am Ende: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Was die Wahl bringt: ihre Karte

what-a-choice-brings = Was die Wahl bringt
route-by = Route über { $place }
city-from = { $city } { $place ->
        [Roma] von Rom
       *[other] von { $place }
    }
from-place = { $place ->
        [Roma] von Rom
       *[other] von { $place }
    }
paid-twice = doppelt
roads = { $n ->
        [one] { $n } Straße
       *[other] { $n } Straßen
    }
route-of = Route: { $n }
or-else = oder
for-you = du
best-city = beste Stadt, { $region }: { $value }
row-of = { $n ->
        [one] { $n } Ware in einer Reihe: { $before } → { $after }
       *[other] { $n } verschiedene Waren in einer Reihe: { $before } → { $after }
    }
goods = { $n } { $good }: { $before } → { $after }
not-most-roads = nicht mehr die meisten ungenutzten Straßen
most-roads = { $name }: die meisten ungenutzten Straßen
ends-now = Wenn jetzt Schluss wäre: { $before } → { $after }
without-roads = Ohne Straßenbonus: { $before } → { $after }
build-points = Bauen { SIGNED($points) }
pass-turn = Passen

## Waren, Städte und Spieler

goods-and-cities = Waren und Städte
equal-goods = Gleiche
equal-tip = { CAP($good) }: { $n }. Eine bis vier gleiche bringen { COMMAS($table) } P.
different = Verschiedene
different-tip = Verschiedene Waren: Je eine von jeder Sorte bilden eine Reihe, je eine zweite die nächste. Eine Reihe mit einer bis acht bringt { COMMAS($table) } P.
gold = Gold
gold-tip = Gold: { $n }. Eins bis acht bringen { COMMAS($table) } P.; eine Route zu Gold bringt doppelte Punkte
best-cities = Beste Stadt jeder Region
your-best = { $region }: deine beste Stadt bringt { $value } P.
no-city-yet = { $region }: noch keine Stadt
their-best = { $region }: { $city }, { $value }
good-count = { CAP($good) }: { $n }
at-the-end = am Ende
if-ended = wenn jetzt Schluss wäre
watch-open = Du schaust zu: In diesem Spiel ist nichts verdeckt.
cities = { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
unused-roads = { $n ->
        [one] { $n } ungenutzte Straße von { $all }
       *[other] { $n } ungenutzte Straßen von { $all }
    }
seat-now = jetzt

## Die Tabellen der Regelseite

facts-pieces = Material
facts-number = Anzahl
facts-board = Spielplan
facts-board-more = mit zwei Seiten: { $small } Städte oder { $large }
facts-mats = Tableaus
facts-mats-more = ein Raster für Waren, { $columns } Spalten und { $rows } Reihen, und eine Leiste für bis zu { $gold } Gold
facts-roads = Straßenplättchen
facts-roads-more = je { $each } in { $players } Farben
facts-city-tokens = Stadtplättchen
facts-city-tokens-more = in { $colours } Farben, mit Werten von I bis VIII
facts-resource-tokens = Warenplättchen
facts-resource-tokens-more = je { $each } von jeder Ware ({ COMMAS($goods) }) und { $gold } Gold
facts-players = Personen
facts-side = Seite
facts-cities = Städte
facts-good = von jeder Ware
facts-gold = Gold
facts-turns = Züge für alle
facts-source = Quelle
facts-worth = Punkte
facts-when = wann
facts-rule = Regel
facts-at-once = sofort
facts-at-end = am Ende
facts-worth-routes = { $road } für jede deiner Straßen auf der Route, { $gold }, wenn sie zu Gold führt
facts-worth-cities = die beste Stadt jeder Farbe, höchstens { $most }
facts-worth-variety = jede Reihe verschiedener Waren, höchstens { $most } für { $kinds } Sorten
facts-worth-same-kind = jede Spalte gleicher Waren, höchstens { $most } für { $goods }
facts-worth-gold = all dein Gold zusammen, höchstens { $most }
facts-worth-unused-roads = { $points } für die meisten ungenutzten Straßen
facts-different = verschiedene Waren in einer Reihe
facts-equal = gleiche Waren in einer Spalte
facts-gold-tokens = Gold
facts-points = Punkte
facts-colour = Farbe
facts-region = Region
facts-cities-values = Städte und Werte

## Im Terminal

still-new = Neue Städte: { $cities }. Runden übrig: { $rounds }.
asked-connect = welche Stadt, und von wo?
asked-extend = fertig, oder die Strecke nach hinten verlängern?
asked-route = über welchen Ort geht die Route weiter?
line-so-far = Die Strecke bisher:
route-so-far = Die Route bisher:
regions = Regionen
sections = Straßen
section-free = frei
section-two = für zwei
section-built = gebaut
section-fresh = jetzt
reconstructed-see = Karte und die meisten Tabellen haben wir rekonstruiert: { $file }, Abschnitt 10
list-new = Neue Stadt
list-with = Ware
list-from = von (Straßen zu bauen / Route nach Rom)
list-connected = Verbunden
list-far = Außer Reichweite
column-points = P.
column-roads = Str.
column-rows = Reihen
column-cities = Städte
column-variety = Vielf.
column-same-kind = gleiche
column-gold = Gold
column-unused-roads = Bonus
column-now = jetzt

## Die erste Partie mit Anleitung

lesson-first-road = Deine erste Straße
    .say = In jedem Zug verbindest du eine Stadt mit Rom, und Punkte erhält, wessen Straßen zurückführen.
lesson-first-road-map = Alle Wege führen nach Rom
    .say = Rom liegt in der Mitte. In jedem deiner Züge baust du eine Strecke zu einer neuen Stadt, und nur zu einer.
lesson-first-road-city = Was eine Stadt bietet
    .say = Das Plättchen zeigt eine Farbe und einen Wert, der am Ende zählt. Das runde Zeichen daneben ist eine Ware, und auch die gehört dann dir.
lesson-first-road-build = Verbinde Genua mit Rom
    .say = Von Rom nach Genua genügt eine Straße, und für den Rückweg bekommst du 1 Punkt.
    .do = Klicke auf Genua und bestätige.
lesson-first-road-onward = Verbinde Massilia über Caralis
    .say = Du darfst von jeder verbundenen Stadt aus weiterbauen, egal wer sie verbunden hat. Auf dem Rückweg gehört eine Straße dir und eine Drusus: je 1 Punkt.
    .do = Wähle den Weg von Caralis nach Massilia und bestätige.
lesson-short-cut = Eine Abkürzung
    .say = Eine längere Strecke kann sich lohnen: Mach den Rückweg zu deinem eigenen.
lesson-short-cut-whose = Wessen Straßen führen nach Rom?
    .say = Augusta liegt hinter Genua. Von dort ist der Rückweg lang: Genua, Massilia, Caralis, Rom, und zwei dieser Straßen gehören Drusus.
lesson-short-cut-both = Verbinde Augusta mit eigenen Straßen
    .say = Eine Strecke darf durch verbundene Städte führen. Von Rom über Genua nach Augusta kostet sie zwei Straßen, und die kürzeste Route gehört dann ganz dir: 2 Punkte für dich, keiner für Drusus.
    .do = Klicke auf Augusta, dann auf Rom, damit die Strecke dort beginnt, und bestätige.
lesson-gold = Gold
    .say = Gold verdoppelt die Route, auf der es geholt wird, und zählt am Ende noch einmal.
lesson-gold-double = Hole das Gold aus Genua
    .say = In Genua liegt Gold. Holst du es über Massilia, zählt jede Straße der Route doppelt: 4 Punkte für deine zwei Straßen, 2 für die von Drusus.
    .do = Verbinde Genua mit Massilia.
lesson-goods = Waren
    .say = Reihen verschiedener Waren und Spalten gleicher: Jede Ware zählt in beiden.
lesson-goods-rows = Was du gesammelt hast
    .say = Das sind deine Waren: Weizen, Wein und Öl, drei verschiedene Sorten. Eine Reihe aus drei ist am Ende 5 Punkte wert, eine aus vier schon 10.
lesson-goods-new-kind = Nimm eine vierte Sorte
    .say = Eine Ware, die du noch nicht hast, macht die Reihe länger. In Aquileia liegt Holz.
    .do = Verbinde eine Stadt, deren Ware dir noch fehlt, mit Rom.
lesson-goods-same-kind = Nimm einen zweiten Weizen
    .say = Zwei gleiche Waren bilden eine Spalte für 4 Punkte. In Dyrrhachium liegt Weizen.
    .do = Verbinde Dyrrhachium mit Rom.
lesson-ending = Das Ende
    .say = Das ist alles. Zähle Städte, Waren, Gold und ungenutzte Straßen zusammen, und sieh, wer am besten gebaut hat.
lesson-ending-saving = Straßen in Reserve
    .say = Wer am Ende die meisten ungenutzten Straßen hat, bekommt 10 Punkte; bei Gleichstand bekommen sie alle Beteiligten. Hier haben alle acht verbaut.
lesson-ending-last-city = Verbinde die letzte Stadt
    .say = Nur Londinium fehlt noch. Ist die letzte Stadt verbunden und ihre Route gewertet, endet das Spiel sofort.
    .do = Verbinde Londinium mit Colonia.

## Von Hand geschriebene Stellungen. Schlüssel und Namen sind darin in jeder Sprache englisch.

position-all-connected = Alle Städte sind verbunden: Das Spiel ist zu Ende; schreib `over: true`.
position-all-passed = Alle haben nacheinander gepasst: Das Spiel ist zu Ende; schreib `over: true`.
position-no-city = Auf der { $side ->
        [small] kleinen
       *[large] großen
    } Seite des Spielplans gibt es keine Stadt { $name }.
position-resources = `resources` nennt, was auf Städten liegt, etwa { "{" }Genua: gold{ "}" }.
position-no-resource = Es gibt keine Ware { $kind }. Waren sind: { COMMAS($known) }.
position-tokens = Auf der { $side ->
        [small] kleinen
       *[large] großen
    } Seite gibt es nicht so viele Plättchen `{ $kind }`.
position-no-section = Auf der { $side ->
        [small] kleinen
       *[large] großen
    } Seite des Spielplans gibt es keinen Abschnitt { $name }.
position-built-twice = { $section } ist zweimal gebaut.
position-roads = { $who } hat nur { $n } Straßen; { $section } ist zu viel.
position-apart = { $section } ist nicht durch andere Abschnitte mit Rom verbunden.
position-unreached = { $who } kann { $city } nicht haben: Kein gebauter Abschnitt führt dorthin.
position-owned-twice = { $city } gehört zweien.
position-not-shortest = { $section } liegt auf keiner kürzesten Route.
position-no-choice = Ab { $city } ist keine Route zu wählen.
position-turn = Der begonnene Zug ist nicht möglich: { $error }
# Wozu ein Wert gehört.
position-unused = die ungenutzten Straßen von { $name }
