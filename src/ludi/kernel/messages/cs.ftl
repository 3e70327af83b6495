### Co Ludi říká v každé hře.

## Hraní

how-to = Otázka teď zní: { $asks } ({ $examples }).
not-asked = Na to se teď hra neptá. Otázka zní: { $asks }.
not-possible = To teď není možné. Otázka zní: { $asks }.
decides = { $who }: { $move }
no-move = „{ $words }“ tu není tah. { $how }
over = Hra skončila.
over-by-then = Do té doby hra skončí.
nothing-to-undo = Není co vzít zpět.
no-action = Akce { $action } neexistuje: akce mají čísla od 0 do { NUMBER($last, useGrouping: 0) }.
no-seat = Místo { $seat } neexistuje: místa mají čísla od 0 do { $last }.

## Co volba přinese

gains = { $who } { SIGNED($points) }
either = { EITHER($ways) }
game-ends = hra končí

## Nová hra

no-game = Hra „{ $name }“ neexistuje. Hry: { COMMAS($known) }.
no-bot = Bot „{ $name }“ neexistuje. Boti: { COMMAS($known) }.
no-level = { $title } nemá úroveň { $level }. Má: { COMMAS($known) }.
setting-form = Změněné nastavení napiš jako NAME=VALUE, ne „{ $text }“.
no-setting = Úroveň nemá nastavení „{ $name }“. Má: { COMMAS($known) }.
setting-number = Nastavení { $name } je číslo, ne „{ $text }“.
no-net = { $title } nemá naučenou síť: chybí soubor { $file }.
bad-net = Soubor { $file } tu nelze použít: { $problem ->
    [version] zapsala ho jiná verze Ludi
    [game] patří k jiné hře
    [features] síť se učila z jiných příznaků, než má { $title } nyní
    [shapes] vrstvy sítě mají nesprávnou velikost
   *[broken] není to síť, nebo je poškozený
}. Nauč síť znovu příkazem `ludi learn { $game }`.
net-scale = Tato síť se učila výsledky se scale { $scale } a rank { $rank }: tato dvě nastavení neměň.
player-counts = { $title }: hra pro { $min } až { $max ->
        [few] { $max } hráče
       *[other] { $max } hráčů
    }.
seed-range = Semínko náhody je celé číslo od 0 do 2^128 − 1.
names-differ = Zadej tolik různých jmen, kolik je míst: { $players }.
no-option = { $title } nemá volbu „{ $name }“. Volby: { $known ->
        [none] žádné
       *[several] { COMMAS($known) }
    }.
no-choice = Volba { $name } nemůže mít hodnotu „{ $choice }“. Na výběr: { COMMAS($known) }.

## Tabulka bodů

game-over = Konec hry
final-score = Konečný výsledek
score-now = Kdyby hra skončila teď
source-total = celkem
place = místo
wins = { $names ->
        [single] Vítězí { $names }
       *[several] Společné vítězství: { $names }
    }

## Místa, pokud nikdo nezadal jiná jména

seat-purple = fialový
seat-blue = modrý
seat-red = červený
seat-yellow = žlutý
seat-green = zelený

## Zápisy, které nelze přečíst

record-line = Řádek { NUMBER($line, useGrouping: 0) }: { $problem }
record-none = Řádek 1: tohle není zápis partie Ludi. Zápis začíná řádkem jako { "{" }"ludi": 3, …{ "}" }.
record-no-text = Řádek 1: tohle není zápis partie Ludi; není to ani text.
record-older = Řádek 1: formát zápisu { $format } je z dřívější verze, jejíž semínka rozdávala jiné hry; toto Ludi čte formát { $known }.
record-format = Řádek 1: formát zápisu { $format } tu není znám; toto Ludi čte formát { $known }.
record-names = Řádek 1: `names` musí být seznam hráčů.
record-head = Řádek 1: `game` musí být název a `seed` celé číslo.
record-json = Řádek { NUMBER($line, useGrouping: 0) }: nelze přečíst jako JSON ({ $problem }).
record-object = Řádek { NUMBER($line, useGrouping: 0) }: tady má být objekt ve složených závorkách.
record-stops = Řádek { NUMBER($line, useGrouping: 0) }: zápis tu končí; chybí poslední řádek, { "{" }"end": …{ "}" }.
record-decision = Řádek { NUMBER($line, useGrouping: 0) }: tady má být rozhodnutí { $n } s číslem `action`.
record-over = Řádek { NUMBER($line, useGrouping: 0) }: hra už skončila.
record-turn = Řádek { NUMBER($line, useGrouping: 0) }: tady rozhoduje { $seat }, ale na tahu je { $name }.
record-differs = Řádek { NUMBER($line, useGrouping: 0) }: akce { $action } je tady { $here }, ale v zápisu { $said }. Zápis vznikl pro jiná pravidla, nebo je poškozený.
record-end = Řádek { NUMBER($line, useGrouping: 0) }: na konci zápisu je { $key } { $said }, ale přehrání dává { $found }.

