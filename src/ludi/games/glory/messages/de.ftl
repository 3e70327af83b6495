### Ruhm für Rom auf Deutsch.

title = Ruhm für Rom
    .short = Ruhm für Rom
summary = Führe Rollen an und folge ihnen, wirb Klienten an, errichte Gebäude, deren Funktionen die Regeln beugen, und fülle deine Schatulle.
vignette = Ein halb gebauter Tempel
option-variant = Variante
    .help = klassisch: Petition aus drei Karten, fürs Forum genügen Klienten; Übung: ohne Funktionen
option-variant-standard = normal
option-variant-classic = klassisch
option-variant-training = Übung
option-hands = Handkarten
    .help = offen: alle Hände liegen offen; anfangs: bis alle zweimal angeführt haben
option-hands-hidden = verdeckt
option-hands-open = offen
option-hands-open-at-first = anfangs offen
option-out-of-town = Vor der Stadt
    .help = wann auf Bauplätzen vor der Stadt gegründet werden darf
option-out-of-town-any-time = jederzeit
option-out-of-town-town-full = wenn die Stadt voll ist
option-circus-maximus = Circus Maximus
    .help = wen er verdoppelt, wenn er mitten in einer Phase fertig wird
option-circus-maximus-all-clients = alle Klienten
option-circus-maximus-unused-clients = ungenutzte Klienten
option-stairway = Treppe
    .help = ihr Material ist ein zusätzlicher Teil einer Baumeister-Aktion oder ersetzt den üblichen
option-stairway-extra = zusätzlich
option-stairway-instead = stattdessen
option-conceding = Aufgeben
    .help = wer anführt, darf anbieten, das Spiel zugunsten eines Siegers zu beenden; alle müssen annehmen
option-conceding-no = nein
option-conceding-yes = ja

## Begriffe

# Gebäude mit Artikel: Nominativ (.nom), Akkusativ (.acc), Dativ (.dat). Materialien: nach „hat“, wo es fehlt (.no). Rollen haben nur eine Form.

card-senator = Senator
    .many = Senatoren
material-rubble = Schutt
    .no = keinen Schutt
material-wood = Holz
    .no = kein Holz
material-concrete = Zement
    .no = keinen Zement
material-brick = Ziegel
    .no = keinen Ziegel
material-stone = Stein
    .no = keinen Stein
material-marble = Marmor
    .no = keinen Marmor

role-laborer = Arbeiter
role-craftsman = Handwerker
role-architect = Baumeister
role-legionary = Legionär
role-merchant = Kaufmann
role-patron = Patron

building-academy = Akademie
    .nom = die Akademie
    .acc = die Akademie
    .dat = der Akademie
building-aqueduct = Aquädukt
    .nom = der Aquädukt
    .acc = den Aquädukt
    .dat = dem Aquädukt
building-amphitheatre = Amphitheater
    .nom = das Amphitheater
    .acc = das Amphitheater
    .dat = dem Amphitheater
building-coliseum = Kolosseum
    .nom = das Kolosseum
    .acc = das Kolosseum
    .dat = dem Kolosseum
building-atrium = Atrium
    .nom = das Atrium
    .acc = das Atrium
    .dat = dem Atrium
building-gate = Tor
    .nom = das Tor
    .acc = das Tor
    .dat = dem Tor
building-circus = Circus
    .nom = der Circus
    .acc = den Circus
    .dat = dem Circus
building-dock = Dock
    .nom = das Dock
    .acc = das Dock
    .dat = dem Dock
building-fountain = Brunnen
    .nom = der Brunnen
    .acc = den Brunnen
    .dat = dem Brunnen
building-insula = Insula
    .nom = die Insula
    .acc = die Insula
    .dat = der Insula
building-catacomb = Katakombe
    .nom = die Katakombe
    .acc = die Katakombe
    .dat = der Katakombe
building-latrine = Latrine
    .nom = die Latrine
    .acc = die Latrine
    .dat = der Latrine
building-bath = Therme
    .nom = die Therme
    .acc = die Therme
    .dat = der Therme
building-archway = Triumphbogen
    .nom = der Triumphbogen
    .acc = den Triumphbogen
    .dat = dem Triumphbogen
building-storeroom = Speicher
    .nom = der Speicher
    .acc = den Speicher
    .dat = dem Speicher
building-bridge = Brücke
    .nom = die Brücke
    .acc = die Brücke
    .dat = der Brücke
building-wall = Mauer
    .nom = die Mauer
    .acc = die Mauer
    .dat = der Mauer
building-foundry = Gießerei
    .nom = die Gießerei
    .acc = die Gießerei
    .dat = der Gießerei
building-garden = Garten
    .nom = der Garten
    .acc = den Garten
    .dat = dem Garten
building-shrine = Schrein
    .nom = der Schrein
    .acc = den Schrein
    .dat = dem Schrein
building-palisade = Palisade
    .nom = die Palisade
    .acc = die Palisade
    .dat = der Palisade
building-palace = Palast
    .nom = der Palast
    .acc = den Palast
    .dat = dem Palast
building-forum = Forum
    .nom = das Forum
    .acc = das Forum
    .dat = dem Forum
building-statue = Statue
    .nom = die Statue
    .acc = die Statue
    .dat = der Statue
building-villa = Villa
    .nom = die Villa
    .acc = die Villa
    .dat = der Villa
building-basilica = Basilika
    .nom = die Basilika
    .acc = die Basilika
    .dat = der Basilika
building-stairway = Treppe
    .nom = die Treppe
    .acc = die Treppe
    .dat = der Treppe
building-senate = Senat
    .nom = der Senat
    .acc = den Senat
    .dat = dem Senat
building-scriptorium = Skriptorium
    .nom = das Skriptorium
    .acc = das Skriptorium
    .dat = dem Skriptorium
building-school = Schule
    .nom = die Schule
    .acc = die Schule
    .dat = der Schule
building-ludus-magna = Ludus Magnus
    .nom = der Ludus Magnus
    .acc = den Ludus Magnus
    .dat = dem Ludus Magnus
building-sewer = Kloake
    .nom = die Kloake
    .acc = die Kloake
    .dat = der Kloake
building-temple = Tempel
    .nom = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
building-circus-maximus = Circus Maximus
    .nom = der Circus Maximus
    .acc = den Circus Maximus
    .dat = dem Circus Maximus
building-market = Markt
    .nom = der Markt
    .acc = den Markt
    .dat = dem Markt
building-bar = Taverne
    .nom = die Taverne
    .acc = die Taverne
    .dat = der Taverne
building-road = Straße
    .nom = die Straße
    .acc = die Straße
    .dat = der Straße
building-vomitorium = Vomitorium
    .nom = das Vomitorium
    .acc = das Vomitorium
    .dat = dem Vomitorium
building-tower = Turm
    .nom = der Turm
    .acc = den Turm
    .dat = dem Turm
building-prison = Gefängnis
    .nom = das Gefängnis
    .acc = das Gefängnis
    .dat = dem Gefängnis

## Die Fragen: Jede steht nach „Die Frage ist jetzt,“. Die Beispiele kann man eintippen.

ask-lead = welche Rolle du anführst oder ob du nachdenkst
    .examples = nachdenken / Handwerker mit Dock anführen / Patron mit einem Senator anführen / Patron mit Dock und Markt anführen
