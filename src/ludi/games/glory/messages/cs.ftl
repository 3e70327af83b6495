### Sláva Římu česky.

title = Sláva Římu
summary = Veď role a následuj je, najímej klienty, stav budovy, jejichž funkce ohýbají pravidla, a plň si pokladnici.
vignette = Rozestavěný chrám
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

tab-hand = Ruka
tab-camp = Tábor
tab-rivals = Soupeři
camps = Tábory
camp-of = Tábor hráče { $name }
close-camp = Zavřít
your-camp = Tvůj tábor
your-hand = Tvoje ruka
pool-and-sites = Zásoba a staveniště
structures = Stavby

# Otázky, jak na ně odpovědět, co dělají ostatní, kroky kola

now-lead = Vedeš: kterou roli? Nebo přemýšlíš?
    .hint = Zahraj kartu jako její roli, Senátora nebo petici jako kteroukoli roli, nebo přemýšlej.
now-follow = { $leader } vede roli { $role }: následuješ, nebo přemýšlíš?
    .hint = Zahraj zvýrazněnou kartu, nebo přemýšlej a dober si karty.
now-petition = Které karty zahraješ na petici?
    .hint = Zahrají se jako { $role }, ať jsou jakékoli.
now-more = Tvůj Palác: další zahrání?
    .hint = Každé další zahrání dává ještě jednu akci { FORM($role, "gen") }.
now-think = Přemýšlíš: dobereš si karty, nebo Senátora?
    .hint = { $refills ->
        [yes] Dobráním doplníš ruku do { $limit } karet.
       *[no] Dobereš si jednu kartu.
    }
now-laborer = Dělník: který materiál si vezmeš?
    .hint = Ze zásoby do tvého skladu.
now-craftsman = Řemeslník: co postavíš?
    .hint = Polož kartu jako základ, nebo vyber stavbu, ke které přidáš kartu z ruky.
now-architect = Architekt: co postavíš?
    .hint = Polož kartu jako základ, nebo vyber stavbu, ke které přidáš materiál.
now-legionary = Legionář: co požaduješ?
    .hint = Ukaž kartu za každý požadavek, potom požaduj.
now-merchant = Kupec: co uložíš do pokladnice?
    .hint = Jeho hodnota se na konci změní v body.
now-patron = Patron: koho najmeš?
    .hint = Klienti hrají za tebe, kdykoli někdo vede jejich roli.
now-material = { $structure }: z kterého materiálu?
    .hint = Vyber některý ze zvýrazněných.
now-site = { $structure }: na kterém staveništi?
    .hint = Na jeho hodnotě závisí, kolik stavba potřebuje a jaký dá vliv.
now-fountain = Fontána: co uděláš s kartou { $drawn }?
    .hint = Polož ji, přidej ke stavbě, nebo si ji nech v ruce.
now-role = Lázně: jako kdo provede akci nový klient?
    .hint = Provede ji jednou a hned.
now-give = { $acting } požaduje: kterou kartu odevzdáš?
    .hint = Přijde do skladu hráče { $acting }.
now-immune = { $acting } požaduje, ale nemusíš nic odevzdat
    .hint = Můžeš odevzdat požadovanou kartu, nebo nic.
now-clients = Koloseum: které klienty si vezmeš?
    .hint = Přijdou do tvé pokladnice jako lup.
now-prison = Vězení: kterou stavbu převezmeš?
    .hint = Dáš za ni vliv 3.
now-senate = Senát: které Senátory si vezmeš?
    .hint = Ty, které v tomto kole zahráli ostatní.
now-sewer = Stoka: které ze svých rozkazů si necháš?
    .hint = Přijdou do tvého skladu, ostatní do zásoby.
now-concede = Souhlasíš se vzdáním partie?
    .hint = Když přijmou všichni, hra tímto vítězstvím končí.

watch-hint = Kolo { $round }, { $role ->
        [none] kartu vůdce má { $leader }.
       *[other] { $leader } vede roli { $role }.
    }
