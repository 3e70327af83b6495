### Co Ludi říká v každé hře.

## Hraní

how-to = Otázka teď zní: { $asks } ({ $examples }).
not-asked = Na to se teď hra neptá. Otázka zní: { $asks }.
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
