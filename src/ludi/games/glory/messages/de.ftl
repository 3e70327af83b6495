### Ruhm für Rom auf Deutsch.

title = Ruhm für Rom
summary = Führe Rollen an und folge ihnen, wirb Klienten an, errichte Gebäude, deren Funktionen die Regeln beugen, und fülle deine Schatulle.
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
    .help = ob, wer anführt, anbieten darf, das Spiel zugunsten eines Siegers zu beenden; alle müssen annehmen
option-conceding-no = nein
option-conceding-yes = ja

## Begriffe

# Gebäude mit Artikel: Nominativ (.nom), Akkusativ (.acc), Dativ (.dat). Stoffe und Rollen haben nur eine Form.

material-rubble = Schutt
material-wood = Holz
material-concrete = Zement
material-brick = Ziegel
material-stone = Stein
material-marble = Marmor

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

## Die Entscheidungen, wie sie in der Liste stehen und wie man sie eintippt; und warum eine nicht geht.

## Ablehnungen, die auf den Tisch schauen

## Was die Wahl bringt

## Der Verlauf

## Die Punktetabelle

## Der Tisch im Browser

## Im Terminal