watch-lead = { $who } vede, nebo přemýšlí
watch-follow = { $who } následuje, nebo přemýšlí
watch-petition = { $who } podává petici
watch-more = { $who } může zahrát další karty
watch-think = { $who } přemýšlí
watch-acts = { $who } hraje jako { $role }
watch-material = { $who } vybírá materiál
watch-site = { $who } vybírá staveniště
watch-fountain = { $who } používá Fontánu
watch-role = { $who } vybírá akci nového klienta
watch-give = { $who } odevzdává karty hráči { $acting }
watch-clients = { $who } si bere klienty
watch-prison = { $who } používá Vězení
watch-senate = { $who } si bere Senátory
watch-sewer = { $who } si nechává rozkazy
watch-concede = { $who } odpovídá na návrh vzdát partii

step-lead = Vedení
step-follow = Následování
step-petition = Petice
step-more = Další karty
step-think = Přemýšlení
step-material = Materiál
step-site = Staveniště
step-role = Nový klient
step-give = Odevzdání
step-clients = Klienti
step-concede = Vzdání
done-lead = { $you ->
        [yes] Vedeš roli { $role }
       *[no] { $who } vede roli { $role }
    }
done-follow = { $you ->
        [yes] Následuješ
       *[no] { $who } následuje
    }
done-think = { $you ->
        [yes] Přemýšlíš
       *[no] { $who } přemýšlí
    }
still-to-come = ještě { $n }

back-petition = Bez petice
back-think = Nepřemýšlet
back-material = Jiná stavba
back-site = Jiná karta
back-more = Vrátit kartu
back-legionary = Skrýt kartu

over-hint = { CAP($ending) }.

# Tábor hráče

zone-clients = Klienti
    .tip = Klienti hrají, kdykoli někdo vede jejich roli. Limit se řídí vlivem.
zone-stockpile = Sklad
    .tip = Materiál pro Architekty a Kupce; bez limitu.
zone-vault = Pokladnice
    .tip = Lup: každá karta přinese na konci tolik bodů, jaká je její hodnota. Limit se řídí vlivem.
clients-none = nic
clients-tip = { $n ->
        [1] klient: { $role }
       *[other] klienti: { $role } ×{ $n }
    }
stockpile-none = prázdno
stockpile-tip = ve skladu: { $material } ×{ $n }
vault-none = prázdno
vault-tip = v pokladnici: { $material } ×{ $n }, hodnota karty { $value }
vault-unknown-tip = { $n ->
        [one] { $n } neznámá karta v pokladnici
        [few] { $n } neznámé karty v pokladnici
       *[other] { $n } neznámých karet v pokladnici
    }
tag-decides = rozhoduje se
tag-acts = hraje
tag-leads = vede
tag-follows = následuje
tag-thinks = přemýšlí
played-tip = v tomto kole zahráno jako { $led }: { $role } ×{ $n }
played-senators-tip = v tomto kole zahráno jako { $led }: Senátor ×{ $n }
leader-tip = má kartu vůdce
points-tip = Body, kdyby hra teď skončila: { $sources ->
        [none] nic
       *[several] { COMMAS($sources) }
    }{ $unknown ->
        [0] {""}
        [one] ; a { $unknown } neznámá karta
        [few] ; a { $unknown } neznámé karty
       *[other] ; a { $unknown } neznámých karet
    }
points-source = { $source } { $n }
hand-tip = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    } v ruce, limit { $limit }{ $known ->
        [none] {""}
       *[several] ; známé: { COMMAS($known) }
    }
senators-tip = z toho Senátoři: { $n }
influence-tip = vliv { $n }
hand-limit-tip = karty v ruce a jejich limit
clients-limit-tip = klienti a jejich limit
stockpile-size-tip = materiál ve skladu
vault-limit-tip = karty v pokladnici a jejich limit
structures-none = zatím bez staveb
structures-none-own = Zatím bez staveb. Základy pokládají Řemeslníci a Architekti.
structure-tip = { $structure }, { $material }{ $site ->
        [none] {""}
       *[other] , staveniště: { $site }
    }: { $complete ->
        [yes] dokončeno, vliv { $all }
       *[no] materiál { $n } { $all ->
            [1] z
           *[other] ze
        } { $all }
    }{ $works ->
        [public] ; veřejná: působí pro všechny
        [gate] ; už působí díky Bráně
       *[other] {""}
    }. { $function }
