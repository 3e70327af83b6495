### Trajan auf Deutsch.

title = Trajan
    .short = Trajan
summary = Verteile Steine im Kreis der Aktionen: verschiffe, handle, erobere, baue und versorge das Volk von Rom.
vignette = Eine Triumphsäule neben dem Aktionskreis
option-leftovers = Übrige Plättchen
    .help = 1 Punkt für jedes Trajanplättchen, das am Ende am Aktionskreis bleibt
option-leftovers-yes = ja
option-leftovers-no = nein
option-draft = Plättchenwahl
    .help = die ersten Trajanplättchen: reihum einzeln oder drei auf einmal
option-draft-rotation = reihum
option-draft-at-once = auf einmal
option-markers = Steine
    .help = die ersten Aktionssteine: von allen selbst gelegt oder zufällig
option-markers-chosen = gewählt
option-markers-random = zufällig
option-track = Leiste
    .help = Felder der Zeitleiste: 11, 16, 21 oder 12, 17, 22 für 2, 3, 4 Personen
option-track-short = kurz
option-track-long = lang

## Begriffe

action-seaport = Hafen
action-forum = Forum
action-military = Militär
action-senate = Senat
action-trajan = Trajan
action-construction = Bau

# Ein Stein nach seiner Farbe; nach seinem Zeichen (.sign).
marker-yellow = Gelb
    .sign = Sonne
marker-orange = Orange
    .sign = Flamme
marker-green = Grün
    .sign = Blatt
marker-white = Weiß
    .sign = Mond
marker-pink = Rosa
    .sign = Rose
marker-blue = Blau
    .sign = Welle

good-wine = Wein
good-fish = Fisch
good-cattle = Vieh
good-wheat = Weizen
good-columns = Säulen
good-furs = Felle
good-jewelry = Schmuck
good-gems = Edelsteine
good-scrolls = Schriftrollen
good-oil = Öl
good-fruit = Obst
good-lamps = Lampen
good-joker = Joker

ship-identical = gleiche
ship-pairs = Paare
ship-different = verschiedene
side-coloured = bunte
side-gold = gelbe
side-grey = graue

figure-worker = Arbeiter
figure-legionnaire = Legionär

# Forumsplättchen und die Bedürfnisse des Volkes
tile-bread = Brot
tile-games = Spiele
tile-religion = Religion
tile-votes-2 = 2 Stimmen
tile-votes-3 = 3 Stimmen
tile-votes-4 = 4 Stimmen
tile-votes-5 = 5 Stimmen
tile-extra-seaport = Zusatzaktion: Hafen
tile-extra-forum = Zusatzaktion: Forum
tile-extra-military = Zusatzaktion: Militär
tile-extra-senate = Zusatzaktion: Senat
tile-extra-trajan = Zusatzaktion: Trajan
tile-extra-construction = Zusatzaktion: Bau
tile-joker-commodity = Waren-Joker
tile-joker-demand = Bedarfs-Joker
tile-joker-construction = Gebäude-Joker
tile-joker-extra = Zusatzaktions-Joker

# Bauplättchen: nach der Art, und mit ihren Punkten
building-stairs = Treppe
building-door = Tür
building-fountain = Brunnen
building-roof = Dach
building-window = Fenster
building = { $building } { $value }

# Trajanplättchen: nach der Kategorie; und mit dem, was sie bringen, und ihren zwei Steinen
category-plain = Punkte
category-plus-2 = +2
category-cards = Karten
category-workers = Arbeiter
category-legionnaires = Legionäre
category-demand = Bedürfnisse
trajan = { $category ->
        [workers] { $amount } Arbeiter
        [legionnaires] { $amount ->
            [one] { $amount } Legionär
           *[other] { $amount } Legionäre
        }
        [demand] { $demand }
       *[other] { $category }
    } { $first }-{ $second }

# Bonustafeln
bonus = { $first } und { $second }
bonus-bread = Brot
bonus-games = Spiele
bonus-religion = Religion
bonus-workers = Arbeiter
bonus-legionnaires = Legionäre
bonus-gold = gelbe Tafeln

## Die Fragen: Jede steht nach „Die Frage ist jetzt,“. Die Beispiele kann man eintippen.

ask-markers = welche zwei Steine in die nächste Mulde kommen
    .examples = Blau und Weiß in III legen / Blau und Weiß legen / zufällig
ask-cards = welche Karte du nimmst
    .examples = vom Nachziehstapel nehmen / von Stapel 1 nehmen
ask-tiles = welches Trajanplättchen du nimmst, und auf welches Feld
    .examples = Punkte auf II nehmen
ask-tray = aus welcher Mulde du die Steine verteilst
    .examples = aus V verteilen / aus V verteilen: Blau, Weiß, Blau
    .otherwise = Verteile zuerst die Steine einer Mulde: Wo der letzte landet, bestimmt die Aktion.
ask-sow = welcher Stein in die nächste Mulde kommt
    .examples = Blau in VI / Blau
ask-effect = ob du die Sonderaktion des Trajanplättchens nutzt
    .examples = nutzen / +2 auf Forum / passen
ask-seaport = was du im Hafen tust
    .examples = 2 ziehen / von Stapel 1 nehmen / Wein und Fisch auslegen / Schiff beladen: gleiche / Schiff beladen: gleiche: Wein, Wein / passen
ask-forum = welches Plättchen du aus dem Forum nimmst
    .examples = Brot nehmen / passen
ask-military = was dein Militär tut
    .examples = anwerben / nach Alpes ziehen / besetzen / passen
ask-senate = ob du im Senat weiterrückst
    .examples = weiterrücken / passen
ask-trajan = welches Trajanplättchen du nimmst
    .examples = Punkte nehmen / passen
ask-construction = was deine Arbeiter tun
    .examples = anwerben / auf B3 bauen / passen
ask-ship = was du lädst, oder ob das Schiff losfährt
    .examples = Wein laden / Joker laden / Schiff beladen: Paare / Schiff losschicken
ask-discard = welche Karte du abwirfst
    .examples = Wein auf Stapel 1 abwerfen
ask-extra = ob du ein Zusatzaktionsplättchen abgibst
    .examples = Zusatzaktion nutzen: Forum / Joker nutzen / passen
ask-consul = welche Bonustafel der Konsul nimmt
    .examples = Tafel wählen: Brot

## Die Entscheidungen, wie sie in der Liste stehen und wie man sie eintippt; und warum eine nicht geht.

do-pass = passen
do-sow = aus { $tray } verteilen
    .why = Mulde { $tray } ist leer: Wähle eine Mulde mit Steinen.
do-put = { $colour } in { $tray }
    .why = Du hast keinen Stein in { $colour } mehr in der Hand.
do-take-tile = { $tile } nehmen
    .why = Dieses Plättchen liegt nicht auf dem Forum: { $tile }.
do-recruit = anwerben
    .why = Dein Vorrat ist leer: Niemand kann angeworben werden.
do-occupy = besetzen
do-move = nach { $province } ziehen
do-step = weiterrücken
do-take-top = { $tile } nehmen
    .why = Der Stapel der Kategorie „{ $category }“ ist leer.
do-build = auf { $space } bauen
do-use-extra = Zusatzaktion nutzen: { $action }
    .why = Du hast kein Zusatzaktionsplättchen für: { $action }.
do-use-joker = Joker nutzen
    .why = Du hast keinen Zusatzaktions-Joker.
do-use-effect = { $category ->
        [workers] { $amount } Arbeiter nehmen
        [legionnaires] { $amount ->
            [one] { $amount } Legionär nehmen
           *[other] { $amount } Legionäre nehmen
        }
       *[cards] 2 Karten ziehen
    }
do-plus-two = +2 auf { $action }
do-draw = 2 ziehen
    .why = Es gibt keine Karte mehr zu ziehen, auch nicht nach dem Mischen der Ablagestapel.
do-take-card = { $card ->
        [none] von Stapel { $pile } nehmen
       *[other] { $card } von Stapel { $pile } nehmen
    }
    .why = Ablagestapel { $pile } ist leer.
