### Cesty do Říma česky.

title = Cesty do Říma
    .short = Cesty do Říma
summary = Stav cesty z Říma do nových měst; každý získává body za vlastní cesty na nejkratší trase.
vignette = Cesty vedoucí do Říma
option-side = Strana
    .help = strana hrací desky; automaticky: malá pro 2–3 hráče, velká pro 4–5
option-side-auto = automaticky
option-side-small = malá
option-side-large = velká
option-tables = Tabulky
    .help = bodové tabulky; zlato ve sloupcích: zlato se počítá jako stejné suroviny
option-tables-standard = běžné
option-tables-gold-in-columns = zlato ve sloupcích
option-start = Start
    .help = s náskokem: ve dvou dostane 6 bodů ten, kdo nezačíná; ve třech druhý 2, třetí 4; ve čtyřech první a poslední po 3; v pěti první 1, poslední 2
option-start-level = rovný
option-start-head-start = s náskokem

## Pojmy

# Písmena stojí na mapě v terminálu: vždy dvě, všechna různá.
resource-meat = maso
    .letters = ma
resource-wheat = pšenice
    .letters = pš
resource-gems = drahokamy
    .letters = dk
resource-olives = olivy
    .letters = ov
resource-grapes = hrozny
    .letters = hr
resource-wood = dřevo
    .letters = dř
resource-oil = olej
    .letters = ol
resource-wine = víno
    .letters = ví
resource-gold = zlato
    .letters = Au
# Barvy měst, tedy ve středním rodě.
colour-yellow = žluté
colour-pink = růžové
colour-orange = oranžové
colour-green = zelené
colour-red = červené
colour-white = bílé
colour-brown = hnědé
colour-blue = modré

## Otázky: každá stojí po slovech „Otázka teď zní:“. Příklady jsou slova, která lze napsat.

ask-connect = které město spojit s Římem
    .examples = postavit Roma-Genua / spojit město Genua s Římem
ask-extend = kde linie začíná
    .examples = začít v Římě / dokončit
ask-route = kudy trasa pokračuje
    .examples = trasa přes město Genua

## Rozhodnutí, jak stojí v seznamu a jak se píšou; a proč nejdou.

do-connect = spojit město { $to } { $from ->
        [Roma] s Římem
       *[other] s městem { $from }
    }
do-extend = začít { $from ->
        [Roma] v Římě
       *[other] ve městě { $from }
    }
do-route = trasa přes město { $by }
do-finish = dokončit
    .why = Není co dokončit: nejdřív spoj město.
do-pass = pasovat
    .why = Pasovat můžeš jen tehdy, když nemůžeš postavit žádnou linii.
# Celá linie najednou, třeba Roma-Genua-Massilia: v seznamu není, ale lze ji napsat.
do-build = postavit { $line }

## Odmítnutí po pohledu na hrací desku

no-place = Na mapě není město „{ $name }“.
no-section = Na { $side ->
        [small] malé
       *[large] velké
    } straně hrací desky není úsek mezi městy { $a } a { $b }.
no-side = Úsek { $a }–{ $b } není na { $side ->
        [small] malé
       *[large] velké
    } straně hrací desky.
no-line = Linie spojuje aspoň dvě města, například: postavit Roma-Genua.
no-through = Město { $place } ještě není spojené: linie končí v prvním novém městě, do kterého dojde.
no-start = Město { $place } ještě není spojené: linie začíná v Římě nebo ve spojeném městě.
no-built = Úsek { $a }–{ $b } už je postavený: stavět lze jen na volných úsecích.
no-new-city = Město { $place } už je spojené: linie musí končit v novém městě.
no-twice = Město { $place } už na této linii leží: linie jím nesmí procházet dvakrát.
no-roads = Tato linie potřebuje { $needed ->
        [one] { $needed } cestu
        [few] { $needed } cesty
       *[other] { $needed } cest
    }, ale { $left ->
        [0] už nemáš žádnou
       *[other] máš jen { $left }
    }.
no-section-roads = Úsek { $a }–{ $b } potřebuje { $needed ->
        [one] { $needed } cestu
        [few] { $needed } cesty
       *[other] { $needed } cest
    }, ale { $left ->
        [0] už nemáš žádnou
       *[other] máš jen { $left }
    }.
