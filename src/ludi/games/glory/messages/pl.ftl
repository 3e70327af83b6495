### Glory to Rome: Na chwałę Rzymu, po polsku.

title = Glory to Rome: Na chwałę Rzymu
summary = Rozgrywaj role i podążaj za nimi, zatrudniaj klientów, wznoś budynki, których funkcje naginają zasady, i zapełniaj skarbiec.
option-variant = Wariant
    .help = klasyczny: petycja z trzech kart, do Placu miejskiego wystarczą klienci; treningowy: bez funkcji budynków
option-variant-standard = zwykły
option-variant-classic = klasyczny
option-variant-training = treningowy
option-hands = Ręce
    .help = odkryte: wszystkie karty leżą odkryte; na początku: dopóki każdy nie rozegra dwóch rund jako przywódca
option-hands-hidden = zakryte
option-hands-open = odkryte
option-hands-open-at-first = na początku odkryte
option-out-of-town = Odległe place
    .help = kiedy wolno kłaść fundamenty na odległych placach budowy
option-out-of-town-any-time = zawsze
option-out-of-town-town-full = gdy brak bliskich
option-circus-maximus = Targ niewolników
    .help = kogo podwaja, gdy zostaje ukończony w środku fazy
option-circus-maximus-all-clients = wszyscy klienci
option-circus-maximus-unused-clients = niewykorzystani klienci
option-stairway = Schody
    .help = ich materiał jest dodatkową częścią akcji Murarza albo zastępuje zwykłą
option-stairway-extra = dodatkowo
option-stairway-instead = zamiast
option-conceding = Poddawanie partii
    .help = czy przywódca może zaproponować koniec gry i zwycięstwo wybranego gracza; muszą się zgodzić wszyscy
option-conceding-no = nie
option-conceding-yes = tak

## Pojęcia

# Formy: dopełniacz (.gen), biernik (.acc), narzędnik (.ins); `.site`: przymiotnik do słów „plac budowy”.

material-rubble = gruz
    .gen = gruzu
    .acc = gruz
    .ins = gruzem
    .site = gruzowy
material-wood = drewno
    .gen = drewna
    .acc = drewno
    .ins = drewnem
    .site = drewniany
material-concrete = beton
    .gen = betonu
    .acc = beton
    .ins = betonem
    .site = betonowy
material-brick = cegła
    .gen = cegły
    .acc = cegłę
    .ins = cegłą
    .site = ceglany
material-stone = kamień
    .gen = kamienia
    .acc = kamień
    .ins = kamieniem
    .site = kamienny
material-marble = marmur
    .gen = marmuru
    .acc = marmur
    .ins = marmurem
    .site = marmurowy

role-laborer = Tragarz
    .gen = Tragarza
    .acc = Tragarza
    .ins = Tragarzem
role-craftsman = Cieśla
    .gen = Cieśli
    .acc = Cieślę
    .ins = Cieślą
role-architect = Murarz
    .gen = Murarza
    .acc = Murarza
    .ins = Murarzem
role-legionary = Legionista
    .gen = Legionisty
    .acc = Legionistę
    .ins = Legionistą
role-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca
    .ins = Kupcem
role-patron = Patron
    .gen = Patrona
    .acc = Patrona
    .ins = Patronem

building-academy = Akademia
    .gen = Akademii
    .acc = Akademię
building-aqueduct = Akwedukt
    .gen = Akweduktu
    .acc = Akwedukt
building-amphitheatre = Amfiteatr
    .gen = Amfiteatru
    .acc = Amfiteatr
building-coliseum = Arena
    .gen = Areny
    .acc = Arenę
building-atrium = Atrium
    .gen = Atrium
    .acc = Atrium
building-gate = Brama
    .gen = Bramy
    .acc = Bramę
building-circus = Cyrk
    .gen = Cyrku
    .acc = Cyrk
building-dock = Dok
    .gen = Doku
    .acc = Dok
building-fountain = Fontanna
    .gen = Fontanny
    .acc = Fontannę
building-insula = Insula
    .gen = Insuli
    .acc = Insulę
building-catacomb = Katakumby
    .gen = Katakumb
    .acc = Katakumby
building-latrine = Latryna
    .gen = Latryny
    .acc = Latrynę
building-bath = Łaźnie
    .gen = Łaźni
    .acc = Łaźnie
building-archway = Łuk triumfalny
    .gen = Łuku triumfalnego
    .acc = Łuk triumfalny
building-storeroom = Magazyn
    .gen = Magazynu
    .acc = Magazyn
building-bridge = Most
    .gen = Mostu
    .acc = Most
building-wall = Mur obronny
    .gen = Muru obronnego
    .acc = Mur obronny
building-foundry = Odlewnia
    .gen = Odlewni
    .acc = Odlewnię
building-garden = Ogród
    .gen = Ogrodu
    .acc = Ogród
building-shrine = Ołtarz
    .gen = Ołtarza
    .acc = Ołtarz
building-palisade = Palisada
    .gen = Palisady
    .acc = Palisadę
building-palace = Pałac
    .gen = Pałacu
    .acc = Pałac
building-forum = Plac miejski
    .gen = Placu miejskiego
    .acc = Plac miejski
building-statue = Posąg
    .gen = Posągu
    .acc = Posąg
building-villa = Rezydencja
    .gen = Rezydencji
    .acc = Rezydencję
building-basilica = Sąd
    .gen = Sądu
    .acc = Sąd
building-stairway = Schody
    .gen = Schodów
    .acc = Schody
building-senate = Senat
    .gen = Senatu
    .acc = Senat
building-scriptorium = Skryptorium
    .gen = Skryptorium
    .acc = Skryptorium
building-school = Szkoła
    .gen = Szkoły
    .acc = Szkołę
building-ludus-magna = Szkoła gladiatorów
    .gen = Szkoły gladiatorów
    .acc = Szkołę gladiatorów
building-sewer = Ściek
    .gen = Ścieku
    .acc = Ściek
building-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
building-circus-maximus = Targ niewolników
    .gen = Targu niewolników
    .acc = Targ niewolników
building-market = Targowisko
    .gen = Targowiska
    .acc = Targowisko
building-bar = Tawerna
    .gen = Tawerny
    .acc = Tawernę
building-road = Ulica
    .gen = Ulicy
    .acc = Ulicę
building-vomitorium = Vomitorium
    .gen = Vomitorium
    .acc = Vomitorium
building-tower = Wieża
    .gen = Wieży
    .acc = Wieżę
building-prison = Więzienie
    .gen = Więzienia
    .acc = Więzienie

## Pytania: każde stoi po słowach „Pytanie brzmi teraz:”. Przykłady to słowa, które można wpisać.

## Decyzje, tak jak widać je na liście i jak się je wpisuje; oraz dlaczego nie można.

## Odmowy, które biorą pod uwagę stół

## Co daje wybór

## Dziennik

## Tabela punktów

## Stół w przeglądarce

## W terminalu