do-take-deck = vom Nachziehstapel nehmen
do-choose-ship = Schiff beladen: { $ship }
    .why = { $ship ->
        [pairs] Du hast kein Paar für das Schiff „Paare“: Es braucht zwei gleiche Karten oder Joker.
       *[other] Du hast keine Karte für das Schiff „{ CAP($ship) }“.
    }
do-play = { $cards } auslegen
    .why = { $cards ->
        [single] Du hast diese Karte nicht auf der Hand: { COMMAS($cards) }.
       *[several] Du hast diese Karten nicht auf der Hand: { COMMAS($cards) }.
    }
do-discard = { $card } auf Stapel { $pile } abwerfen
    .why = Du hast diese Karte nicht auf der Hand: { $card }.
do-load = { $cards } laden
    .why = Du hast nicht mehr so viele Waren-Joker.
do-sail = Schiff losschicken
    .why = Ein leeres Schiff fährt nicht los: Lade zuerst eine Karte.
do-choose-bonus = Tafel wählen: { $tile }
do-draft-tile = { $tile } auf { $slot } nehmen
do-put-pair = { $colours } in { $tray } legen
    .why = Von jeder Farbe gibt es nur zwei Steine, und diese sind nicht mehr beide da: { COMMAS($colours) }.
do-random = zufällig
# Dasselbe kürzer: zum Eintippen, nicht in der Liste.
type-put-pair = { $colours } legen
type-use = nutzen

## Wörter, die nichts benennen

no-tray = Es gibt keine Mulde „{ $word }“. Es gibt: { COMMAS($names) }.
no-colour = Es gibt keine Farbe „{ $word }“. Es gibt: { COMMAS($names) }.
no-good = Es gibt keine Ware „{ $word }“. Es gibt: { COMMAS($names) }.
no-pile = Es gibt keinen Ablagestapel „{ $word }“. Es gibt: { COMMAS($names) }.
no-ship = Es gibt kein Schiff „{ $word }“. Es gibt: { COMMAS($names) }.
no-tile = Es gibt kein Forumsplättchen „{ $word }“. Es gibt: { COMMAS($names) }.
no-province = Es gibt keine Provinz „{ $word }“. Es gibt: { COMMAS($names) }.
no-space = Es gibt keinen Bauplatz „{ $word }“. Es gibt: { COMMAS($names) }.
no-action-name = Es gibt keine Aktion „{ $word }“. Es gibt: { COMMAS($names) }.
no-bonus-tile = Es gibt keine Bonustafel „{ $word }“. Es gibt: { COMMAS($names) }.
no-trajan-tile = Es gibt kein Trajanplättchen „{ $word }“. Nenne einen Stapel ({ COMMAS($names) }) oder sein oberstes Plättchen.

## Warum ein Zug nicht geht

no-top-tile = Dieses Plättchen liegt auf keinem Stapel oben: { $tile }.
no-slot = Sag, auf welches Feld: II, IV oder VI.
no-first-slot = Die ersten Trajanplättchen kommen auf die Felder II, IV und VI.
no-free-slot = Auf Feld { $slot } liegt schon ein Plättchen.
no-tile-left = Der Stapel der Kategorie „{ $category }“ ist leer.
no-second-tile = Du hast schon ein Plättchen der Kategorie „{ $category }“: Am Anfang muss jedes aus einer anderen sein.
no-top-card = Auf Stapel { $pile } liegt diese Karte nicht oben: { $card }.
no-colours = { $markers ->
        [one] In Mulde { $tray } liegt { $markers } Stein; nenne ebenso viele Farben.
       *[other] In Mulde { $tray } liegen { $markers } Steine; nenne ebenso viele Farben.
    }
no-more-markers = In Mulde { $tray } liegen nicht so viele Steine in { $colour }.
no-skipping = Der nächste Stein kommt in Mulde { $tray }: Keine Mulde wird ausgelassen.
no-other-tray = Die Mulden werden der Reihe nach gefüllt: Jetzt ist { $tray } dran.
no-second-plus-two = Auf dieser Aktion liegt schon ein +2-Marker: { $action }.

no-joker-played = Joker kannst du nicht auslegen, nur verschicken.
no-two-cards = Lade eine Karte nach der anderen: Nur das Schiff „Paare“ wird zu zweit beladen.
no-one-card = Das Schiff „Paare“ wird paarweise beladen: { $card } und { $card }, oder { $card } und Joker.
no-pair = Ein Paar sind zwei gleiche Karten; Joker können eine davon oder beide ersetzen.
no-more-cards = Du hast davon nur so viele auf der Hand: { $cards } { $card }.
no-more-jokers = Du hast nur { $jokers } Waren-Joker.
no-equal-pairs = Jedes Paar muss von einer anderen Sorte sein: Vier gleiche Karten sind nicht zwei Paare.
no-single-cards = Das Schiff „Paare“ fährt mit Paaren gleicher Karten; Joker ersetzen, was fehlt.
no-fourth-pair = Das Schiff „Paare“ fasst höchstens drei Paare.
no-room = Dieses Schiff fasst höchstens { $cards } Karten.
no-second-kind = Das Schiff „Gleiche“ fährt nur mit Karten einer Sorte.
no-equal-cards = Das Schiff „Verschiedene“ fährt nur mit Karten verschiedener Sorten.
no-loading-twice = Das Schiff „{ CAP($ship) }“ wird gerade beladen: Belade es oder schicke es los.
no-trying-twice = Das Schiff „{ CAP($ship) }“ war schon dran: Nimm die letzten Schritte zurück, um es doch zu beladen.
no-more-cargo = Das Schiff ist voll: Schicke es los.
no-card = Du hast diese Karte nicht auf der Hand: { $card }.
no-second-card = Du hast nur eine solche Karte auf der Hand ({ $card }), und ein Paar sind zwei.
no-card-left = Du hast diese Karte nicht mehr auf der Hand: { $card }.
no-card-and-joker = Nur auf dem Schiff „Paare“ gehören Karte und Joker zusammen; lade den Joker hier allein.
no-joker-left = Du hast keinen Waren-Joker mehr.
no-kind-twice = { $ship ->
        [pairs] Diese Ware ist schon an Bord ({ $card }), und jedes Paar ist von einer anderen Sorte.
       *[other] Diese Ware ist schon an Bord ({ $card }), und dieses Schiff fährt mit verschiedenen Sorten.
    }

no-other-action = Ein Plättchen wiederholt die Aktion, die gerade war: { $action }.
no-leader-yet = Dein Feldherr ist noch im Feldlager: Ein Legionär geht in die Provinz des Feldherrn.
no-second-legionnaire = Du hast schon einen Legionär in { $province }.
no-legionnaire = Im Feldlager wartet niemand: Wirb zuerst einen Legionär an.
no-staying = Dein Feldherr ist schon in { $province }.
no-way = { $province } grenzt nicht an { $place }. Von dort geht es nach: { COMMAS($near) }.
no-way-from-camp = { $province } grenzt nicht an das Feldlager. Von dort geht es nach: { COMMAS($near) }.
no-worker = Im Arbeiterlager wartet niemand: Wirb zuerst einen Arbeiter an.
no-second-worker = Du hast schon einen Arbeiter auf { $space }.
no-neighbour = { $space } grenzt an keinen deiner Arbeiter. Möglich sind: { COMMAS($near) }.
no-such-bonus = Diese Bonustafel liegt nicht da ({ $tile }). Es gibt: { COMMAS($lying) }.

## Was die Wahl bringt

brings-landing = endet auf { $tray } ({ $action })
brings-tile = kann ein Plättchen erfüllen: { $tile } (+{ $points })
brings-laps = { $laps ->
        [one] schließt einen Umlauf ab
       *[other] schließt { $laps } Umläufe ab
    }
brings-action = gewährt die { $action }-Aktion
brings-demand-and-end = ein Bedürfnis wird aufgedeckt und das Quartal endet
brings-demand = erfüllt ein Bedürfnis
brings-province-tile = nimmt: { $tile }
brings-legionnaire = { $points ->
        [one] ein Legionär bringt dort { $points } Punkt
       *[other] ein Legionär bringt dort { $points } Punkte
    }