structure-state = { $complete ->
        [yes] dokončeno, vliv { $all }
       *[no] { $material }: { $n } { $all ->
            [1] z
           *[other] ze
        } { $all }
    }
structure-to-come = k založení, potřebuje: { $material } ×{ $n }
borrowed-tip = { $structure }: působí i tady, pro všechny. { $function }
in-hand-tip = { $card }, v ruce. { $function }

# Zásoba, staveniště a balíčky

kind-tip = { CAP($material) } a { $role }: hodnota { $n }
pool-tip = v zásobě: { $material } ×{ $n }
town-tip = staveniště ve městě ({ $material }), zbývá: { $n }
out = +{ $n } za městem
out-tip = staveniště za městem ({ $material }), zbývá: { $n }; založení stojí dvě akce
deck = v balíčku
    .tip = Hra končí, když si někdo dobere poslední kartu.
pile = { $n ->
        [one] Senátor
        [few] Senátoři
       *[other] Senátorů
    }
    .tip = Senátorem lze vést i následovat kteroukoli roli. Při přemýšlení si ho lze vzít.

# Ruka a nápisy na kartách a tlačítkách

card-tip = { $card }: { $function }
card-drawn = dobraná
card-shown = ukázaná
senator-card = Senátor
senator-role = Každá role
senator-text = Vede i následuje kteroukoli roli. Nikdy materiál, klient ani základ.
senator-tip = Senátor: vede i následuje kteroukoli roli; nikdy materiál, klient ani základ.
senator-foot = ne ke stavění
verb-lay = Položit základ
verb-lay-out = Položit za městem
verb-lead = Vést roli { $role }
verb-follow = Následovat
verb-play = Zahrát
verb-add = Přidat
verb-discard = Odhodit
verb-use = Použít jako materiál
verb-give = Odevzdat
verb-hire = Najmout
verb-bank = Do pokladnice
verb-store = Do skladu
verb-show = Ukázat
button-draw = { $n ->
        [one] Dobrat kartu
        [few] Dobrat { $n } karty
       *[other] Dobrat { $n } karet
    }
button-no-more = Víc už ne
button-skip = Vynechat zbytek akce
button-stop = Žádná další akce
button-keep = Ponechat v ruce
button-demand = Požadovat
button-demand-nothing = Nepožadovat nic
button-enough = Stačí
button-petition = Petice: { $material }
petition-as = petice ({ $material }) jako
sure-give-up = Vzdát se { $n ->
        [1] { $n } akce
       *[other] { $n } akcí
    }
sure-lay = Potvrdit
demands = požaduje:
demands-tip = { $card }: { $material }
then = pak
then-actions = { $n }× { $role }
then-thinks = { $n }× přemýšlení

# Kdy budova působí, před její funkcí

when-lasting = Stále:
when-on-completion = Po dokončení:
when-end-of-round = Konec kola:
when-thinking = Před přemýšlením:
when-playing-cards = Zahrání karet:
when-win = Vítězství:
when-score = Body:
when-laborer = { role-laborer }:
when-craftsman = { role-craftsman }:
when-architect = { role-architect }:
when-legionary = { role-legionary }:
when-merchant = { role-merchant }:
when-patron = { role-patron }:
when-craftsman-or-architect = { role-craftsman }, { role-architect }:

# Jak hra končí

ends = Hra končí, když
ends-sites = dojdou staveniště ve městě
ends-deck = dojde balíček
ends-catacomb = jsou dokončeny Katakomby
ends-forum = je naplněno Fórum
ends-left = zbývá: { $n }
forum-tip = { $name }: role klientů { $roles } ze 6, materiály { $materials } ze 6{ $works ->
        [yes] {""}
       *[no] ; Fórum ještě nepůsobí
    }
most-loot = Nejvíc lupu, po 3 bodech
most-loot-tip = { $name ->
        [none] nejvíc v pokladnici ({ $material }): nikdo, pokud je známo
       *[other] nejvíc v pokladnici ({ $material }): { $name }, pokud je známo
    }