analysis-other = { $file } není analýza této partie s touto úrovní, semínkem a pohledem: zadej jiný soubor, nebo tento smaž.
mark-best = nejlepší
mark-slip = zaváhání
mark-mistake = chyba
mark-blunder = hrubá chyba

## První partie s průvodcem

lesson-not-meant = Udělat to můžeš, ale cíl je teď jiný: { $goal }
lesson-read-on = Nejdřív čti dál: tady není co volit.

## Pozice psané rukou. Klíče a jména jsou v nich anglicky v každém jazyce.

position-lines = Pozice je seznam řádků `klíč: hodnota`.
position-key = { $key } není částí pozice. Její části jsou: { COMMAS($known) }.
position-game = Tohle je pozice hry { $game }, ne { $this }.
position-counts = { $title } je hra pro { $min } až { $max ->
        [few] { $max } hráče
       *[other] { $max } hráčů
    }, ne pro { $n }.
position-names = `players` je seznam různých jmen nebo počet hráčů.
position-seat = `{ $key }` uvádí { $name }, ale nikdo takový nehraje. Hráči: { COMMAS($names) }.
position-each = `{ $key }` má pro každého hráče jednu položku, například { "{" }{ $name }: ...{ "}" }.
position-chance = `chance` je nejvýše 32 šestnáctkových číslic, za nimiž může stát -1, -2 ..., ne { $text }.
# Čeho se hodnota týká: v hláškách níže je to $what.
position-players = počet hráčů
position-of = `{ $key }` ({ $name })
position-how-many = { $what }, počet: { $name }
position-part = { $what }, název části
position-in = { $what }, { $name }
position-number = { CAP($what) }: patří sem celé číslo od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, ne { $value }.
position-one-of = { CAP($what) }: { $word } sem nepatří. Na výběr je: { COMMAS($names) }.
position-twice = { CAP($what) }: { $name } je tu dvakrát.
position-list = { CAP($what) }: patří sem seznam, ne { $value }.
position-rows = { CAP($what) }: patří sem řádky jako `{ $like }: ...`, ne { $value }.

## Soubory se scénáři: co nelze přečíst a co neodpovídá očekávání

scenario-file = { $file }: { $problem }
scenario-nth = { $file }, scénář { NUMBER($n, useGrouping: 0) }: { $problem }
scenario-no-text = není to textový soubor.
scenario-yaml = nelze přečíst jako YAML: { $error }
scenario-form = soubor se scénáři má klíče `game` a `scenarios`, ten druhý se seznamem.
scenario-title = každý scénář potřebuje `title`.
scenario-key = neznámý klíč { $key }; známé jsou { COMMAS($known) }.
scenario-begin = potřebuje buď `given` (pozici), nebo `new` (novou hru).
scenario-then = nic neočekává; napiš `then`.
scenario-expect = nelze očekávat { $key }; známé jsou { COMMAS($known) }.
scenario-when = každý krok ve `when` má tvar `místo: tah slovy`.
scenario-turn = when { $name }: { $move }: na tahu je { $turn }
differs-unplayable = nelze odehrát: { $error }
differs-missing = { $where }: mělo tu být { $value }, ale { $found ->
        [none] není tu nic
       *[several] je tu jen { COMMAS($found) }
    }
differs-value = { $where }: mělo tu být { $value }, je tu { $found }
differs-legal = legal: tah { $move } byl odmítnut: { $error }
differs-because = illegal: tah { $move } byl odmítnut slovy { $error }, mělo v nich být { $because }
differs-accepted = illegal: tah { $move } byl přijat
differs-changed = illegal: tah { $move } změnil stav hry

## Turnaje, datové sady, učení

games-folder = LUDI_GAMES uvádí { $folder }, a to není složka.
game-about = Složka { $folder } ještě není hra: její __init__.py potřebuje ABOUT se jménem { $name }.
one-game = Musí se hrát aspoň jedna partie.
bots-once = Uveď každého bota jen jednou.
other-event = Ve složce { $folder } je jiný turnaj. Zvol jinou složku, nebo zopakuj jeho nastavení ({ $file }).
other-dataset = Ve složce { $folder } je jiná datová sada. Zvol jinou složku, nebo zopakuj její plán ({ $file }).
bad-shard = Díl { $n } sady { $folder } je poškozený: vytvoř sadu znovu, naváže se odtud.
other-plan = Ve složce { $folder } je jiný plán. Zvol jinou složku, nebo zopakuj jeho nastavení ({ $file }).
no-plus = Zvol složku bez znaku plus: { $folder } se stane součástí jmen botů.
game-failed = Partie { $n }: { $problem }
workers-killed = Procesy, které práci vykonávají, jsou znovu a znovu ukončovány.
no-ray = Ray není nainstalovaný: pip install "ludi[ray]"
no-cluster = Na adrese { $address } není žádný cluster Ray: { $error }