brings-no-legionnaire = du hast dort schon einen Legionär
brings-building = { $building ->
        [none] kein Plättchen
       *[other] nimmt: { $building }
    }
brings-slot = auf Feld { $slot }

## Der Verlauf: Aufbau

log-opening = Spielaufbau
log-placed = { $who } legt { $first } und { $second } in Mulde { $tray }
log-all-placed = { $random ->
        [yes] { $who } verteilt die ersten Steine zufällig
       *[no] { $who } hat alle Steine gelegt
    }
log-placing = { $random ->
        [yes] { $who } verteilen die ersten Steine zufällig
       *[no] { $who } haben alle Steine gelegt
    }
log-starts = { $who } beginnt
log-bonus = { $who } zieht die Bonustafel: { $tile }
log-card = { $who } nimmt { $card } von Stapel { $pile }
    .then = Hafen: nimmt { $card } von Stapel { $pile }
log-tile = { $who } nimmt auf Feld { $slot } das Trajanplättchen: { $tile }
    .then = Trajan: { $tile } auf Feld { $slot }

## Der Verlauf: ein Zug

log-sown = { $who } verteilt { ROW($colours) } von { $from } bis { $to }
log-sowed = { $who } legt { $colour } in Mulde { $tray }
log-fulfilled = { $points ->
        [one] { $who } erhält { $points } Punkt und erfüllt das Plättchen { $tile } an Mulde { $tray }
       *[other] { $who } erhält { $points } Punkte und erfüllt das Plättchen { $tile } an Mulde { $tray }
    }
    .then = Erfüllt { $tile }
log-permanent = { $who } erfüllt nun jedes Quartal ein Bedürfnis: { $demand }
    .then = Erfüllt nun jedes Quartal ein Bedürfnis: { $demand }
log-arch = { $slot ->
        [middle] { $who } stellt den Bogen in die Mitte
       *[other] { $who } stellt den Bogen auf Feld { $slot }
    }
log-figures = { $figure ->
        [worker] { $who } nimmt { $number } Arbeiter
       *[legionnaire] { $number ->
            [one] { $who } nimmt { $number } Legionär
           *[other] { $who } nimmt { $number } Legionäre
        }
    }
    .then = { $figure ->
            [worker] { $number ->
                [one] Nimmt { $number } Arbeiter
               *[other] Nimmt { $number } Arbeiter
            }
           *[legionnaire] { $number ->
                [one] Nimmt { $number } Legionär
               *[other] Nimmt { $number } Legionäre
            }
        }
log-plus-two = { $who } legt einen +2-Marker auf: { $action }
    .then = Legt einen +2-Marker auf: { $action }
log-no-effect = { $who } verzichtet auf die Sonderaktion: { $tile }
    .then = Verzichtet auf dessen Sonderaktion
log-passed = { $who } passt: { $action }
    .then = { $action }: passt
log-could-not = { $who } kann nichts tun: { $action }
    .then = { $action }: kann nichts tun
log-extra = { $repeats ->
        [one] { $who } wiederholt die { $action }-Aktion einmal; abgegeben: { $tile }
       *[other] { $who } wiederholt die { $action }-Aktion { $repeats }-mal; abgegeben: { $tile }
    }
    .then = { $repeats ->
            [one] Gibt { $tile } ab und wiederholt die { $action }-Aktion einmal
           *[other] Gibt { $tile } ab und wiederholt die { $action }-Aktion { $repeats }-mal
        }

log-drew = { $why ->
        [seaport] { $cards ->
            [one] { $who } zieht im Hafen { $cards } Karte
           *[other] { $who } zieht im Hafen { $cards } Karten
        }
        [tile] { $cards ->
            [one] { $who } zieht für das Trajanplättchen { $cards } Karte
           *[other] { $who } zieht für das Trajanplättchen { $cards } Karten
        }
        [played] { $cards ->
            [one] { $who } zieht für das Ausgelegte { $cards } Karte
           *[other] { $who } zieht für das Ausgelegte { $cards } Karten
        }
       *[setup] { $cards ->
            [one] { $who } nimmt { $cards } Karte vom Nachziehstapel
           *[other] { $who } nimmt { $cards } Karten vom Nachziehstapel
        }
    }
    .then = { $why ->
            [seaport] { $cards ->
                [one] Hafen: zieht { $cards } Karte
               *[other] Hafen: zieht { $cards } Karten
            }
           *[other] { $cards ->
                [one] Zieht { $cards } Karte
               *[other] Zieht { $cards } Karten
            }
        }
log-discarded = { $who } wirft { $card } auf Stapel { $pile } ab
    .then = Wirft { $card } auf Stapel { $pile } ab
log-played = { $second ->
        [none] { $who } legt { $first } aus
       *[other] { $who } legt { $first } und { $second } aus
    }
    .then = { $second ->
            [none] Hafen: legt { $first } aus
           *[other] Hafen: legt { $first } und { $second } aus
        }
log-shipped = { $points ->
        [one] { $who } erhält { $points } Punkt: Schiff „{ CAP($ship) }“ ({ $side } Seite)
       *[other] { $who } erhält { $points } Punkte: Schiff „{ CAP($ship) }“ ({ $side } Seite)
    }
    .then = Hafen: Schiff „{ CAP($ship) }“ ({ $side } Seite)
log-cargo = { $number ->
        [one] An Bord: { $card }
       *[other] An Bord: { $number } { $card }
    }
    .each = { $number ->
            [one] { $card }
           *[other] { $number } { $card }
        }
log-aboard = An Bord: { COMMAS($each) }
log-pile = Stapel { $pile } wird aufgefüllt: { $card }
log-reshuffled = { $cards ->
        [one] Die abgeworfenen Karten werden der neue Nachziehstapel: { $cards } Karte
       *[other] Die abgeworfenen Karten werden der neue Nachziehstapel: { $cards } Karten
    }
log-forum = { $who } nimmt aus dem Forum: { $tile }
    .then = Forum: nimmt { $tile }
log-recruited = { $figure ->
        [worker] { $who } wirbt einen Arbeiter an
       *[legionnaire] { $who } wirbt einen Legionär an
    }
    .then = { $figure ->
            [worker] Bau: wirbt einen Arbeiter an
           *[legionnaire] Militär: wirbt einen Legionär an
        }
log-marched = { $tile ->
        [none] { $who } zieht den Feldherrn nach { $province }
       *[other] { $who } zieht den Feldherrn nach { $province } und nimmt: { $tile }
    }
    .then = { $tile ->
            [none] Militär: der Feldherr zieht nach { $province }
           *[other] Militär: der Feldherr zieht nach { $province } und nimmt { $tile }
        }
log-occupied = { $points ->
        [one] { $who } erhält { $points } Punkt: ein Legionär in { $province }
       *[other] { $who } erhält { $points } Punkte: ein Legionär in { $province }
    }{ $less ->
        [0] { "" }
       *[other] , { $less } weniger für fremde Legionäre
    }
    .then = Militär: ein Legionär in { $province }{ $less ->
            [0] { "" }
           *[other] , { $less } weniger für fremde Legionäre
        }
log-stepped = { $points ->
        [one] { $who } erhält { $points } Punkt: rückt im Senat auf { $points }
       *[other] { $who } erhält { $points } Punkte: rückt im Senat auf { $points }
    }
    .then = Senat: ein Schritt auf { $points }
log-top = Das nächste Trajanplättchen: { $tile }
log-built = { $building ->
        [none] { $who } baut, wo kein Plättchen mehr liegt
       *[other] { $points ->
            [one] { $who } erhält { $points } Punkt: baut und nimmt { $building }
           *[other] { $who } erhält { $points } Punkte: baut und nimmt { $building }
        }
    }
    .then = { $building ->
            [none] Bau: wo kein Plättchen mehr liegt
           *[other] Bau: { $building }
        }
log-granted = { $who } erhält die { $action }-Aktion für das erste Plättchen dieser Art: { $kind }
    .then = Das erste dieser Art ({ $kind }): dazu { $action }

## Der Verlauf: Umläufe und Quartale

