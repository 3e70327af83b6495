### Sláva Římu česky.

title = Sláva Římu
summary = Veď role a následuj je, najímej klienty, stav budovy, jejichž funkce ohýbají pravidla, a plň si pokladnici.
option-variant = Varianta
    .help = klasická: petice ze tří karet, na Fórum stačí klienti; tréninková: bez funkcí budov
option-variant-standard = základní
option-variant-classic = klasická
option-variant-training = tréninková
option-hands = Karty v ruce
    .help = odkryté: všechny ruce leží odkryté; zpočátku: dokud každý dvakrát nevedl
option-hands-hidden = skryté
option-hands-open = odkryté
option-hands-open-at-first = zpočátku odkryté
option-out-of-town = Za městem
    .help = kdy se smí zakládat na staveništích za městem
option-out-of-town-any-time = kdykoli
option-out-of-town-town-full = až je město plné
option-circus-maximus = Circus Maximus
    .help = koho zdvojnásobí, když je dokončen uprostřed fáze
option-circus-maximus-all-clients = všichni klienti
option-circus-maximus-unused-clients = nevyužití klienti
option-stairway = Schodiště
    .help = jeho materiál je další částí akce Architekt, nebo nahrazuje tu obvyklou
option-stairway-extra = navíc
option-stairway-instead = místo
option-conceding = Vzdání partie
    .help = zda smí vůdce nabídnout konec hry a vítězství jednomu z hráčů; přijmout musí všichni
option-conceding-no = ne
option-conceding-yes = ano

## Pojmy

# Tvary: 2. pád (.gen), 4. pád (.acc), 7. pád (.ins); `.site`: přídavné jméno ke slovu „staveniště“.

material-rubble = suť
    .gen = suti
    .acc = suť
    .ins = sutí
    .site = suťové
material-wood = dřevo
    .gen = dřeva
    .acc = dřevo
    .ins = dřevem
    .site = dřevěné
material-concrete = beton
    .gen = betonu
    .acc = beton
    .ins = betonem
    .site = betonové
material-brick = cihla
    .gen = cihly
    .acc = cihlu
    .ins = cihlou
    .site = cihlové
material-stone = kámen
    .gen = kamene
    .acc = kámen
    .ins = kamenem
    .site = kamenné
material-marble = mramor
    .gen = mramoru
    .acc = mramor
    .ins = mramorem
    .site = mramorové

role-laborer = Dělník
    .gen = Dělníka
    .acc = Dělníka
    .ins = Dělníkem
role-craftsman = Řemeslník
    .gen = Řemeslníka
    .acc = Řemeslníka
    .ins = Řemeslníkem
role-architect = Architekt
    .gen = Architekta
    .acc = Architekta
    .ins = Architektem
role-legionary = Legionář
    .gen = Legionáře
    .acc = Legionáře
    .ins = Legionářem
role-merchant = Kupec
    .gen = Kupce
    .acc = Kupce
    .ins = Kupcem
role-patron = Patron
    .gen = Patrona
    .acc = Patrona
    .ins = Patronem

building-academy = Akademie
    .gen = Akademie
    .acc = Akademii
building-aqueduct = Akvadukt
    .gen = Akvaduktu
    .acc = Akvadukt
building-amphitheatre = Amfiteátr
    .gen = Amfiteátru
    .acc = Amfiteátr
building-coliseum = Koloseum
    .gen = Kolosea
    .acc = Koloseum
building-atrium = Atrium
    .gen = Atria
    .acc = Atrium
building-gate = Brána
    .gen = Brány
    .acc = Bránu
building-circus = Cirkus
    .gen = Cirku
    .acc = Cirkus
building-dock = Dok
    .gen = Doku
    .acc = Dok
building-fountain = Fontána
    .gen = Fontány
    .acc = Fontánu
building-insula = Insula
    .gen = Insuly
    .acc = Insulu
building-catacomb = Katakomby
    .gen = Katakomb
    .acc = Katakomby
building-latrine = Latrína
    .gen = Latríny
    .acc = Latrínu
building-bath = Lázně
    .gen = Lázní
    .acc = Lázně
building-archway = Vítězný oblouk
    .gen = Vítězného oblouku
    .acc = Vítězný oblouk
building-storeroom = Sýpka
    .gen = Sýpky
    .acc = Sýpku
building-bridge = Most
    .gen = Mostu
    .acc = Most
building-wall = Hradba
    .gen = Hradby
    .acc = Hradbu
building-foundry = Slévárna
    .gen = Slévárny
    .acc = Slévárnu
building-garden = Zahrada
    .gen = Zahrady
    .acc = Zahradu
building-shrine = Svatyně
    .gen = Svatyně
    .acc = Svatyni
building-palisade = Palisáda
    .gen = Palisády
    .acc = Palisádu
building-palace = Palác
    .gen = Paláce
    .acc = Palác
building-forum = Fórum
    .gen = Fóra
    .acc = Fórum
building-statue = Socha
    .gen = Sochy
    .acc = Sochu
building-villa = Vila
    .gen = Vily
    .acc = Vilu
building-basilica = Bazilika
    .gen = Baziliky
    .acc = Baziliku
building-stairway = Schodiště
    .gen = Schodiště
    .acc = Schodiště
building-senate = Senát
    .gen = Senátu
    .acc = Senát
building-scriptorium = Skriptorium
    .gen = Skriptoria
    .acc = Skriptorium
building-school = Škola
    .gen = Školy
    .acc = Školu
building-ludus-magna = Ludus Magnus
    .gen = Ludus Magnus
    .acc = Ludus Magnus
building-sewer = Stoka
    .gen = Stoky
    .acc = Stoku
building-temple = Chrám
    .gen = Chrámu
    .acc = Chrám
building-circus-maximus = Circus Maximus
    .gen = Circus Maximus
    .acc = Circus Maximus
building-market = Tržiště
    .gen = Tržiště
    .acc = Tržiště
building-bar = Taverna
    .gen = Taverny
    .acc = Tavernu
building-road = Silnice
    .gen = Silnice
    .acc = Silnici
building-vomitorium = Vomitorium
    .gen = Vomitoria
    .acc = Vomitorium
building-tower = Věž
    .gen = Věže
    .acc = Věž
building-prison = Vězení
    .gen = Vězení
    .acc = Vězení

## Otázky: každá stojí po slovech „Otázka teď zní:“. Příklady jsou slova, která lze napsat.

## Rozhodnutí, jak stojí v seznamu a jak se píšou; a proč nejdou.

## Odmítnutí, která se dívají na stůl

## Co volba přinese

## Průběh

## Tabulka bodů

## Stůl v prohlížeči

## V terminálu