ask-follow = ob du der angeführten Rolle folgst oder nachdenkst
    .examples = nachdenken / mit Dock folgen / mit einem Senator folgen / mit Dock und Markt folgen
ask-petition = welche Karte du für die Petition ausspielst
    .examples = Dock ausspielen
ask-more = ob du weitere Karten ausspielst
    .examples = Dock hinzufügen / einen Senator hinzufügen / eine Petition aus Holz hinzufügen / genug
ask-think = was du ziehst: einen Senator oder Karten vom Nachziehstapel
    .examples = Karten ziehen / einen Senator nehmen / Dock abwerfen / alle Handkarten abwerfen
ask-laborer = welches Material du vom Umschlagplatz nimmst
    .examples = Holz nehmen / Mauer ins Lager legen / aufhören
ask-craftsman = welches Fundament du legst oder welches Bauwerk ein Material aus der Hand bekommt
    .examples = Fundament legen: Dock / Fundament vor der Stadt legen: Dock / Fundament legen: Statue, Ziegel-Bauplatz / Dock hinzufügen zu: Palisade / aufhören
ask-architect = welches Fundament du legst oder welches Bauwerk ein Material aus dem Lager bekommt
    .examples = Fundament legen: Dock / Fundament vor der Stadt legen: Dock / Ziegel hinzufügen zu: Tor / Ziegel vom Umschlagplatz hinzufügen zu: Tor / aufhören
ask-legionary = welche Karten du für die Forderung vorzeigst
    .examples = Dock vorzeigen / fordern: Dock und Mauer / fordern
ask-merchant = welches Material in die Schatulle kommt
    .examples = Stein in die Schatulle legen / aufhören
ask-patron = welchen Klienten du anwirbst
    .examples = Kaufmann anwerben / aufhören
ask-material = welches Material du nutzt
    .examples = Ziegel nutzen
ask-site = welchen Bauplatz die Statue bekommt
    .examples = Ziegel-Bauplatz
ask-fountain = was aus der gezogenen Karte wird
    .examples = Fundament legen: Garten / hinzufügen zu: Garten / behalten
ask-role = als welche Rolle der Klient handelt
    .examples = als Arbeiter handeln / verzichten
ask-give = welche Karte du abgibst
    .examples = Dock abgeben
ask-clients = welche Klienten du übernimmst
    .examples = Kaufmann von Spieler 2 übernehmen / aufhören
ask-prison = welches Bauwerk du für das Gefängnis übernimmst
    .examples = Markt von Spieler 2 übernehmen / verzichten
ask-senate = welche Senatoren du nimmst
    .examples = einen Senator von Spieler 2 nehmen / aufhören
ask-sewer = welche Aufträge ins Lager kommen
    .examples = Stein ins Lager legen / aufhören
ask-concede = ob du das Angebot annimmst
    .examples = annehmen / ablehnen

## Die Entscheidungen, wie sie in der Liste stehen und wie man sie eintippt; und warum eine nicht geht.

# Im Browser steht hier der Name der Person.
player = Spieler { $number }

do-stop = { $begun ->
        [yes] Rest auslassen
       *[no] aufhören
    }
do-stop-taking = aufhören
do-enough = genug
do-decline = verzichten
    .why = Darauf kannst du nicht verzichten.
do-demand = fordern
do-keep = behalten
do-give-nothing = nichts abgeben
    .why = Darauf kannst du nicht verzichten.
do-refuse = ablehnen
do-think = nachdenken
do-draw = Karten ziehen
do-draw-one = eine Karte vom Nachziehstapel ziehen
    .why = Um eine Karte zum Bauen zu ziehen, brauchst du einen Brunnen, und im Nachziehstapel muss eine Karte liegen.
do-hire-from-deck = vom Nachziehstapel anwerben
    .why = Um vom Nachziehstapel anzuwerben, brauchst du eine Taverne, Platz in der Klientel und eine Karte im Nachziehstapel, einmal in jeder Aktion.
do-bank-from-deck = vom Nachziehstapel in die Schatulle legen
    .why = Um statt einer Karte aus dem Lager eine vom Nachziehstapel zu nehmen, brauchst du ein Atrium, Platz in der Schatulle und eine Karte im Nachziehstapel.
do-take-senator = einen Senator nehmen
    .why = Auf dem Stapel liegt kein Senator mehr.
do-discard-senator = einen Senator abwerfen
    .why = Um einen Senator abzuwerfen, brauchst du ihn auf der Hand und eine Latrine; abgeworfen wird vor dem Ziehen.
do-discard-hand = alle Handkarten abwerfen
    .why = Um alle Handkarten abzuwerfen, brauchst du ein Vomitorium; abgeworfen wird vor dem Ziehen.
do-accept = annehmen
do-none = nichts
do-take = { $material } nehmen
    .why = Auf dem Umschlagplatz gibt es jetzt { FORM($material, "no") } zu nehmen.
do-bank = { $material } in die Schatulle legen
    .why = Im Lager gibt es { FORM($material, "no") }, oder der Hauptteil dieser Aktion ist schon genutzt.
do-hire = { $role } anwerben
    .why = Auf dem Umschlagplatz gibt es keinen { $role }, oder diese Aktion hat schon von dort angeworben.
do-use = { $material } nutzen
    .why = Im Lager gibt es { FORM($material, "no") }, oder das Material passt nicht zum Bauwerk.
do-site = { $material }-Bauplatz
    .why = Dort gibt es keinen { $material }-Bauplatz mehr.
do-role = als { $role } handeln
    .why = Dieser Klient kann nicht als { $role } handeln.
do-keep-material = { $material } ins Lager legen
    .why = Auf deinem Tableau gibt es { FORM($material, "no") }.
do-use-from-pool = { $material } vom Umschlagplatz nutzen
    .why = Vom Umschlagplatz kannst du { FORM($material, "no") } nutzen: Dafür braucht es einen Triumphbogen und passendes Material.
do-lead-senator = { $role } mit einem Senator anführen
do-follow-senator = mit einem Senator folgen
do-add-senator = einen Senator hinzufügen
do-lead-petition = { $role } mit einer Petition aus { $petition } anführen
do-follow-petition = mit einer Petition aus { $petition } folgen
do-add-petition = eine Petition aus { $petition } hinzufügen
do-lead = { $role } mit { $card } anführen
do-follow = mit { $card } folgen
    .why = { $card } ist ein { $role }: Dem { $led } folgst du nur mit dieser Rolle, einem Senator oder einer Petition.
do-add = { $card } hinzufügen
    .why = { $card } ist ein { $role }: Dem { $led } folgst du nur mit dieser Rolle, einem Senator oder einer Petition.
do-play = { $card } ausspielen
    .why = { $card } hat nicht die Rolle der Petition.
do-discard = { $card } abwerfen
    .why = Um eine Karte abzuwerfen, brauchst du eine Latrine; abgeworfen wird vor dem Ziehen.
do-lay = Fundament legen: { $card }
do-store = { $card } ins Lager legen
    .why = Um hier eine Handkarte zu nutzen, brauchst du ein Dock, einmal in jeder Aktion.
do-bank-from-hand = { $card } aus der Hand in die Schatulle legen
    .why = Um hier eine Handkarte zu nutzen, brauchst du eine Basilika und Platz in der Schatulle, einmal in jeder Aktion.