log-lap = Quartal { $quarter }, Umlauf { $lap }
log-demand = Das Volk verlangt { $demand } ({ $number } von 3)
log-quarter-ended = Ende von Quartal { $quarter }
log-paid = { $who } erfüllt Bedürfnisse{ $permanent ->
        [none] { "" }
       *[several] ; dauerhaft: { COMMAS($permanent) }
    }{ $tiles ->
        [none] { "" }
       *[several] ; mit Plättchen: { COMMAS($tiles) }
    }{ $jokers ->
        [none] { "" }
       *[several] ; mit Jokern: { COMMAS($jokers) }
    }
log-missed = { $demands ->
        [single] { $who } verliert { $lost } Punkte: Bedürfnis nicht erfüllt – { COMMAS($demands) }
       *[several] { $who } verliert { $lost } Punkte: Bedürfnisse nicht erfüllt – { COMMAS($demands) }
    }
log-voted = { $office ->
        [consul] { $who } wird Konsul: { $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        }
        [vice-consul] { $who } wird Vizekonsul: { $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        }
        [third] { $who } kommt auf den 3. Platz: { $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        }
       *[last] { $who } kommt auf den 4. Platz: { $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        }
    }{ $tiles ->
        [0] { "" }
       *[other] , davon { $tiles } durch Plättchen
    }
log-won-tie = { $why ->
        [track] Gleichstand der Stimmen: { $who } steht auf der Senatsleiste weiter vorn als { $over }
       *[stack] Gleichstand der Stimmen: Die Scheibe von { $who } liegt höher als die von { $over }
    }
log-office = { $who } nimmt die Bonustafel: { $tile } ({ $side } Seite)
log-cleared = { $tiles ->
        [0] Stimmen und Bedürfnisse kommen aus dem Spiel
        [one] Stimmen, Bedürfnisse und { $tiles } Plättchen vom Forum kommen aus dem Spiel
       *[other] Stimmen, Bedürfnisse und { $tiles } Plättchen vom Forum kommen aus dem Spiel
    }
log-new-bonus = { $second ->
        [none] { $first ->
            [none] Für den Senat ist keine Bonustafel mehr da
           *[other] Neue Bonustafel im Senat: { $first }
        }
       *[other] Neue Bonustafeln im Senat: { $first }; { $second }
    }
log-new-province = Neu in { $province }: { $tile }
log-new-forum = Neu auf dem Forum: { $first ->
        [none] –
       *[other] { $first }
    }, { $second ->
        [none] –
       *[other] { $second }
    }, { $third ->
        [none] –
       *[other] { $third }
    }
log-refilled = Neue Plättchen: { $forum } auf dem Forum, { $provinces } in Provinzen; alle Schiffe zeigen wieder ihre bunte Seite

## Der Verlauf: das Ende

log-ended = Endwertung
log-final = { $source ->
        [hand] { $points ->
            [one] { $who } erhält { $points } Punkt für Handkarten
           *[other] { $who } erhält { $points } Punkte für Handkarten
        }
        [camps] { $points ->
            [one] { $who } erhält { $points } Punkt für Arbeiter und Legionäre in den Lagern
           *[other] { $who } erhält { $points } Punkte für Arbeiter und Legionäre in den Lagern
        }
        [circle] { $points ->
            [one] { $who } erhält { $points } Punkt für Trajanplättchen am Aktionskreis
           *[other] { $who } erhält { $points } Punkte für Trajanplättchen am Aktionskreis
        }
       *[sets] { $points ->
            [one] { $who } erhält { $points } Punkt für Sätze von Bauplättchen
           *[other] { $who } erhält { $points } Punkte für Sätze von Bauplättchen
        }
    }
log-final-bonus = { $points ->
        [one] { $who } erhält { $points } Punkt für die Bonustafel: { $tile } ({ $side } Seite)
       *[other] { $who } erhält { $points } Punkte für die Bonustafel: { $tile } ({ $side } Seite)
    }
log-final-jokers = { $points ->
        [one] { $who } erhält { $points } Punkt für Waren-Joker, mit der besten Bonustafel
       *[other] { $who } erhält { $points } Punkte für Waren-Joker, mit der besten Bonustafel
    }
log-total = { $total ->
        [one] { $place }. { $who }: { $total } Punkt
       *[other] { $place }. { $who }: { $total } Punkte
    }
log-won = { $over ->
        [none] { $total ->
            [one] { $who } gewinnt mit { $total } Punkt
           *[other] { $who } gewinnt mit { $total } Punkten
        }
       *[other] { $who } gewinnt: so viele Punkte wie { $over }, aber die Scheibe liegt nach der letzten Abstimmung höher
    }

## Die Punktetabelle

source-trajan-tiles = Trajanplättchen
source-ships = Schiffe
source-provinces = Provinzen
source-senate = Senat
source-construction = Bau
source-demands = Bedürfnisse
source-hand = Handkarten
source-camps = Lager
source-circle = Aktionskreis
source-sets = Sätze
source-bonus-tiles = Bonustafeln

## Der Tisch im Browser: seine Teile

tab-circle = Kreis
tab-board = Plan
tab-mine = Meins
tab-seats = Spieler
board = Spielplan
circle = Aktionskreis
circle-of = Aktionskreis von { $name }
mat-of = Tableau von { $name }
glance = Auf einen Blick
area-provinces = Provinzen
provinces-small = Punkte je Legionär; −3 je fremdem
area-forum = Forum
forum-stack = im Stapel: { $n }
area-stacks = Trajanplättchen
stacks-small = Anzahl
area-district = Bau
district-small = 3 gleiche: +10, 4: +20
district = Stadtviertel
area-harbour = Hafen
harbour-small = Punkte nach Karten
area-senate = Senat
senate-track = Senatsleiste
votes-now = Stimmen jetzt
area-time = Zeit
lap-of = Umlauf { $n } von 4
lap = Uml. { $n }
quarter = Quartal { $quarter }
quarter-tip = Mit Quartal IV endet das Spiel
time-at = { $at } von { $length }
camp = Feldlager
deck = Deck
pile = St. { $n }
out-of = von { $n }
start = Start
points = { $n ->
        [one] Punkt
       *[other] Punkte
    }
ship-side-coloured = bunt
ship-side-grey = grau
hand = Hand
cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
tiles = Plättchen
your-tiles = Deine Plättchen
built = Gebaut
bonus-at-end = Bonus am Ende
laid-out = Ausgelegt
none-yet = noch nichts
in-hand = In der Hand
still-in-hand = noch { $n } von { $total }
loaded = Geladen:
in-place = { $n }. Platz
if-ended-now = Endstand jetzt: { $n }

# Die Bedürfnisse des Volkes
demands = Bedürfnisse des Volkes
demand-met = erfüllt
demand-joker = Joker
demand-unmet = offen
unmet = nicht erfüllt: −4, −9, −15
unmet-now = jetzt nicht erfüllt: { $n }, −{ $points }
to-come = noch { $n }
vote-bonus = Senatsbonus
no-bonus-left = keine mehr
no-bonus-yet = wenn alle Steine liegen
consul-first = der Konsul wählt zuerst

## Der Tisch im Browser: Schaltflächen

from-deck = Vom Nachziehstapel
bonus-button = { $gold } { $what }
discard-button = { CAP($card) } auf { $pile }
load-button = { $n ->
        [one] { CAP($card) }
       *[other] { CAP($card) } ×{ $n }
    }
sail-button = { $points ->
        [one] Schiff losschicken: { $points } Punkt
       *[other] Schiff losschicken: { $points } Punkte
    }
let-sail = Schiff losschicken
take-bonus = Diese Bonustafel nehmen
repeat-button = { $action } wiederholen
repeat-with-joker = Mit Joker wiederholen
advance = Weiterrücken
occupy = Besetzen
recruit = Anwerben
draw-two = 2 ziehen
play-two = Zwei Karten auslegen
two-to-play = Zwei Karten zum Auslegen
skip-effect = Verzichten
no-repeat = Nicht wiederholen
do-nothing = Nichts tun
all-at-random = Alles zufällig
pairs-for = Zwei Steine für Mulde { $tray }
tiles-for-circle = Trajanplättchen für deinen Kreis
for-tray = Für Mulde { $tray }