## V terminálu

## Budovy: co která umí

function-academy = Po kole, ve kterém provedeš akci Řemeslníka, můžeš jednou přemýšlet.
function-aqueduct = Při každé akci Patrona můžeš také najmout jeden rozkaz z ruky. Limit tvé klientely je dvojnásobný.
function-amphitheatre = Proveď až tolik akcí Řemeslníka, kolik máš vlivu.
function-coliseum = Můžeš požadovat i odpovídající klienty; přijdou do tvé pokladnice.
function-atrium = Při akci Kupce můžeš místo karty ze skladu uložit do pokladnice vrchní kartu balíčku, bez prohlížení.
function-gate = Funkce tvých nedokončených mramorových staveb pro tebe působí.
function-circus = Kterýmkoli jedním rozkazem můžeš vést nebo následovat roli Architekt.
function-dock = Při každé akci Dělníka můžeš také přesunout jeden rozkaz z ruky do skladu.
function-fountain = Při akci Řemeslníka můžeš místo karty z ruky použít vrchní kartu balíčku; nepoužitá přijde do ruky.
function-insula = Limit tvé klientely je o 2 vyšší.
function-catacomb = Hra okamžitě končí a následuje bodování.
function-latrine = Než začneš přemýšlet, můžeš odhodit jednu kartu.
function-bath = Každý klient, kterého najmeš, může hned provést jednu akci.
function-archway = Při akci Architekta můžeš vzít materiál ze zásoby místo ze skladu.
function-storeroom = Všichni tvoji klienti se počítají i jako Dělníci.
function-bridge = Tvé požadavky platí i pro sklady, míří na všechny soupeře a obcházejí Palisády.
function-wall = Požadavky ti nic nevezmou. Na konci 1 bod za každé dvě karty ve tvém skladu.
function-foundry = Proveď až tolik akcí Dělníka, kolik máš vlivu.
function-garden = Proveď až tolik akcí Patrona, kolik máš vlivu.
function-shrine = Tvůj limit karet v ruce je o 2 vyšší.
function-palisade = Požadavky ti nic nevezmou, pokud soupeř nemá Most.
function-palace = Při vedení i následování můžeš mít několik zahrání; každé je jedna akce.
function-forum = Okamžitě vítězíš s klienty všech šesti rolí a všemi šesti materiály ve skladu (klasicky: stačí klienti).
function-statue = Lze ji založit na kterémkoli staveništi; přijímá mramor nebo materiál staveniště. Dokončená přinese majiteli 3 body.
function-villa = Akce Architekta ji dokončí jediným materiálem.
function-basilica = Při každé akci Kupce můžeš také uložit do pokladnice jeden rozkaz z ruky.
function-stairway = Při akci Architekta můžeš také přidat odpovídající materiál k dokončené stavbě soupeře: její funkce pak působí pro všechny.
function-senate = Vezmi si libovolné Senátory, které v tomto kole zahráli ostatní.
function-scriptorium = Mramor přidaný ke kterékoli tvé nedokončené stavbě ji dokončí.
function-school = Přemýšlej až tolikrát, kolik máš vlivu.
function-ludus-magna = Každý tvůj klient Kupec se počítá jako klient kterékoli role.
function-sewer = Ulož do skladu libovolné z rozkazů, které máš v tomto kole zahrané.
function-temple = Tvůj limit karet v ruce je o 4 vyšší.
function-circus-maximus = Když vedeš nebo následuješ, každý odpovídající klient dává dvě akce.
function-market = Limit tvé pokladnice je o 2 vyšší.
function-bar = Při každé akci Patrona můžeš také najmout vrchní kartu balíčku.
function-road = Tvé kamenné stavby přijímají kterýkoli materiál.
function-vomitorium = Než začneš přemýšlet, můžeš odhodit celou ruku.
function-tower = Všechny tvé stavby přijímají suť a založení za městem stojí jen jednu akci.
function-prison = Můžeš vyměnit vliv 3 za dokončenou stavbu soupeře.