no-fit = Úsek do města { $to } se nehodí: tuto linii prodlouží jen úsek do města { $here }.
no-reach = Z města { $from } se do města { $to } ještě nedá dojít: město { $from } není spojené.
no-way = Trasa nepokračuje přes město { $by }, nebo jiná možnost dává všem stejně bodů.

## Co volba přinese

brings-tokens = { $colour } město { $value } a { $resource }
brings-points = { COMMAS($paid) }
brings-otherwise = nebo { COMMAS($paid) }
brings-nothing = nic

## Průběh

log-round = Kolo { $n }
log-began = Začíná { $who }: na spojení s Římem { $cities ->
        [one] čeká { $cities } město
        [few] čekají { $cities } města
       *[other] čeká { $cities } měst
    }, každý má { $roads ->
        [one] { $roads } cestu
        [few] { $roads } cesty
       *[other] { $roads } cest
    }
log-ahead = { $who } dostává do začátku { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
log-placed = { $who } staví úsek { $from }–{ $to } ({ $roads ->
        [one] { $roads } cesta
        [few] { $roads } cesty
       *[other] { $roads } cest
    })
log-took = { $who } získává město { $city }; surovina: { $resource }
log-routed = { $who } vede trasu z města { $city } přes město { $by }
log-scored = { $who } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: vlastní cesty na nejkratší trase z města { $city }{ $gold ->
        [yes] , za zlato dvojnásobně
       *[no] { "" }
    }
    .then = { $gold ->
            [yes] Zpáteční trasa, za zlato dvojnásobně: { $who } { SIGNED($points) }
           *[no] Zpáteční trasa: { $who } { SIGNED($points) }
        }
    .each = { $who } { SIGNED($points) }
log-route = { $gold ->
        [yes] Zpáteční trasa, za zlato dvojnásobně: { COMMAS($each) }
       *[no] Zpáteční trasa: { COMMAS($each) }
    }
log-passed = { $who } pasuje: { $roads ->
        [0] žádná cesta nezbývá
        [one] { $roads } cesta na žádnou linii nestačí
        [few] { $roads } cesty na žádnou linii nestačí
       *[other] { $roads } cest na žádnou linii nestačí
    }
    .each = { $roads }
log-pass = { $each ->
        [alike] { $who } pasují (zbývající cesty: po { ONCE($each) })
       *[several] { $who } pasují (zbývající cesty: { COMMAS($each) })
    }
log-ended = Konec hry: { $cities ->
        [0] všechna města jsou spojena s Římem
        [one] nikdo už nemůže stavět, bez spojení zůstává { $cities } město
        [few] nikdo už nemůže stavět, bez spojení zůstávají { $cities } města
       *[other] nikdo už nemůže stavět, bez spojení zůstává { $cities } měst
    }
log-total = { $place }. místo: { $who }, { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }
log-won = { $by ->
        [regions] Při shodě vítězí { $who }: města ve více regionech
        [gold] Při shodě vítězí { $who }: víc zlata
        [roads] Při shodě vítězí { $who }: víc nepoužitých cest
       *[points] { $who } vítězí o { $margin ->
            [one] { $margin } bod
            [few] { $margin } body
           *[other] { $margin } bodů
        }
    }
log-shared = Společné vítězství: { $who }

## Tabulka bodů

source-routes = trasy
source-cities = města
source-variety = rozmanitost surovin
source-same-kind = stejné suroviny
source-gold = zlato
source-unused-roads = bonus za cesty

## Stůl v prohlížeči: pruh s otázkou

tab-map = Mapa
tab-mine = Moje
tab-seats = Hráči

now-connect = Jsi na tahu: které město spojíš s Římem?
    .hint = Každá možnost ukazuje, kolik bodů ti přinese.
now-extend = Postavíš linii do města { $city } { $start ->
        [Roma] z Říma
       *[other] z města { $start }
    }?
    .hint = Postav, nebo linii prodluž dozadu.
now-route = Která trasa z města { $city } přinese body?
    .hint = Stejně krátké trasy se rozcházejí ve městě { $place }.
which-way = Jsi na tahu: kudy do města { $city }?
watch-connect = { $name } vybírá město
watch-extend = { $name } staví do města { $city }
watch-route = { $name } vybírá trasu z města { $city }
watch-hint = Každá cesta na zpáteční trase přináší body tomu, komu patří.
over-done = Všechna města jsou spojena s Římem.
over-stuck = Nikdo už nemůže stavět; { $cities ->
        [one] zbývá { $cities } město.
        [few] zbývají { $cities } města.
       *[other] zbývá { $cities } měst.
    }
step-city = Město
step-chosen = Město: { $city }
step-build = Postavit, nebo prodloužit
step-route = Trasa
back-city = Jiné město
back-line = Kratší linie
back-route = Jiná trasa

## Mapa

map-of-empire = Mapa říše
reconstructed = Mapa a většina bodových tabulek je naše rekonstrukce:
what-is-known = co je doložené
free-section = { $a }–{ $b }: volný, { $roads ->
        [one] { $roads } cesta
        [few] { $roads } cesty
       *[other] { $roads } cest
    }
built-section = { $a }–{ $b }: { $roads ->
        [one] { $roads } cesta
        [few] { $roads } cesty
       *[other] { $roads } cest
    }, { $name }
new-city = { $city }: { $region } { $value }, { $resource }
connected-city = { $city }: { $region } { $value }, { $resource }; s Římem spojuje: { $name }, { $distance ->
        [one] { $distance } cesta
        [few] { $distance } cesty
       *[other] { $distance } cest
    } do Říma
rome = Řím: všechny trasy končí tady
ways = Možnosti:
choose-way = { $city }, vyber jednu z { $n } možností
confirm-route = Trasa přes město { $place } { SIGNED($points) }
confirm-build = Postavit do města { $city } { SIGNED($points) }
city-of = Město { $n } z { $all }
    .tip = Hra končí hned, jak jsou spojena všechna města
rounds-left = { $n ->
        [one] zbývá { $n } kolo
        [few] zbývají { $n } kola
       *[other] zbývá { $n } kol
    }
    .tip = Kola do spojení všech měst, včetně tohoto
roads-left = { $n ->
        [one] zbývá { $n } cesta
        [few] zbývají { $n } cesty
       *[other] zbývá { $n } cest
    }
bonus-tip = Nejvíc nepoužitých cest na konci: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

## Co volba přinese: její karta

what-a-choice-brings = Co volba přinese
route-by = Trasa přes město { $place }
city-from = { $city } { $place ->
        [Roma] z Říma
       *[other] z města { $place }
    }
from-place = { $place ->
        [Roma] z Říma
       *[other] z města { $place }
    }
paid-twice = dvojnásobně
roads = { $n ->
        [one] { $n } cesta
        [few] { $n } cesty
       *[other] { $n } cest
    }
route-of = trasa: { $n }
or-else = nebo
for-you = ty
best-city = nejlepší město, { $region }: { $value }
row-of = { $n ->
        [one] { $n } surovina v řadě: { $before } → { $after }
        [few] { $n } různé suroviny v řadě: { $before } → { $after }
       *[other] { $n } různých surovin v řadě: { $before } → { $after }
    }
goods = { $good } ×{ $n }: { $before } → { $after }
not-most-roads = už ne nejvíc nepoužitých cest
most-roads = { $name }: nejvíc nepoužitých cest
ends-now = Kdyby byl konec: { $before } → { $after }
without-roads = Bez bonusu za cesty: { $before } → { $after }
build-points = Postavit { SIGNED($points) }
pass-turn = Pasovat

## Suroviny, města a hráči

goods-and-cities = Suroviny a města
equal-goods = Stejné
equal-tip = { CAP($good) }: { $n }. Jedna až čtyři stejné: { COMMAS($table) } b.
different = Různé
different-tip = Různé suroviny: po jedné z každého druhu tvoří řadu, po druhé další. Řada jedné až osmi: { COMMAS($table) } b.
gold = Zlato
gold-tip = Zlato: { $n }. Jedno až osm: { COMMAS($table) } b.; trasa ke zlatu přináší body dvojnásobně
best-cities = Nejlepší město každého regionu
your-best = { $region }: tvoje nejlepší město, { $value } b.
no-city-yet = { $region }: zatím bez města
their-best = { $region }: { $city }, { $value }
good-count = { CAP($good) }: { $n }
at-the-end = na konci
if-ended = kdyby byl konec
watch-open = Díváš se: v této hře není nic skryté.
cities = { $n ->
        [one] { $n } město
        [few] { $n } města
       *[other] { $n } měst
    }
unused-roads = { $n ->
        [one] { $n } nepoužitá cesta z { $all }
        [few] { $n } nepoužité cesty z { $all }
       *[other] { $n } nepoužitých cest z { $all }
    }
seat-now = teď

## Tabulky na stránce pravidel

facts-pieces = herní materiál
facts-number = počet
facts-board = hrací deska
facts-board-more = oboustranná: { $small } měst, nebo { $large }
facts-mats = hráčské podložky
facts-mats-more = mřížka na suroviny, { $columns } sloupců a { $rows } řady, a stupnice až pro { $gold } zlata
facts-roads = žetony cest
facts-roads-more = { $each } v každé z { $players } barev
facts-city-tokens = žetony měst
facts-city-tokens-more = v { $colours } barvách, s hodnotami od I do VIII
facts-resource-tokens = žetony surovin
facts-resource-tokens-more = { $each } od každé suroviny ({ COMMAS($goods) }) a { $gold } zlata
facts-players = hráči
facts-side = strana
facts-cities = města
facts-good = od každé suroviny
facts-gold = zlato
facts-turns = tahů na hráče
facts-source = zdroj
facts-worth = body
facts-when = kdy
facts-rule = pravidlo
facts-at-once = hned
facts-at-end = na konci
facts-worth-routes = { $road } za každou tvou cestu na trase, { $gold }, pokud vede ke zlatu
facts-worth-cities = nejlepší město každé barvy, nejvýš { $most }
facts-worth-variety = každá řada různých surovin, nejvýš { $most } za { $kinds } druhů
facts-worth-same-kind = každý sloupec stejných surovin, nejvýš { $most } za { $goods }
facts-worth-gold = všechno tvé zlato dohromady, nejvýš { $most }
facts-worth-unused-roads = { $points } za nejvíc nepoužitých cest
facts-different = různé suroviny v řadě
facts-equal = stejné suroviny ve sloupci
facts-gold-tokens = zlato
facts-points = body
facts-colour = barva
facts-region = region
facts-cities-values = města a hodnoty

## V terminálu

still-new = Nová města: { $cities }. Zbývá kol: { $rounds }.
asked-connect = které město a odkud?
asked-extend = dokončit linii, nebo ji prodloužit dozadu?
asked-route = přes které město trasa pokračuje?
line-so-far = Dosavadní linie:
route-so-far = Dosavadní trasa:
regions = Regiony
sections = Cesty
section-free = volná
section-two = pro dvě
section-built = postavená
section-fresh = teď
reconstructed-see = Mapa a většina tabulek je naše rekonstrukce: { $file }, kapitola 10
list-new = Nové město
list-with = surovina
list-from = odkud (cest ke stavbě / trasa do Říma)
list-connected = Spojená
list-far = Mimo dosah
column-points = b.
column-roads = cesty
column-rows = řady
column-cities = města
column-variety = různé
column-same-kind = stejné
column-gold = zlato
column-unused-roads = bonus
column-now = teď

## První partie s průvodcem

lesson-first-road = Tvoje první cesta
    .say = Každý tah spojíš jedno město s Římem a body získá ten, čí cesty vedou zpátky.
lesson-first-road-map = Všechny cesty vedou do Říma
    .say = Řím leží uprostřed. V každém svém tahu postavíš linii cest k jednomu novému městu, právě k jednomu.
lesson-first-road-city = Co město nabízí
    .say = Žeton ukazuje barvu a hodnotu, která se počítá na konci. Kulatý znak vedle je surovina: i ta bude tvoje.
lesson-first-road-build = Spoj město Genua s Římem
    .say = Z Říma do města Genua stačí jedna cesta a za zpáteční trasu dostaneš 1 bod.
    .do = Klikni na město Genua a potvrď to.
lesson-first-road-onward = Spoj město Massilia přes Caralis
    .say = Stavět dál můžeš z kteréhokoli spojeného města, ať ho spojil kdokoli. Na zpáteční trase je jedna cesta tvoje a jednu postavil Drusus: každý má 1 bod.
    .do = Zvol cestu z města Caralis do města Massilia a potvrď to.
lesson-short-cut = Zkratka
    .say = Delší linie se může vyplatit: ať je zpáteční trasa celá tvoje.
lesson-short-cut-whose = Čí cesty vedou do Říma?
    .say = Augusta leží za městem Genua. Odtud je to do Říma daleko: Genua, Massilia, Caralis, Řím, a dvě z těch cest postavil Drusus.
lesson-short-cut-both = Spoj město Augusta vlastními cestami
    .say = Linie smí vést přes spojená města. Z Říma přes město Genua do města Augusta potřebuje dvě cesty a nejkratší trasa je pak celá tvoje: 2 body pro tebe, Drusus nedostane nic.
    .do = Klikni na město Augusta, pak na Řím, aby linie začala tam, a potvrď to.
lesson-gold = Zlato
    .say = Zlato zdvojnásobí trasu, po níž ho získáš, a na konci se počítá ještě jednou.
lesson-gold-double = Získej zlato ve městě Genua
    .say = Ve městě Genua leží zlato. Získáš-li ho přes město Massilia, každá cesta na trase platí dvakrát: 4 body za tvoje dvě cesty, 2 za tu, kterou postavil Drusus.
    .do = Spoj město Genua s městem Massilia.
lesson-goods = Suroviny
    .say = Řady různých surovin a sloupce stejných: každá surovina se počítá v obojím.
lesson-goods-rows = Co už máš
    .say = Tady jsou tvoje suroviny: pšenice, víno a olej, tři různé druhy. Řada tří má na konci hodnotu 5 bodů, řada čtyř už 10.
lesson-goods-new-kind = Vezmi čtvrtý druh
    .say = Surovina, kterou ještě nemáš, řadu prodlouží. Ve městě Aquileia leží dřevo.
    .do = Spoj s Římem město se surovinou, která ti chybí.
lesson-goods-same-kind = Vezmi druhou pšenici
    .say = Dvě stejné suroviny tvoří sloupec za 4 body. Pšenice leží ve městě Dyrrhachium.
    .do = Spoj s Římem město Dyrrhachium.
lesson-ending = Konec hry
    .say = To je všechno. Sečti města, suroviny, zlato a nepoužité cesty a uvidíš, kdo stavěl nejlépe.
lesson-ending-saving = Cesty v zásobě
    .say = Kdo má na konci nejvíc nepoužitých cest, dostane 10 bodů; při shodě je dostanou všichni, kdo jich mají stejně. Tady každý použil osm.
lesson-ending-last-city = Spoj poslední město
    .say = Chybí už jen Londinium. Jakmile je poslední město spojené a jeho trasa započítaná, hra hned končí.
    .do = Spoj Londinium s městem Colonia.

## Pozice psané rukou. Klíče a jména jsou v nich anglicky v každém jazyce.

position-all-connected = Všechna města jsou spojena: hra skončila; napiš `over: true`.
position-all-passed = Všichni po řadě pasovali: hra skončila; napiš `over: true`.
position-no-city = Na { $side ->
        [small] malé
       *[large] velké
    } straně hrací desky není město { $name }.
position-resources = `resources` říká, co leží na městech, například { "{" }Genua: gold{ "}" }.
position-no-resource = Surovina { $kind } neexistuje. Suroviny: { COMMAS($known) }.
position-tokens = Na { $side ->
        [small] malé
       *[large] velké
    } straně není tolik žetonů `{ $kind }`.
position-no-section = Na { $side ->
        [small] malé
       *[large] velké
    } straně hrací desky není úsek { $name }.
position-built-twice = Úsek { $section } je postavený dvakrát.
position-roads = { $who }: cest je jen { $n }, na úsek { $section } už nestačí.
position-apart = Úsek { $section } není s Římem spojen jinými úseky.
position-unreached = { $who } nemůže mít město { $city }: nevede tam žádný postavený úsek.
position-owned-twice = Město { $city } má dva vlastníky.
position-not-shortest = Úsek { $section } neleží na nejkratší trase.
position-no-choice = Od města { $city } už není z čeho vybírat trasu.
position-turn = Rozehraný tah není možný: { $error }
# Čeho se hodnota týká.
position-unused = nepoužité cesty ({ $name })