## Der Tisch im Browser: was die Dinge sind

# Von mehreren gleichen Dingen: { $what } ist eines davon.
counted = { $n ->
        [one] { $what }
       *[other] { $what } ×{ $n }
    }
tray-tip = { $tray } { $action }: { $markers ->
        [none] keine Steine
       *[several] { COMMAS(FORM($markers, "sign")) }
    }{ $plus ->
        [yes] ; +2
       *[no] { "" }
    }
marker-tip = { CAP($marker) } ({ FORM($marker, "sign") })
pair-tip = { COMMAS(FORM($markers, "sign")) }
tip-demand = { CAP($demand) }: erfüllt ein solches Bedürfnis
tip-permanent = Dauerhaft: erfüllt jedes Quartal ein Bedürfnis ({ $demand })
tip-votes = { $n ->
        [one] { $n } Stimme am Ende dieses Quartals
       *[other] { $n } Stimmen am Ende dieses Quartals
    }
tip-extra = Zusatzaktion: wiederholt einmal die { $action }-Aktion
tip-joker-commodity = Joker: eine beliebige Karte auf einem Schiff
tip-joker-demand = Joker: erfüllt ein beliebiges Bedürfnis
tip-joker-construction = Joker: am Ende ein Bauplättchen beliebiger Art
tip-joker-extra = Joker: wiederholt einmal eine beliebige Aktion
trajan-gain = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $category ->
        [plus-2] { " " }und ein +2-Marker
        [cards] { " " }und 2 Karten
        [workers] { " " }und { $amount } Arbeiter
        [legionnaires] { " " }und { $amount ->
            [one] { $amount } Legionär
           *[other] { $amount } Legionäre
        }
        [demand] { " " }und jedes Quartal { $demand }
       *[other] { "" }
    }
trajan-tip = Trajanplättchen: { $gain }. Braucht in der Mulde: { FORM($first, "sign") } und { FORM($second, "sign") }
bonus-for-workers = für jeden eigenen Arbeiter im Stadtviertel
bonus-for-legionnaires = für jeden eigenen Legionär in einer Provinz
bonus-for-gold = für jede eigene Bonustafel, deren gelbe Seite oben liegt
bonus-for-demand = für ein übriges Plättchen: { $demand }
bonus-for-goods = für jede Karte in der Auslage: { $first }, { $second }
bonus-tip = Bonustafel: { $gold } P. (graue Seite { $grey }) { $what }{ $worth ->
        [none] { "" }
       *[other] . Jetzt: { $worth } P.
    }
camp-tip = Feldlager: Hier beginnen die Feldherren, hier warten die Legionäre
leader-of = Feldherr von { $name }
legionnaire-of = Legionär von { $name }
legionnaires-of = { $n ->
        [one] { $n } Legionär von { $name }
       *[other] { $n } Legionäre von { $name }
    }
province-tip = { $tile ->
        [none] { $province }: Ein Legionär bringt { $points } P.
       *[other] { $province }: Ein Legionär bringt { $points } P. { $tile }
    }
forum-empty = Leer bis zum Quartalsende
stack-hidden = Wird aufgedeckt, wenn alle Steine liegen
stack-empty = Hier liegt kein Plättchen mehr
building-tip = { $space }: { $building }, Wert { $value }; das erste dieser Art gewährt die { $action }-Aktion
no-building-tip = { $space }: Hier liegt kein Plättchen mehr
worker-of = Arbeiter von { $name } auf { $space }
own-buildings = { $building } ×{ $n }: Drei gleiche bringen am Ende 10, vier 20
ship-tip-identical = Gleiche: 1 bis 4 Karten einer Sorte
ship-tip-pairs = Paare: 1 bis 3 Paare, jedes von einer anderen Sorte
ship-tip-different = Verschiedene: 1 bis 4 Karten, jede von einer anderen Sorte
deck-tip = { $draft ->
        [yes] { $n ->
            [one] Nachziehstapel: { $n } Karte
           *[other] Nachziehstapel: { $n } Karten
        }
       *[no] { $n ->
            [one] Nachziehstapel: { $n } Karte; 2 ziehen, dann 1 abwerfen
           *[other] Nachziehstapel: { $n } Karten; 2 ziehen, dann 1 abwerfen
        }
    }
pile-tip = { $below ->
        [none] Stapel { $pile }: oben { $card }; darunter nichts
       *[several] Stapel { $pile }: oben { $card }; darunter { COMMAS($below) }
    }
demand-tip = { $state ->
        [met] Das Volk verlangt { $demand }: Das hast du
        [joker] Das Volk verlangt { $demand }: Dein Joker erfüllt es
        [unmet] Das Volk verlangt { $demand }: Das fehlt dir
       *[open] Das Volk verlangt { $demand }
    }
demand-hidden = Wird am Ende von Umlauf { $n } aufgedeckt
unmet-tip = Am Quartalsende nicht erfüllte Bedürfnisse: eines kostet 4 Punkte, zwei 9, drei 15
votes-tip = { $rank ->
        [1] { $votes ->
            [one] { $name } hat { $votes } Stimme: Konsul
           *[other] { $name } hat { $votes } Stimmen: Konsul
        }
        [2] { $votes ->
            [one] { $name } hat { $votes } Stimme: Vizekonsul
           *[other] { $name } hat { $votes } Stimmen: Vizekonsul
        }
       *[other] { $votes ->
            [one] { $name } hat { $votes } Stimme
           *[other] { $name } hat { $votes } Stimmen
        }
    }
senate-tip = { $n ->
        [0] Start: keine Stimmen
       *[other] { $n } Punkte für den Schritt hierher, { $n } Stimmen am Quartalsende
    }
disc-of = Senatsscheibe von { $name }
time-tip = Zeit: Feld { $at } von { $length }, Umlauf { $lap } von 4
time-marker = Der Zeitstein: ein Feld für jeden aufgenommenen Stein
plus-two-tip = +2-Marker: Ein Zusatzaktionsplättchen wiederholt die { $action }-Aktion zweimal
arch-tip = Der Trajanbogen: Hierher kommt das nächste Trajanplättchen
arch-rests = Der Bogen ruht: Auf allen sechs Feldern liegen Plättchen
legionnaires-wait = Legionäre im Feldlager: { $n }
workers-wait = Arbeiter im Arbeiterlager: { $n }
figures-wait = Spielfiguren im Vorrat: { $n }
hand-card = { $n ->
        [one] { CAP($card) }
       *[other] { CAP($card) }, { $n } Karten
    }
unseen-cards = { $n ->
        [one] { $n } Karte, die sonst niemand gesehen hat
       *[other] { $n } Karten, die sonst niemand gesehen hat
    }
demand-tiles = Plättchen für { $demand }, auch dauerhafte
rival-hand = { $cards ->
        [none] Handkarten
       *[several] Handkarten; bekannt: { COMMAS($cards) }
    }
rival-display = { $cards ->
        [none] Ausgelegte Karten
       *[several] Ausgelegte Karten: { COMMAS($cards) }
    }
rival-votes = Stimmen auf Plättchen
rival-legionnaires = Legionäre im Feldlager; in Provinzen: { $n }
rival-workers = Arbeiter im Arbeiterlager; im Stadtviertel: { $n }
points-if-ended-now = { $n ->
        [one] { $n } Punkt, wenn das Spiel jetzt endete
       *[other] { $n } Punkte, wenn das Spiel jetzt endete
    }

## Der Tisch im Browser: Rat

advice-trays = { $trays ->
        [none] Zeige auf eine Mulde, um zu sehen, wo ihre Steine landen.
       *[several] Ein Trajanplättchen kannst du erfüllen aus: { COMMAS($trays) }.
    }
advice-effect = Plättchen erfüllt: { $gain }
outlook-none = Bei { $action } wartet kein Trajanplättchen.
outlook-lost = Das Plättchen bei { $action } ist diesmal nicht zu erfüllen.
outlook-met = { $markers ->
        [none] Das Plättchen bei { $action } wird erfüllt: { $gain }.
       *[several] Behalte { FORM($markers, "sign") } für { $action }: { $gain }.
    }
outlook-after = { CAP(FORM($marker, "sign")) } zu { $action }. { $outlook }