do-hire-from-hand = { $card } aus der Hand anwerben
    .why = Um hier eine Handkarte zu nutzen, brauchst du einen Aquädukt und Platz in der Klientel, einmal in jeder Aktion.
do-show = { $card } vorzeigen
    .why = { $card } kannst du nicht noch einmal vorzeigen: Jede Forderung der Runde braucht eine eigene Karte.
do-use-card = { $card } nutzen
    .why = { $card } ist { $material } und passt nicht zum Bauwerk.
do-give = { $card } abgeben
    .why = { $card } ist { $material }, und das wird jetzt nicht gefordert.
do-lay-out-of-town = Fundament vor der Stadt legen: { $card }
do-lead-else = { $role } mit { $card } anführen
    .why = { $card } ist ein { $own }: Ein einzelner Auftrag führt seine eigene Rolle an.
do-build = weiterbauen: { $structure }
do-build-with-drawn = hinzufügen zu: { $structure }
do-take-client = { $client } von { $who } übernehmen
    .why = Von { $who } kannst du jetzt keinen { $client } übernehmen.
do-offer = den Sieg anbieten: { $who }
    .why = Das Angebot, aufzugeben, ist in dieser Runde schon abgelehnt worden.
do-take-played-senator = einen Senator von { $who } nehmen
    .why = { CAP($who) } hat keinen Senator auf dem Tableau, oder alle sind gleich und ein anderer steht zur Wahl.
do-open = { $structure } von { $who } für alle öffnen
do-take-structure = { $structure } von { $who } übernehmen

## Was man außerdem eintippen kann, mehrere Entscheidungen auf einmal: es steht nicht in der Liste. Karten, auch Senatoren, werden aufgezählt.

type-lead = { $role } mit { $cards } anführen
type-follow = mit { $cards } folgen
type-add = { $cards } hinzufügen
type-demand = fordern: { $cards }
type-lay-on = Fundament legen: { $card }, { $site }-Bauplatz
type-lay-out-on = Fundament vor der Stadt legen: { $card }, { $site }-Bauplatz
type-add-to = { $what } hinzufügen zu: { $structure }
type-add-to-theirs = { $what } hinzufügen zu: { $structure } von { $who }
type-add-from-pool = { $what } vom Umschlagplatz hinzufügen zu: { $structure }
type-add-from-pool-to-theirs = { $what } vom Umschlagplatz hinzufügen zu: { $structure } von { $who }

## Ablehnungen, die auf den Tisch schauen

no-building = Es gibt kein Gebäude namens „{ $word }“.
no-kind = „{ $word }“ ist weder ein Material noch eine Rolle: { COMMAS($materials) }; { COMMAS($roles) }.
no-player = Es gibt keinen Spieler { $number }: Die Nummern gehen von 1 bis { $players }.
no-opponent = Spieler { $number } handelt gerade selbst: Gemeint sein muss ein Gegner.
no-unit = Ohne Palast spielst du nur eines aus: einen Auftrag, einen Senator oder eine Petition aus { $size } Aufträgen einer Rolle.
no-petition-cards = { $card } ist ein { $role }, kein { $led }: Für eine Petition braucht es davon { $size }.
no-site-choice = Nur für eine Statue lässt sich der Bauplatz wählen.
no-more-demands = So viele Legionär-Aktionen gibt es nicht: Jede vorgezeigte Karte braucht eine.
no-such-stop = Hier heißt das „{ $word }“. { $how }
no-declining = Darauf kannst du nicht verzichten. { $how }
no-client-room = Die Klientel ist voll: Ihr Limit richtet sich nach dem Einfluss.
no-vault-room = Die Schatulle ist voll: Ihr Limit richtet sich nach dem Einfluss.
no-senator = Du hast keinen Senator auf der Hand.
no-senator-role = Angeführt ist der { $led }: Ein Senator folgt dieser Rolle.
no-petition-role = Angeführt ist der { $led }: Eine Petition folgt dieser Rolle.
no-petition = Eine Petition braucht { $size } Aufträge einer Rolle; so viel { $material } hast du nicht auf der Hand.
no-petition-needed = Mit einem Palast wird jeder dieser Aufträge einzeln ausgespielt; eine Petition ist nicht nötig.
no-card = Du hast diese Karte nicht auf der Hand: { $card }.
no-second = { $card } gehört dir schon: Jedes Gebäude kannst du nur einmal gründen.
no-main-part = Diese Aktion hat schon gebaut: Übrig ist nur der Teil der Treppe.
no-site-in-town = In der Stadt gibt es keinen { $material }-Bauplatz mehr.
no-two-actions = { $card } vor der Stadt zu gründen kostet zwei Aktionen derselben Rolle hintereinander (mit Turm eine).
no-site-out-of-town = Vor der Stadt gibt es keinen { $material }-Bauplatz, den du nutzen darfst.
no-need = { $card } ist fertig und nimmt nichts mehr auf.
no-unfinished = Du hast kein solches unfertiges Bauwerk: { $card }.
no-match = Es ist kein Material zur Hand, das zu { FORM($card, "dat") } passt.
no-conceding = Aufgeben nach Absprache ist eine Option vor dem Spiel: „Aufgeben: ja“.
no-such-player = Diese Person gibt es nicht.
no-completed = { CAP($who) } hat kein solches fertiges Bauwerk: { $card }.
no-other-name = Ein Gebäude dieses Namens hast du schon: { $card }.
no-opening-twice = { $card } von { $who } ist schon öffentlich.
no-match-to-open = Es ist kein Material zur Hand, das zu { FORM($card, "dat") } passt, oder die Treppe ist in dieser Aktion schon genutzt.
no-stairway = Um ein fremdes Bauwerk zu öffnen, brauchst du eine Treppe und eine Baumeister-Aktion.

## Was die Wahl bringt

brings-actions = { $n ->
        [one] { $n } { $role }-Aktion
       *[other] { $n } { $role }-Aktionen
    }
brings-think = { $cards ->
        [one] { $cards } Karte vom Nachziehstapel oder ein Senator
       *[other] { $cards } Karten vom Nachziehstapel oder ein Senator
    }
brings-top-card = die oberste Karte des Nachziehstapels, erst danach zu sehen
brings-answers = was die anderen abzugeben haben, zeigt sich erst danach
brings-nothing = keine unmittelbare Wirkung

## Der Verlauf

# Mehrere Karten stehen in einer Liste aus diesen Teilen: „2 Holz, 1 Stein und 1 Senator“.
cards = { $n } { $kind }
senators = { $n ->
        [one] { $n } Senator
       *[other] { $n } Senatoren
    }

log-turned-up = { $who } deckt { $card } auf
    .each = { $who } { $card }
log-turning = Aufgedeckt: { COMMAS($each) }
log-round = Runde { $round }: { $who } hat die Anführerkarte
log-played = { $how ->
        [lead] { $who } führt mit { $card ->
            [none] einem Senator
           *[other] { $card }
        } den { $role } an
        [follow] { $who } folgt mit { $card ->
            [none] einem Senator
           *[other] { $card }
        }
        [petition] { $who } spielt { $card } aus
       *[more] { $who } fügt { $card ->
            [none] einen Senator
           *[other] { $card }
        } hinzu
    }
    .then = { $card ->
            [none] Spielt einen Senator aus
           *[other] Spielt { $card } aus
        }