## Der Tisch im Browser: die Fragen

over-hint = Das vierte Quartal ist zu Ende.
back-tray = Andere Mulde
back-marker = Stein zurück
back-card = Karte zurück
granted = Eine Gebäudeaktion. { $hint }
watch-markers = { $name } legt die ersten Steine
watch-cards = { $name } nimmt die ersten Karten
watch-tiles = { $name } nimmt die ersten Trajanplättchen
watch-tray = { $name } wählt eine Mulde
watch-sow = { $name } verteilt Steine
watch-effect = { $name } hat ein Trajanplättchen erfüllt
watch-seaport = { $name } ist im Hafen
watch-forum = { $name } nimmt ein Plättchen aus dem Forum
watch-military = { $name } führt das Militär
watch-senate = { $name } ist im Senat
watch-trajan = { $name } nimmt ein Trajanplättchen
watch-construction = { $name } baut
watch-discard = { $name } wirft eine Karte ab
watch-extra = { $name } darf die Aktion wiederholen
watch-consul = { $name } ist Konsul und wählt eine Bonustafel
now-markers = Welche zwei Steine beginnen in Mulde { $tray }?
    .hint = Wähle ein Paar unter dem Kreis.
now-cards = { $card ->
        [1] Welche ist deine erste Karte?
        [2] Welche ist deine zweite Karte?
       *[3] Welche ist deine dritte Karte?
    }
    .hint = Klicke auf den Nachziehstapel oder die oberste Karte eines Stapels.
now-tiles = Welches Trajanplättchen, und für welche Mulde?
    .hint = Wähle eine Mulde unter einem Plättchen. Jedes muss aus einer anderen Kategorie sein.
now-tray = Aus welcher Mulde verteilst du die Steine?
    .hint = Klicke auf sie. Wo ihr letzter Stein landet, bestimmt die Aktion.
now-sow = Welcher Stein kommt zur { $action }-Aktion?
    .hint = Klicke auf einen Stein in der Hand. Der letzte landet bei der { $action }-Aktion.
now-plus-two = Auf welche Aktion legst du den +2-Marker?
    .hint = Klicke auf eine Mulde, die noch keinen hat.
now-two-cards = Ziehst du 2 Karten?
    .hint = Das erfüllte Trajanplättchen bietet sie an.
now-workers = { $n ->
        [one] Nimmst du einen Arbeiter?
       *[other] Nimmst du { $n } Arbeiter?
    }
    .hint = Aus dem Vorrat ins Lager: Das bietet das erfüllte Trajanplättchen an.
now-legionnaires = { $n ->
        [one] Nimmst du einen Legionär?
       *[other] Nimmst du { $n } Legionäre?
    }
    .hint = Aus dem Vorrat ins Lager: Das bietet das erfüllte Trajanplättchen an.
now-seaport = Was tust du im Hafen?
    .hint = Nachziehstapel: 2 ziehen. Ablage: 1 nehmen. Hand: auslegen. Schiff: laden und punkten.
now-forum = Welches Plättchen nimmst du aus dem Forum?
    .hint = Ein beliebiges. Sein Feld bleibt in diesem Quartal leer.
now-military = Was tut dein Militär?
    .hint = { $camp ->
        [yes] Klicke auf eine Provinz, um auszuziehen, oder auf das Feldlager, um anzuwerben.
       *[no] Klicke auf eine Provinz, um weiterzuziehen, auf die deines Feldherrn, um sie zu besetzen, oder auf das Feldlager, um anzuwerben.
    }
now-senate = Rückst du im Senat weiter?
    .hint = Das nächste Feld bringt jetzt Punkte und am Quartalsende Stimmen.
now-trajan = Welches Trajanplättchen nimmst du?
    .hint = Es kommt zu Mulde { $tray }, wo dein Bogen steht.
now-construction = Wo baust du?
    .hint = Klicke auf einen Bauplatz neben deinen Arbeitern, oder wirb einen an.
now-load = { $ship ->
        [pairs] Was lädst du auf das Schiff „Paare“?
        [identical] Was lädst du auf das Schiff „Gleiche“?
       *[different] Was lädst du auf das Schiff „Verschiedene“?
    }
now-sail = { $ship ->
        [pairs] Fährt das Schiff „Paare“ los?
        [identical] Fährt das Schiff „Gleiche“ los?
       *[different] Fährt das Schiff „Verschiedene“ los?
    }
now-ship-hint = { $loads ->
        [yes] { $sails ->
            [yes] Klicke auf weitere Karten, oder schicke es los.
           *[no] Klicke auf Karten deiner Hand.
        }
       *[no] { $sails ->
            [yes] Mehr passt nicht.
           *[no] Nichts passt.
        }
    }{ $other ->
        [yes] { " " }Oder klicke auf ein anderes Schiff.
       *[no] { "" }
    }
now-discard = Welche Karte wirfst du ab, und auf welchen Stapel?
    .hint = Wähle einen Stapel unter einer Karte deiner Hand.
now-extra = Wiederholst du die { $action }-Aktion?
    .hint = { $twice ->
        [yes] Dein Plättchen wiederholt sie zweimal: Dort liegt ein +2-Marker.
       *[no] Dein Plättchen wiederholt sie einmal.
    }
now-consul = Du bist Konsul: Welche Bonustafel nimmst du?
    .hint = Bei dir liegt die gelbe Seite oben; der Vizekonsul nimmt die andere, die graue Seite oben.
step-markers = Steine
step-cards = Karten
step-tiles = Trajanplättchen
step-tray = Mulde
step-sow = Verteilen
step-act = Aktion
step-lift = { $action }: { $n } genommen
step-sowing = Stein { $at } von { $total }
step-tile = Plättchen
step-repeat = Wiederholung
step-again = Noch einmal { $action }

## Die Tabellen der Regelseite

facts-pieces = Material
facts-number = Anzahl
facts-pieces-mats = Tableaus
facts-pieces-mats-more = mit dem Aktionskreis; für alle auch je ein Feldherr, ein Bogen und zwei Scheiben
facts-pieces-markers = Aktionssteine
facts-pieces-markers-more = für alle je { $each } in { $colours } Farben
facts-pieces-figures = Spielfiguren
facts-pieces-figures-more = für alle je { $each }
facts-pieces-trajan = Trajanplättchen
facts-pieces-trajan-more = je { $each } in { $categories } Kategorien
facts-pieces-forum = Forumsplättchen
facts-pieces-forum-more = mit grüner Rückseite
facts-pieces-extra = Zusatzaktionsplättchen
facts-pieces-extra-more = mit gelber Rückseite, { $each } für jede Aktion
facts-pieces-buildings = Bauplättchen
facts-pieces-buildings-more = { $each } von jeder Sorte: { COMMAS($kinds) }
facts-pieces-goods = Warenkarten
facts-pieces-goods-more = { $each } von jeder Sorte: { COMMAS($goods) }
facts-pieces-demands = Bedarfsplättchen
facts-pieces-demands-more = { $each } von jeder Sorte: { COMMAS($demands) }
facts-pieces-bonus = Bonustafeln
facts-pieces-bonus-more = mit einer gelben und einer grauen Seite
facts-pieces-ships = Schiffe
facts-pieces-ships-more = mit einer bunten und einer grauen Seite
facts-pieces-plus-two = +2-Marker
facts-pieces-plus-two-more = bis zu { $each } auf einem Tableau, einer für jede Aktion
facts-tray = Mulde
facts-action = Aktion
facts-short = in Kürze
facts-does-seaport = Karten ziehen, auslegen, verschicken
facts-does-forum = ein Plättchen vom Forum nehmen
facts-does-military = Legionäre anwerben und in Provinzen führen
facts-does-senate = weiterrücken, für Punkte und Stimmen
facts-does-trajan = ein neues Trajanplättchen nehmen
facts-does-construction = Arbeiter anwerben und im Stadtviertel bauen
facts-players = Personen
facts-forum-spaces = grüne Felder des Forums
facts-track = Felder der Zeitleiste
facts-ship = Schiff
facts-side = Seite
facts-province = Provinz
facts-value = Wert
facts-neighbours = Nachbarn
facts-list = { COMMAS($items) }
facts-step = Schritt
facts-points-and-votes = Punkte und Stimmen
facts-building = Sorte
facts-grants = gewährt die Aktion
facts-values = Werte
facts-category = Kategorie
facts-points = Punkte
facts-effect = Sonderaktion
facts-effect-plain = keine
facts-effect-plus-2 = ein +2-Marker auf eine deiner Aktionen, die keinen hat
facts-effect-cards = zieh zwei Karten vom Nachziehstapel; nichts wird abgeworfen
facts-effect-workers = { $amount ->
        [one] eine Figur aus deinem Vorrat wird Arbeiter
       *[other] { $amount } Figuren aus deinem Vorrat werden Arbeiter
    }
facts-effect-legionnaires = { $amount ->
        [one] eine Figur aus deinem Vorrat wird Legionär
       *[other] { $amount } Figuren aus deinem Vorrat werden Legionäre
    }
facts-effect-demand = das Plättchen wird ein dauerhaftes Bedarfsplättchen: Brot, Spiele oder Religion
facts-of-each = je
facts-tile = Plättchen
facts-use = was es tut
facts-use-demand = erfüllt ein Bedürfnis seiner Sorte und kommt dann aus dem Spiel
facts-use-votes = so viele Stimmen mehr am Quartalsende; dann kommt es aus dem Spiel
facts-use-extra = wiederholt diese Aktion einmal und kommt dann aus dem Spiel
facts-use-joker-commodity = eine beliebige Karte auf einem Schiff; behältst du ihn, hilft er am Ende einer Bonustafel
facts-use-joker-demand = erfüllt ein beliebiges Bedürfnis; behältst du ihn, hilft er am Ende einer Bonustafel
facts-use-joker-construction = am Ende ein Bauplättchen beliebiger Sorte in einem Satz; er gewährt keine Aktion
facts-use-joker-extra = wiederholt einmal eine beliebige Aktion
facts-unmet = nicht erfüllte Bedürfnisse
facts-source = Quelle
facts-worth = wie viel
facts-when = wann
facts-rule = Regel
facts-at-once = sofort
facts-quarter = Quartalsende
facts-at-end = am Ende
facts-worth-trajan-tiles = { $least } bis { $most } für jedes erfüllte Plättchen
facts-worth-ships = bis zu { $most } für eine Ladung
facts-worth-provinces = { $least } bis { $most } für einen Legionär, { $less } weniger für jeden fremden
facts-worth-senate = { $least } bis { $most } für jeden Schritt
facts-worth-construction = { $least } bis { $most } für jedes Plättchen
facts-worth-demands = −{ $one }, −{ $two } oder −{ $three } für ein, zwei oder drei nicht erfüllte
facts-worth-hand = 1 für jede Warenkarte auf der Hand
facts-worth-camps = 1 für jeden Arbeiter und Legionär in den Lagern
facts-worth-circle = 1 für jedes Trajanplättchen, das am Kreis bleibt
facts-worth-sets = { $three } für drei gleiche Bauplättchen, { $four } für vier
facts-worth-bonus-tiles = jede nach ihrer eigenen Regel
facts-gold = gelb
facts-grey = grau
facts-for = Punkte
facts-half = ½
facts-for-goods = für jede solche Karte in der Auslage
facts-for-workers = für jeden eigenen Arbeiter im Stadtviertel, insgesamt aufgerundet

## Im Terminal

final-score = Endstand
score-now = Wenn das Spiel jetzt endete
place = Platz
total = Gesamt
winner = { $name } gewinnt
seat-purple = Lila
seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb

letter-yellow = G
letter-orange = O
letter-green = Ü
letter-white = W
letter-pink = R
letter-blue = B

named = { $what }
effect = { $category ->
        [plain] { "" }
        [workers] { $amount } Arbeiter
        [legionnaires] { $amount ->
            [one] { $amount } Legionär
           *[other] { $amount } Legionäre
        }
        [demand] { $demand }
       *[other] { $category }
    }
none = nichts
empty = leer
arch = Bogen
demands-now = Bedürfnisse: { $demands ->
        [none] noch keine
       *[several] { COMMAS($demands) }
    }
aboard = { $cargo ->
        [none] auf dem Schiff „{ CAP($ship) }“: noch nichts
       *[several] auf dem Schiff „{ CAP($ship) }“: { COMMAS($cargo) }
    }
granted-action = { $action }: Gebäudeaktion
in-camp = im Feldlager
own-figures = Spielfiguren: { $workers } im Arbeiterlager, { $legionnaires } im Feldlager, { $supply } im Vorrat; Feldherr: { $leader }
own-demand = { $demand } { $needed }, du hast { $owned } ({ $permanent } dauerhaft)
own-jokers = Joker { $n }
forum-title = Forum (Stapel { $tiles }, Zusatzaktionen { $extra })
harbour-title = Hafen (Nachziehstapel { $cards })
senate-title = Senat (Scheiben von unten)
district-title = Bau ([frei für dich])
provinces-title = Provinzen (L Feldherr; → wohin weiter)
stacks-title = Trajanplättchen (Farben, Aktion, Punkte; wie viele)
column-points = Pkt.
column-cards = Karten
column-workers = Arb.
column-legionnaires = Leg.
column-supply = Vorrat
column-votes = Stimmen
column-unmet = fehlt
column-tiles = Plättchen
column-trajan = Trajanplättchen
column-now = jetzt

## Die erste Partie mit Anleitung

lesson-sowing = Steine verteilen
    .say = Wo der letzte Stein landet, bestimmt deine Aktion; zwei richtige Farben dort erfüllen auch das Plättchen.
lesson-sowing-circle = Dein Aktionskreis
    .say = Sechs Mulden, sechs Aktionen. In deinem Zug nimmst du alle Steine aus einer Mulde und verteilst sie einzeln im Uhrzeigersinn. Für jeden Stein rückt die Zeit ein Feld weiter.
lesson-sowing-sow = Erfülle das Plättchen an Mulde I
    .say = Das Plättchen an Mulde I will Rosa und Orange, und Orange liegt schon dort. Aus Mulde V kommt Rosa genau dorthin, wenn Gelb nach VI geht: 5 Punkte.
    .do = Klicke auf Mulde V, dann auf den gelben Stein.
lesson-sowing-effect = Nimm den Arbeiter
    .say = Ein erfülltes Plättchen kann auch eine Sonderaktion haben. Dieses macht eine Figur aus deinem Vorrat zum Arbeiter. Du darfst verzichten, aber das Plättchen ist so oder so weg.
    .do = Nimm den Arbeiter.
lesson-sowing-act = Nimm den Wein
    .say = Dein letzter Stein liegt in Mulde I, also handelst du im Hafen: zwei Karten ziehen, eine vom Stapel nehmen, Karten auslegen oder verschicken. Ein zweiter Wein passt zum ersten.
    .do = Klicke auf den Wein auf Stapel 1.
lesson-ship = Verschicken
    .say = Je voller das Schiff, desto mehr ist jede Karte wert. Ein benutztes Schiff bringt bis zum Quartalsende weniger.
lesson-ship-load = Verschicke zwei Wein und den Joker
    .say = Das Schiff „Gleiche“ nimmt bis zu vier Karten einer Sorte: 2, 6, 12 oder 20 Punkte. Dein Joker steht für einen dritten Wein: 12 Punkte.
    .do = Klicke auf das Schiff „Gleiche“, beide Wein-Karten und den Joker; dann schick es los.
lesson-legion = Die Legion
    .say = Dein Feldherr geht voran und sammelt Plättchen; ein Legionär folgt und besetzt die Provinz.
lesson-legion-march = Zieh nach Narbonensis
    .say = Die Militär-Aktion wirbt an, zieht den Feldherrn oder besetzt. In Narbonensis liegt ein Plättchen: Wer kommt, nimmt es.
    .do = Klicke auf Narbonensis.
lesson-legion-again = Handle noch einmal
    .say = Du hast ein Zusatzaktionsplättchen fürs Militär. Nach der Aktion darfst du es abgeben und noch einmal handeln; ein solches Plättchen pro Zug.
    .do = Wiederhole die Aktion.