log-petitioned = { $how ->
        [lead] { $who } führt mit einer Petition aus { $number } { $petition } den { $role } an
        [follow] { $who } folgt mit einer Petition aus { $number } { $petition }
       *[more] { $who } fügt eine Petition aus { $number } { $petition } hinzu
    }
log-drew = { $who } denkt nach und zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
    .then = Denkt nach und zieht { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    .each = { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
log-took-senator = { $who } denkt nach und nimmt einen Senator
    .then = Denkt nach und nimmt einen Senator
    .each = einen Senator
log-think = { $each ->
        [alike] { $who } denken nach: je { ONCE($each) }
       *[several] { $who } denken nach: { COMMAS($each) }
    }
log-discarded = { $who } wirft { $cards } ab
log-passed = { $who } lässt { $actions ->
        [one] { $actions } { $role }-Aktion
       *[other] { $actions } { $role }-Aktionen
    } ungenutzt
    .each = { $actions ->
            [one] { $actions } { $role }-Aktion
           *[other] { $actions } { $role }-Aktionen
        }
log-leave = { $each ->
        [alike] { $who } lassen je { ONCE($each) } ungenutzt
       *[several] { $who } lassen ungenutzt: { COMMAS($each) }
    }
log-hired = { $who } wirbt einen { $role } { $from ->
        [pool] vom Umschlagplatz
        [hand] aus der Hand
       *[deck] vom Nachziehstapel
    } an
log-stored = { $from ->
        [pool] { $who } nimmt { $material } vom Umschlagplatz
        [hand] { $who } legt { $material } aus der Hand ins Lager
       *[camp] { $who } legt { $material } vom Tableau ins Lager
    }
log-banked = { $from ->
        [stockpile] { $who } legt { $material } aus dem Lager in die Schatulle
        [hand] { $who } legt eine Handkarte verdeckt in die Schatulle
       *[deck] { $who } legt die oberste Karte des Nachziehstapels ungesehen in die Schatulle
    }
log-laid = { $out_of_town ->
        [yes] { $who } legt ein Fundament: { $structure }, { $site }-Bauplatz vor der Stadt
       *[no] { $who } legt ein Fundament: { $structure }, { $site }-Bauplatz in der Stadt
    }
log-added = { $who } fügt { FORM($structure, "dat") } { $material } { $from ->
        [hand] aus der Hand
        [deck] vom Nachziehstapel
        [pool] vom Umschlagplatz
       *[stockpile] aus dem Lager
    } hinzu ({ $materials } von { $needed })
log-completed = { $who } stellt { FORM($structure, "acc") } fertig: { $points } Einfluss
    .then = Fertig: { $points } Einfluss
log-granted = { $role ->
        [none] { $structure }: { $who } darf { $number ->
            [one] einmal nachdenken
           *[other] bis zu { $number } Mal nachdenken
        }
       *[other] { $structure }: { $who } darf { $number ->
            [one] { $number } { $role }-Aktion ausführen
           *[other] bis zu { $number } { $role }-Aktionen ausführen
        }
    }
    .then = { $role ->
            [none] { $number ->
                [one] Darf einmal nachdenken
               *[other] Darf bis zu { $number } Mal nachdenken
            }
           *[other] { $number ->
                [one] Darf { $number } { $role }-Aktion ausführen
               *[other] Darf bis zu { $number } { $role }-Aktionen ausführen
            }
        }
log-opened = { $who } öffnet mit { $material } { FORM($structure, "acc") } von { $owner } für alle
log-shown = { $who } fordert { $material } und zeigt { $card } vor
    .then = Und { $material } mit { $card }
log-demanded = { $cards ->
        [none] Der Umschlagplatz hat nichts von dem, was { $who } fordert
       *[several] { $who } nimmt { $cards } vom Umschlagplatz
    }
    .then = { $cards ->
            [none] Der Umschlagplatz hat nichts davon
           *[several] Nimmt { $cards } vom Umschlagplatz
        }
log-protected = { CAP(FORM($structure, "nom")) } schützt { $who }
log-lacked = { $only ->
        [none] { $who } hat { FORM($none, "no") }
       *[several] { $none ->
            [none] { $who } hat nur { $only }
           *[several] { $who } hat nur { $only } und { FORM($none, "no") }
        }
    }
log-lack = { $only ->
        [none] { $who } haben { FORM($none, "no") }
       *[several] { $none ->
            [none] { $who } haben nur { $only }
           *[several] { $who } haben nur { $only } und { FORM($none, "no") }
        }
    }
log-gave = { $who } gibt { $to } 1 { $material } aus der Hand
    .then = { $who } gibt 1 { $material }
log-lost = { $who } verliert { $cards } aus dem Lager an { $to }
    .then = { $who } verliert { $cards } aus dem Lager
log-took-client = { $who } nimmt von { $owner } einen Klienten in die Schatulle: { $client }
    .then = Nimmt von { $owner } einen Klienten in die Schatulle: { $client }
log-paid = { $who } gibt { $to } { $influence } Einfluss
log-received = { $who } erhält { $points } Einfluss von { $from }
    .then = { $who } erhält ihn
log-took-structure = { $who } übernimmt { FORM($structure, "acc") } von { $owner }
    .then = Übernimmt { FORM($structure, "acc") }
log-took-played-senator = { $who } nimmt den ausgespielten Senator von { $owner }
log-cleared = { $who } räumt das Tableau: { COMMAS($cards) }
    .each = { $who } ({ COMMAS($cards) })
log-clear = Tableaus werden geräumt: { COMMAS($each) }
log-looked = { $who } zieht eine Karte vom Nachziehstapel, um damit zu bauen
log-kept = { $who } behält die gezogene Karte
    .then = Behält sie
log-offered = { $who } bietet an, das Spiel zu beenden: Sieg für { $winner }
log-answered = { $accepts ->
        [yes] { $who } nimmt das Angebot an
       *[no] { $who } lehnt das Angebot ab
    }
log-ended = Das Spiel endet: { CAP($ending) }
ending-forum = ein Forum ist erfüllt
ending-catacomb = eine Katakombe ist fertig
ending-sites = der letzte Bauplatz in der Stadt ist belegt
ending-deck = der Nachziehstapel ist leer
ending-concede = alle haben zugestimmt
log-scored = { $who } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $source ->
        [vault] für die Karten in der Schatulle
        [bonuses] für Kaufmannsboni
        [statue] für die Statue
       *[wall] für die Mauer: für je zwei Karten im Lager
    }
log-total = { $who } hat insgesamt { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
log-won = { $reason ->
        [forum] { $who } gewinnt durch das Forum
        [concede] { $who } gewinnt, alle haben zugestimmt
        [points] { $who } gewinnt mit { $number ->
            [one] { $number } Punkt
           *[other] { $number } Punkten
        } Vorsprung
        [hand] { $who } gewinnt bei Gleichstand durch Handkarten: { $number } gegen { $other }
       *[shared] Geteilter Sieg: { $who } (gleich viele Punkte und Handkarten)
    }

## Die Punktetabelle

source-influence = Einfluss
source-vault = Schatulle
source-bonuses = Kaufmanns­boni
source-statue = Statue
source-wall = Mauer

## Der Tisch im Browser

tab-hand = Hand
tab-camp = Tableau
tab-rivals = Gegner
camps = Tableaus
camp-of = Tableau von { $name }
close-camp = Schließen
your-camp = Dein Tableau
your-hand = Deine Hand
pool-and-sites = Umschlagplatz und Bauplätze
structures = Bauwerke

# Was gefragt ist, wie man antwortet, was andere tun, und die Schritte der Runde

now-lead = Du führst an: Welche Rolle? Oder denkst du nach?
    .hint = Spiel eine Karte für ihre Rolle, einen Senator oder eine Petition für jede Rolle, oder denk nach.
now-follow = { $leader } führt den { $role } an: Folgst du oder denkst du nach?
    .hint = Spiel eine Karte, die leuchtet, oder denk nach, um Karten zu ziehen.
now-petition = Welche Karten spielst du für die Petition?
    .hint = Sie gelten als { $role }, egal, was sie sind.
now-more = Dein Palast: ein weiteres Ausspiel?
    .hint = Jedes weitere Ausspiel gibt noch eine { $role }-Aktion.
now-think = Du denkst nach: Ziehst du Karten oder nimmst du einen Senator?
    .hint = { $refills ->
        [yes] Ziehen füllt deine Hand auf { $limit } Karten auf.
       *[no] Ziehen bringt eine Karte.
    }
now-laborer = Arbeiter: Welches Material nimmst du?
    .hint = Vom Umschlagplatz in dein Lager.
now-craftsman = Handwerker: Was baust du?
    .hint = Leg eine Karte als Fundament, oder wähle ein Bauwerk, dem du eine Handkarte hinzufügst.
now-architect = Baumeister: Was baust du?
    .hint = Leg eine Karte als Fundament, oder wähle ein Bauwerk, dem du Material hinzufügst.
now-legionary = Legionär: Was forderst du?
    .hint = Zeig für jede Forderung eine Karte vor, dann fordere.
now-merchant = Kaufmann: Was kommt in deine Schatulle?
    .hint = Der Wert zählt am Ende als Punkte.
now-patron = Patron: Wen wirbst du an?
    .hint = Klienten handeln für dich, wann immer ihre Rolle angeführt wird.
now-material = { $structure }: mit welchem Material?
    .hint = Wähle eines, das leuchtet.
now-site = { $structure }: auf welchem Bauplatz?
    .hint = Sein Wert bestimmt, was das Bauwerk braucht und wie viel Einfluss es bringt.
now-fountain = Brunnen: Was wird aus der Karte { $drawn }?
    .hint = Leg sie als Fundament, füg sie einem Bauwerk hinzu oder behalte sie auf der Hand.
now-role = Therme: Als was handelt der neue Klient?
    .hint = Er handelt einmal, und zwar sofort.
now-give = { $acting } fordert: Welche Karte gibst du ab?
    .hint = Sie kommt ins Lager von { $acting }.
now-immune = { $acting } fordert, aber du musst nichts abgeben
    .hint = Du darfst eine geforderte Karte abgeben oder nichts.
now-clients = Kolosseum: Welche Klienten nimmst du?
    .hint = Sie kommen als Beute in deine Schatulle.
now-prison = Gefängnis: Welches Bauwerk übernimmst du?
    .hint = Du gibst dafür 3 Einfluss.
now-senate = Senat: Welche Senatoren nimmst du?
    .hint = Die, die andere in dieser Runde ausgespielt haben.
now-sewer = Kloake: Welche deiner Aufträge behältst du?
    .hint = Sie kommen in dein Lager, die anderen auf den Umschlagplatz.
now-concede = Stimmst du dem Aufgeben zu?
    .hint = Wenn alle annehmen, endet das Spiel mit diesem Sieg.

watch-hint = Runde { $round }, { $role ->
        [none] { $leader } hat die Anführerkarte.
       *[other] { $leader } führt den { $role } an.
    }
watch-lead = { $who } führt an oder denkt nach
watch-follow = { $who } folgt oder denkt nach
watch-petition = { $who } reicht eine Petition ein
watch-more = { $who } darf weitere Karten ausspielen
watch-think = { $who } denkt nach
watch-acts = { $who } handelt als { $role }
watch-material = { $who } wählt ein Material
watch-site = { $who } wählt einen Bauplatz
watch-fountain = { $who } nutzt den Brunnen
watch-role = { $who } lässt einen neuen Klienten handeln
watch-give = { $who } gibt Karten an { $acting } ab
watch-clients = { $who } nimmt Klienten
watch-prison = { $who } nutzt das Gefängnis
watch-senate = { $who } nimmt Senatoren
watch-sewer = { $who } behält Aufträge
watch-concede = { $who } antwortet auf das Angebot, aufzugeben

step-lead = Anführen
step-follow = Folgen
step-petition = Petition
step-more = Weitere Karten
step-think = Nachdenken
step-material = Material
step-site = Bauplatz
step-role = Neuer Klient
step-give = Abgeben
step-clients = Klienten
step-concede = Aufgeben
done-lead = { $you ->
        [yes] Du führst den { $role } an
       *[no] { $who } führt den { $role } an
    }
done-follow = { $you ->
        [yes] Du folgst
       *[no] { $who } folgt
    }
done-think = { $you ->
        [yes] Du denkst nach
       *[no] { $who } denkt nach
    }
still-to-come = noch { $n }

back-petition = Keine Petition
back-think = Doch nicht nachdenken
back-material = Anderes Bauwerk
back-site = Andere Karte
back-more = Karte zurücknehmen
back-legionary = Karte verdecken

over-hint = { CAP($ending) }.

# Ein Tableau

zone-clients = Klienten
    .tip = Klienten handeln, wann immer ihre Rolle angeführt wird. Das Limit richtet sich nach dem Einfluss.
zone-stockpile = Lager
    .tip = Material für Baumeister und Kaufleute; ohne Limit.
zone-vault = Schatulle
    .tip = Beute: Jede Karte zählt am Ende ihren Wert. Das Limit richtet sich nach dem Einfluss.
clients-none = keine
clients-tip = { $n ->
        [one] Klient: { $role }
       *[other] Klienten: { $role } ×{ $n }
    }
stockpile-none = leer
stockpile-tip = { $n } { $material } im Lager
vault-none = leer
vault-tip = { $n } { $material } in der Schatulle, Wert je { $value }
vault-unknown-tip = { $n ->
        [one] { $n } unbekannte Karte in der Schatulle
       *[other] { $n } unbekannte Karten in der Schatulle
    }
tag-decides = entscheidet
tag-acts = handelt
tag-leads = führt an
tag-follows = folgt
tag-thinks = denkt nach
played-tip = in dieser Runde als { $led } ausgespielt: { $role } ×{ $n }
played-senators-tip = in dieser Runde als { $led } ausgespielt: Senator ×{ $n }
leader-tip = hat die Anführerkarte
points-tip = Punkte, wenn das Spiel jetzt endete: { $sources ->
        [none] keine
       *[several] { COMMAS($sources) }
    }{ $unknown ->
        [0] {""}
        [one] ; und { $unknown } unbekannte Karte
       *[other] ; und { $unknown } unbekannte Karten
    }
points-source = { $source } { $n }
hand-tip = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf der Hand, Limit { $limit }{ $known ->
        [none] {""}
       *[several] ; bekannt: { COMMAS($known) }
    }
senators-tip = { $n ->
        [one] davon { $n } Senator
       *[other] davon { $n } Senatoren
    }
influence-tip = Einfluss { $n }
hand-limit-tip = Karten auf der Hand und ihr Limit
clients-limit-tip = Klienten und ihr Limit
stockpile-size-tip = Material im Lager
vault-limit-tip = Karten in der Schatulle und ihr Limit
structures-none = noch keine Bauwerke
structures-none-own = Noch keine Bauwerke. Fundamente legen Handwerker und Baumeister.
structure-tip = { $structure }, { $material }{ $site ->
        [none] {""}
       *[other] , { $site }-Bauplatz
    }: { $complete ->
        [yes] fertig, Einfluss { $all }
       *[no] Material { $n } von { $all }
    }{ $works ->
        [public] ; öffentlich: wirkt für alle
        [gate] ; wirkt schon durch das Tor
       *[other] {""}
    }. { $function }
structure-state = { $complete ->
        [yes] fertig, Einfluss { $all }
       *[no] { $material } { $n }/{ $all }
    }
structure-to-come = noch zu gründen, braucht { $n } { $material }
borrowed-tip = { $structure } wirkt auch hier, weil öffentlich. { $function }
in-hand-tip = { $card }, auf der Hand. { $function }

# Umschlagplatz, Bauplätze und Stapel

kind-tip = { CAP($material) } und { $role }: Wert { $n }
pool-tip = { $n } { $material } auf dem Umschlagplatz
town-tip = { $n ->
        [one] noch { $n } { $material }-Bauplatz
       *[other] noch { $n } { $material }-Bauplätze
    } in der Stadt
# Neben den Bildern der Bauplätze in der Stadt: sehr wenig Platz.
out = +{ $n } außen
out-tip = { $n ->
        [one] noch { $n } { $material }-Bauplatz
       *[other] noch { $n } { $material }-Bauplätze
    } vor der Stadt: Ein Fundament kostet dort zwei Aktionen
deck = im Stapel
    .tip = Das Spiel endet, wenn die letzte Karte gezogen wird.
pile = { $n ->
        [one] Senator
       *[other] Senatoren
    }
    .tip = Senatoren führen jede Rolle an und folgen jeder. Beim Nachdenken darfst du einen nehmen.

# Die Hand, und was auf Karten und Knöpfen steht

card-tip = { $card }: { $function }
card-drawn = gezogen
card-shown = vorgezeigt
senator-card = Senator
senator-role = Jede Rolle
senator-text = Führt jede Rolle an und folgt jeder. Nie Material, Klient oder Fundament.
senator-tip = Senator: führt jede Rolle an und folgt jeder; nie Material, Klient oder Fundament.
senator-foot = nicht zum Bauen
verb-lay = Fundament legen
verb-lay-out = Vor der Stadt legen
verb-lead = { $role } anführen
verb-follow = Folgen
verb-play = Ausspielen
verb-add = Hinzufügen
verb-discard = Abwerfen
verb-use = Als Material nutzen
verb-give = Abgeben
verb-hire = Anwerben
verb-bank = In die Schatulle
verb-store = Ins Lager
verb-show = Vorzeigen
button-draw = { $n ->
        [one] 1 Karte ziehen
       *[other] { $n } Karten ziehen
    }
button-no-more = Keine weiteren
button-skip = Rest der Aktion auslassen
button-stop = Keine weitere Aktion
button-keep = Auf der Hand behalten
button-demand = Fordern
button-demand-nothing = Nichts fordern
button-enough = Genug
button-petition = Petition: { $material }
petition-as = Petition ({ $material }) als
sure-give-up = { $n ->
        [one] Auf { $n } Aktion verzichten
       *[other] Auf { $n } Aktionen verzichten
    }
sure-lay = Bestätigen
demands = fordert
demands-tip = { $card }: { $material }
then = dann
then-actions = { $n }× { $role }
then-thinks = { $n }× Nachdenken

# Wann ein Gebäude wirkt, vor seiner Funktion

when-lasting = Immer:
when-on-completion = Bei Fertigstellung:
when-end-of-round = Rundenende:
when-thinking = Vor dem Nachdenken:
when-playing-cards = Ausspielen:
when-win = Sieg:
when-score = Punkte:
when-laborer = { role-laborer }:
when-craftsman = { role-craftsman }:
when-architect = { role-architect }:
when-legionary = { role-legionary }:
when-merchant = { role-merchant }:
when-patron = { role-patron }:
when-craftsman-or-architect = { role-craftsman }, { role-architect }:

# Wie das Spiel endet

ends = Das Spiel endet, wenn
ends-sites = die Bauplätze in der Stadt ausgehen
ends-deck = der Nachziehstapel leer ist
ends-catacomb = eine Katakombe fertig ist
ends-forum = ein Forum erfüllt ist
ends-left = noch { $n }
forum-tip = { $name } hat Klienten von { $roles ->
        [one] { $roles } Rolle
       *[other] { $roles } Rollen
    } und { $materials ->
        [one] { $materials } Material
       *[other] { $materials } Materialien
    }{ $works ->
        [yes] {""}
       *[no] ; das Forum wirkt noch nicht
    }
most-loot = Meiste Beute, je 3 Punkte
most-loot-tip = { $name ->
        [none] am meisten { $material } in der Schatulle: niemand, soweit bekannt
       *[other] am meisten { $material } in der Schatulle: { $name }, soweit bekannt
    }

## Die Tabellen der Regelseite

facts-pieces = Spielmaterial
facts-number = Anzahl
facts-pieces-orders = Aufträge
facts-pieces-orders-more = { $buildings } verschiedene Gebäude, je { $each } Karten von { $kinds } Sorten
facts-pieces-senators = Senatoren
facts-pieces-senators-more = für jede Rolle
facts-pieces-sites = Bauplätze
facts-pieces-sites-more = { $each } von jeder Sorte; eine Seite liegt in der Stadt, die andere vor der Stadt
facts-pieces-bonuses = Kaufmannsboni
facts-pieces-bonuses-more = einer für jede Sorte, je { $points } Punkte
facts-pieces-camps = Tableaus
facts-pieces-camps-more = eines für jede Person
facts-pieces-leader = Anführerkarte
facts-pieces-leader-more = wer sie hat, führt die Runde an
facts-role = Rolle
facts-material = Material
facts-value = Wert
facts-buildings = Gebäude
facts-copies = Stück von jedem
facts-cards = Karten
facts-players = Personen
facts-in-town = Bauplätze jeder Sorte in der Stadt
facts-out-of-town = vor der Stadt
facts-pile = Senatoren im Stapel
facts-deck = Karten im Nachziehstapel
facts-does = eine Aktion
facts-does-laborer = eine Karte vom Umschlagplatz in dein Lager
facts-does-craftsman = leg ein Fundament aus der Hand, oder füg einem Bauwerk eine Handkarte hinzu
facts-does-architect = leg ein Fundament aus der Hand, oder füg einem Bauwerk ein Material aus dem Lager hinzu
facts-does-legionary = fordere ein Material: vom Umschlagplatz und von beiden Nachbarn
facts-does-merchant = eine Karte aus deinem Lager in deine Schatulle
facts-does-patron = eine Karte vom Umschlagplatz wird dein Klient
facts-building = Gebäude
facts-function-of-it = Funktion
facts-function = { $when } { $function }
facts-source = Quelle
facts-worth = wie viel
facts-rule = Regel
facts-worth-influence = 1 für jeden Einfluss, die { $start } vom Anfang eingeschlossen
facts-worth-vault = der Wert jeder Karte, { $least } bis { $most }
facts-worth-bonuses = { $points } für jede Sorte, von der du mehr Karten in der Schatulle hast als alle anderen; bei Gleichstand niemand
facts-worth-statue = { $points }, wenn sie dir gehört und fertig ist
facts-worth-wall = 1 für je zwei Karten in deinem Lager, wenn die Mauer für dich wirkt

## Im Terminal

score-known = Wenn das Spiel jetzt endete, soweit bekannt
heading = Runde { $round }, Anführer: { $leader }{ $role ->
        [none] {"."}
       *[other] , Rolle: { $role }.
    } { $who }: { $asks }{ $actions ->
        [0] {""}
        [one] {" "}(noch { $actions } Aktion)
       *[other] {" "}(noch { $actions } Aktionen)
    }
label-shown = Vorgezeigt:
label-drawn = Gezogen:
pending = Dann: { COMMAS($work) }
left = Nachziehstapel: { $deck }. Senatoren auf dem Stapel: { $senators }. Bauplätze in der Stadt: { $sites }. Ist der Nachziehstapel leer oder der letzte dieser Bauplätze belegt, endet das Spiel.
points = { $n }{ $unknown ->
        [yes] +
       *[no] {""}
    } { $n ->
        [one] Punkt
       *[other] Punkte
    }
leader = Anführer
influence-and-hand = { $influence }; Handkarten: { $n } von { $limit }, darunter Senatoren: { $senators }
unknown = { $n } unbekannt
structure = { $complete ->
        [yes] ✓{ $name }
       *[no] { $name } { $n }/{ $needed }
    }{ $site ->
        [none] {""}
       *[other] {" "}({ $site }-Bauplatz)
    }{ $public ->
        [yes] {" "}(öffentlich)
       *[no] { $complete ->
            [yes] {""}
           *[no] { $active ->
                [yes] {" "}(wirkt)
               *[no] {""}
            }
        }
    }
card-in-hand = { $role } { $value }. { $owned ->
        [yes] {"(gehört dir schon) "}
       *[no] {""}
    }{ $when } { $function }
row-role = Rolle
row-pool = Umschlagplatz
row-in-town = in der Stadt
row-out-of-town = vor der Stadt
row-influence = Einfluss
row-camp = Tableau
row-clients = Klienten { $n }/{ $limit }
row-stockpile = Lager { $n }
row-vault = Schatulle { $n }/{ $limit }
row-structures = Bauwerke
row-also-active = wirkt auch
row-known = bekannte Karten
row-hand = Hand
row-unknown = unbekannte Karten
row-in-hand = Handkarten

## Die Gebäude: was jedes kann

function-academy = Nach einer Runde mit einer eigenen Handwerker-Aktion darfst du einmal nachdenken.
function-aqueduct = Mit jeder Patron-Aktion darfst du auch einen Auftrag aus der Hand anwerben. Dein Klientel-Limit ist verdoppelt.
function-amphitheatre = Für jeden Einfluss darfst du eine Handwerker-Aktion ausführen.
function-coliseum = Mit deinen Forderungen darfst du auch passende Klienten nehmen; sie kommen in deine Schatulle.
function-atrium = Mit einer Kaufmann-Aktion darfst du statt einer Karte aus dem Lager die oberste des Nachziehstapels ungesehen in die Schatulle legen.
function-gate = Die Funktionen deiner unfertigen Marmor-Bauwerke wirken für dich.
function-circus = Mit jedem einzelnen Auftrag darfst du den Baumeister anführen oder ihm folgen.
function-dock = Mit jeder Arbeiter-Aktion darfst du auch einen Auftrag aus der Hand ins Lager legen.
function-fountain = Mit einer Handwerker-Aktion darfst du statt einer Handkarte die oberste des Nachziehstapels nutzen; ungenutzt kommt sie auf die Hand.
function-insula = Dein Klientel-Limit ist um 2 höher.
function-catacomb = Das Spiel endet sofort und wird gewertet.
function-latrine = Bevor du nachdenkst, darfst du eine Karte abwerfen.
function-bath = Jeder Klient, den du anwirbst, darf sofort einmal handeln.
function-archway = Mit einer Baumeister-Aktion darfst du das Material vom Umschlagplatz statt aus dem Lager nehmen.
function-storeroom = Alle deine Klienten zählen auch als Arbeiter.
function-bridge = Deine Forderungen treffen auch Materiallager, gehen an alle Gegner und umgehen Palisaden.
function-wall = Forderungen nehmen dir nichts. Am Ende 1 Punkt für je zwei Karten in deinem Lager.
function-foundry = Für jeden Einfluss darfst du eine Arbeiter-Aktion ausführen.
function-garden = Für jeden Einfluss darfst du eine Patron-Aktion ausführen.
function-shrine = Dein Handkartenlimit ist um 2 höher.
function-palisade = Forderungen nehmen dir nichts, außer der Gegner hat eine Brücke.
function-palace = Du darfst mit mehreren Ausspielen anführen oder folgen; jedes ist eine Aktion.
function-forum = Du gewinnst sofort mit Klienten aller sechs Rollen und allen sechs Materialien im Lager (klassisch: Klienten genügen).
function-statue = Darf auf jedem Bauplatz stehen und nimmt dessen Material oder Marmor. Fertig bringt sie dir 3 Punkte.
function-villa = Mit einer Baumeister-Aktion stellst du sie mit einem einzigen Material fertig.
function-basilica = Mit jeder Kaufmann-Aktion darfst du auch einen Auftrag aus der Hand in die Schatulle legen.
function-stairway = Mit einer Baumeister-Aktion darfst du auch ein passendes Material an ein fertiges Bauwerk eines Gegners legen: Dessen Funktion wirkt dann für alle.
function-senate = Nimm beliebige Senatoren, die andere in der Runde ausgespielt haben.
function-scriptorium = Marmor, den du einem eigenen unfertigen Bauwerk hinzufügst, stellt es fertig.
function-school = Für jeden Einfluss darfst du einmal nachdenken.
function-ludus-magna = Jeder Kaufmann unter deinen Klienten zählt als Klient jeder Rolle.
function-sewer = Leg beliebige Aufträge, die du in der Runde ausgespielt hast, in dein Lager.
function-temple = Dein Handkartenlimit ist um 4 höher.
function-circus-maximus = Wenn du anführst oder folgst, gibt jeder passende Klient zwei Aktionen.
function-market = Dein Schatullen-Limit ist um 2 höher.
function-bar = Mit jeder Patron-Aktion darfst du auch die oberste Karte des Nachziehstapels anwerben.
function-road = Deine Stein-Bauwerke nehmen jedes Material.
function-vomitorium = Bevor du nachdenkst, darfst du alle Handkarten abwerfen.
function-tower = Alle deine Bauwerke nehmen Schutt, und ein Fundament vor der Stadt kostet nur eine Aktion.
function-prison = Du darfst 3 Einfluss gegen ein fertiges Bauwerk eines Gegners tauschen.

## Die erste Partie mit Anleitung

lesson-roles = Rollen und Gebäude
    .say = Eine Runde hat eine Rolle für alle: Führ sie an, folge ihr oder denk nach. Klienten arbeiten in jedem Fall für dich.
lesson-roles-card = Eine Karte, fünf Verwendungen
    .say = Oben steht die Rolle der Karte, der Name ist das Gebäude, unten stehen Material und Wert. Ausgespielt ist sie ein Befehl, vom Umschlagplatz aus wird sie Klient oder Material, auf einem Bauplatz Fundament, in der Schatulle Beute.
lesson-roles-lead = Führ den Arbeiter an
    .say = Du hast die Anführerkarte: Du wählst die Rolle dieser Runde. Ein Auftrag führt seine eigene Rolle an. Die anderen dürfen mit einer Karte dieser Rolle, einem Senator oder einer Petition folgen; wer nicht folgt, denkt nach und zieht Karten.
    .do = Führ mit der Insula den Arbeiter an.
lesson-roles-take = Hol Holz und Stein
    .say = Du hast zwei Aktionen: eine für die ausgespielte Karte und eine für den Arbeiter unter deinen Klienten. Jede nimmt eine Karte vom Umschlagplatz in dein Lager.
    .do = Klicke auf das Holz, dann auf den Stein.
lesson-roles-follow = Folge dem Handwerker
    .say = Drusus führt den Handwerker an. Deine Holz-Karten sind Handwerker: Folge mit einer davon, und mit deinem Klienten hast du wieder zwei Aktionen.
    .do = Folge mit dem Markt.
lesson-roles-lay = Leg das Dock
    .say = Die erste Aktion legt eine Handkarte als Fundament auf einen Bauplatz ihrer Sorte.
    .do = Leg das Dock in der Stadt.
lesson-roles-complete = Stell das Dock fertig
    .say = Die zweite Aktion fügt passendes Material aus der Hand hinzu. Das Dock braucht 1 Holz: Es ist fertig, du erhältst 1 Einfluss, und seine Funktion wirkt sofort.
    .do = Klicke auf das Dock, dann auf die Palisade.
lesson-petition = Die Petition
    .say = Zwei Aufträge einer Rolle stehen für jede Rolle, wie ein Senator.
lesson-petition-lead = Führ den Patron mit einer Petition an
    .say = Du willst einen Klienten, hast aber weder Patron noch Senator. Dock und Markt sind beide Handwerker: Zusammen führen sie jede Rolle an. Das kostet zwei Karten für eine Aktion.
    .do = Wähle die Petition aus Holz als Patron, dann beide Karten.
lesson-petition-hire = Wirb den Kaufmann an
    .say = Eine Karte vom Umschlagplatz wird dein Klient. Ab der nächsten Runde arbeitet er für dich, wann immer jemand den Kaufmann anführt. Platz ist für so viele Klienten, wie du Einfluss hast.
    .do = Klicke auf den Stein: Als Klient ist er ein Kaufmann.
lesson-thinking = Nachdenken
    .say = Denk nach, wenn du wenige Karten hast; nimm einen Senator, wenn dir eine Rolle fehlt.
lesson-thinking-draw = Denk nach und zieh
    .say = Statt auszuspielen denkst du nach: Du füllst die Hand auf fünf Karten auf oder nimmst einen Senator. Wer anführt und nachdenkt, beendet die Runde sofort, und die nächste Person führt an.
    .do = Denk nach, dann zieh die Karten.
lesson-demand = Der Legionär
    .say = Was du vorzeigst, forderst du: vom Umschlagplatz und von beiden Nachbarn. Palisaden und Mauern schützen.
lesson-demand-rubble = Fordere Schutt
    .say = Du hast eine Legionär-Aktion. Zeig eine Handkarte vor, und du nimmst eine Karte ihrer Sorte vom Umschlagplatz; wer von den Nachbarn eine hat, muss dir auch eine geben. Die vorgezeigte Karte bleibt bei dir.
    .do = Zeig die Insula vor: Sie ist Schutt.
lesson-vault = Beute
    .say = In die Schatulle passen so viele Karten, wie du Einfluss hast; bau also auch.
lesson-vault-bank = Marmor in die Schatulle
    .say = Eine Kaufmann-Aktion legt eine Karte aus dem Lager in die Schatulle. Am Ende ist Marmor dort 3 Punkte wert, und 3 weitere erhält, wer von einer Sorte am meisten hat.
    .do = Klicke auf den Marmor in deinem Lager.
lesson-ending = Wie es endet
    .say = Gezählt werden Einfluss, Beute und Boni, und die Schatullen werden geöffnet.
lesson-ending-ways = Vier Arten zu enden
    .say = Das Spiel endet sofort, wenn der letzte Bauplatz in der Stadt belegt ist, der Nachziehstapel leer ist, eine Katakombe fertig wird oder ein Forum mit allen sechs Rollen und allen sechs Materialien gewinnt.
lesson-ending-last-site = Beleg den letzten Bauplatz
    .say = Ein Holz-Bauplatz ist der letzte in der Stadt. Du liegst vorn: Ein Fundament darauf beendet das Spiel, auch ohne Material.
    .do = Leg das Dock.

## Von Hand geschriebene Stellungen. Schlüssel und Namen sind darin in jeder Sprache englisch.

position-over = Der Nachziehstapel ist leer: Das Spiel ist zu Ende; schreib `over: true`.
position-shown = `{ $key }`: So viele Karten `{ $card }` hat { $name } nicht.
position-structures = `structures` von { $name } nennt Gebäude, etwa { "{" }Dock: complete, Garden: [stone]{ "}" }.
position-structure = `{ $card }` ist eine Liste von Materialien, `complete`, `public` oder { "{" }site, materials, complete, public{ "}" }.
position-site = `{ $card }` kann nicht auf einem Bauplatz `{ $site }` liegen: Das kann nur `Statue`.
position-materials = `{ $card }` braucht { $needed } Materialien; mit { $n } wäre das Bauwerk fertig oder hätte zu viele.
position-public = `{ $card }` kann erst `public` sein, wenn es fertig ist.
position-sites = `{ $key }` zählt Bauplätze nach Material, etwa { "{" }wood: 2{ "}" }.
position-led = Im Schritt `{ $step }` wird eine Rolle angeführt: Schreib `led`.
position-work = `pending` enthält zu viel Arbeit.
position-pending = `pending`: { $text } ist nicht zu lesen; schreib zum Beispiel `grant Craftsman 3`.
position-not-now = `pending`: { $text } ist hier nicht möglich.
position-no-demand = `{ $key }` gehört zu einer laufenden Forderung: Schreib sie in `pending`.
position-copies = Von `{ $card }` gibt es nur { $n }.
position-orders = So viele Aufträge mit dem Material `{ $material }` gibt es nicht.
position-ending = `ending` ist eines von { COMMAS($known) }, nicht { $ending }.
position-no-kind = { CAP($what) }: { $word } ist kein Material, keine Rolle und kein Gebäude. Materialien sind: { COMMAS($known) }.
position-no-building = { CAP($what) }: Ein Gebäude { $word } gibt es nicht.
# Wozu ein Wert gehört.
position-hand = die Hand von { $name }
position-camp = das Tableau von { $name }
position-units = die Ausspiele von { $name }
position-senators = die Zahl der Senatoren im Stapel