lesson-legion-occupy = Besetze die Provinz
    .say = Ein Legionär kommt aus dem Feldlager zu deinem Feldherrn: 6 Punkte. In Belgica, wo Drusus einen Legionär hat, wären es 3 weniger.
    .do = Klicke noch einmal auf Narbonensis.
lesson-roof = Bauen
    .say = Das erste Plättchen jeder Sorte gewährt sofort eine Aktion. Drei gleiche sind am Ende 10 wert, vier 20.
lesson-roof-build = Bau auf B3
    .say = Dein erster Arbeiter geht, wohin du willst, die nächsten neben eigene. Auf B3 liegt ein Dach mit Wert 4, und dein erstes Dach gewährt eine Trajan-Aktion.
    .do = Klicke auf B3.
lesson-roof-tile = Nimm die 9 Punkte
    .say = Das neue Plättchen kommt auf das Feld des Bogens, und der Bogen rückt auf das nächste freie. Dieses Plättchen will später beide blauen Steine in Mulde I und ist dann 9 wert.
    .do = Klicke auf das Plättchen mit zwei blauen Steinen.
lesson-quarter = Das Quartalsende
    .say = Erfülle die Bedürfnisse des Volkes und sammle die meisten Stimmen: viermal im Spiel.
lesson-quarter-demands = Was das Volk verlangt
    .say = Am Quartalsende müssen alle haben, was hier liegt. Du hast Spiele und dauerhaft Religion; nur Brot fehlt. Ein nicht erfülltes Bedürfnis kostet 4 Punkte, zwei 9, drei 15.
lesson-quarter-time = Geh zum Forum
    .say = In Mulde I liegt ein Stein: Er endet auf II, dem Forum. Der Zeitstein erreicht den Start, also endet nach diesem Zug das Quartal; deine Aktion kommt vorher.
    .do = Klicke auf Mulde I.
lesson-quarter-bread = Nimm das Brot
    .say = Vom Forum nimmst du ein Plättchen: Bedürfnisse, Stimmen, Zusatzaktionen, Joker. Brot erspart dir jetzt 4 Punkte.
    .do = Klicke auf das Brot.
lesson-quarter-consul = Wähle eine Bonustafel
    .say = Alle Bedürfnisse sind erfüllt; Drusus hat nichts und verliert 15 Punkte. Und du bist Konsul: Dein Plättchen hat 3 Stimmen, Drusus hat 2 im Senat. Wein und Fisch bringen 3 Punkte für jede solche Karte in der Auslage.
    .do = Nimm Wein und Fisch.
lesson-ending = Das Ende
    .say = Das ist das Spiel. Nach einer ganzen Partie zeigt die Punktetabelle, woher deine Punkte kommen.
lesson-ending-final = Was am Ende zählt
    .say = Handkarten und Figuren in den Lagern sind je 1 wert, Sätze von Bauplättchen 10 oder 20 und Bonustafeln, was sie sagen: hier 9 für Wein und Fisch in der Auslage.
lesson-ending-last = Spiel den letzten Zug
    .say = Mit diesem Zug endet das vierte Quartal. Aus III kommt der Stein in den Senat: Ein Schritt bringt Punkte und die Stimmen, mit denen du Konsul wirst.
    .do = Klicke auf Mulde III, rücke im Senat weiter und nimm die Bonustafel für Arbeiter.

## Von Hand geschriebene Stellungen. Schlüssel und Namen sind darin in jeder Sprache englisch.

position-turn-key = { $key } gehört nicht zu `turn`. Die Teile sind: { COMMAS($known) }.
position-demands-up = Höchstens { $n } Bedürfnisse liegen offen.
position-demand-tiles = Es gibt nur { $n } Bedarfsplättchen jeder Sorte.
position-demands-left = Für den Rest des Spiels reichen die Bedarfsplättchen nicht.
position-doing = Schreib, welche Aktion ausgeführt wird: turn: { "{" }doing: forum{ "}" }.
position-next = Schreib, in welche Mulde der nächste Stein kommt: turn: { "{" }moving: [blue, white], next: VI{ "}" }.
position-moving = `moving` braucht Steine in mindestens zwei Farben: Sonst gibt es nichts zu wählen.
position-not-moving = Steine sind nur unterwegs, solange `asked` sow ist.
position-markers = { $name } hat nur { $n } Steine der Farbe `{ $colour }`.
position-markers-left = { $name } hat 12 Steine, und { $n } davon liegen in keiner Mulde.
position-placing = { $name } legt zwei Steine in jede Mulde, in der Reihenfolge I bis VI.
position-placed = { $name } hat nichts mehr zu wählen: Alle Mulden außer der letzten sind gefüllt.
position-placing-order = Die Steine werden Platz für Platz gelegt: Alle vor der gefragten Person haben ihre schon gelegt.
position-tiles = So viele Plättchen `{ $tile }` gibt es nicht.
position-stack = Im Stapel `{ $category }` liegen nur Plättchen seiner Kategorie.
position-category = Es gibt nur { $n } Trajanplättchen der Kategorie `{ $category }`.
position-permanent = Es gibt nur drei dauerhafte Bedarfsplättchen jeder Sorte.
position-arch = Der Bogen von { $name } kann nicht auf { $slot } stehen: Dort liegt ein Plättchen.
position-arch-middle = Der Bogen von { $name } steht nur dann in der Mitte, wenn auf allen sechs Feldern Plättchen liegen.
position-known = Karten in `known` und `old` sind Handkarten.
position-loading = Karten werden nur geladen und Schiffe nur ausprobiert, solange `asked` ship ist.
position-piles = Es gibt zwei Ablagestapel.
position-cards = Es gibt nur { $n } Karten `{ $card }`.
position-forum = Das Forum hat { $green } grüne und { $yellow } gelbe Felder.
position-figures = { $name } hat nur { $n } Spielfiguren.
position-one-building = Das Plättchen `{ $building }` gibt es nur einmal.
position-buildings = Es gibt nur { $n } Plättchen `{ $kind }`.
position-senate-order = `senate_order` nennt alle am Tisch je einmal, von unten nach oben.
position-one-bonus = Die Bonustafel `{ $tile }` gibt es nur einmal.
position-bonus = Schreib die Bonustafeln von { $name } so: { "{" }gold: [bread], grey: [games]{ "}" }.
position-senate-bonus = Im Senat liegen zwei Bonustafeln (nach Spielende keine).
position-bag = Im Beutel sind nicht genug Bonustafeln für den Rest des Spiels.
position-only-consul = Im Zug einer anderen Person kann nur der Konsul gefragt werden.
position-consul = Konsul ist { $name }; schreib das als `to_move`.
position-impossible = Die Aktion `{ $action }` ist hier nicht möglich, also wird nichts gefragt.
position-effect = `effect` ist das Plättchen, dessen Sonderaktion angeboten wird, wenn `asked` effect ist.
position-no-effect = Diese Sonderaktion bewirkt hier nichts, also wird nichts gefragt.
position-ship = `ship` ist das Schiff, das beladen wird, wenn `asked` ship ist.
position-loaded = `loaded` sind Handkarten, die zum Schiff passen. { $error }
position-extra-used = In einem Zug darf nur ein Zusatzaktionsplättchen benutzt werden.
position-no-choice = Bei `{ $asked }` gibt es nichts zu wählen.
position-no-tile = Es gibt kein Trajanplättchen { $tile }. Schreib es so: plain blue-blue.
# Wozu ein Wert gehört.
position-a-stack = ein Stapel
position-the-stack = der Stapel `{ $name }`
position-tile-in = ein Plättchen im Stapel `{ $name }`
position-a-top = ein Stapel in `tops`
position-top = das oberste Plättchen von `{ $name }`
position-a-card = eine Karte in `piles`
position-a-pile = ein Ablagestapel
position-forum-tile = ein Plättchen auf dem Forum
position-extra-tile = ein Zusatzaktionsplättchen
position-supply = der Vorrat von { $name }
position-bonus-of = die Bonustafeln von { $name }
position-a-bonus = eine Bonustafel im Senat
