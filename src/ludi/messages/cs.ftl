### Co Ludi říká v terminálu, česky.

## Hraní. Příkazy se píšou.

command-undo = zpět
command-hint = nápověda
command-log = průběh
command-board = deska
command-sheet = tabulka
command-help = pomoc
command-quit = konec
commands =
    Napiš číslo tahu, nebo tah slovy. Můžeš také napsat:
      zpět      vezme zpět tvoje poslední rozhodnutí, dokud trvá tvůj tah
      nápověda  tři nejlepší tahy a co přinesly partie, které po nich pokračovaly
      průběh    co se dosud stalo
      deska     nakreslí stůl znovu
      tabulka   tabulka bodů v této chvíli
      pomoc     tento text
      konec     přestane hrát; partie uložená s --record pokračuje s --resume

welcome = { $title }, semínko { $seed }. Hraješ jako { $you }; { COMMAS($bots) }.
bot-is = { $seat }: bot { $bot }
type-help = Příkazy vypíše `{ command-help }`.
prompt = { $who }: { $asks }
confirm-turn = Stiskni Enter, a tah skončí, nebo napiš: { command-undo }
list-moves = Seznam tahů ukáže Enter.
choose-number = Vyber číslo od 1 do { $last }.
undone = Vzato zpět.
no-undo = V tomto tahu není co vzít zpět.
stopped = Přerušeno před koncem hry.{ $file ->
        [none] { "" }
       *[other] { " " }Pokračování: --resume { $file }.
    }
saved = Partie je uložená v souboru { $file }.

## Nápověda

thinking = rozmýšlí se …
only-move = Je jen jeden tah.
not-compiled = Nápověda potřebuje přeložená pravidla: spusť jednou `ludi compile` (několik minut) a začni znovu.
column-move = tah
column-win = vyhraješ
column-points = body na konci
column-looked = prozkoumáno
share = { NUMBER($share, style: "percent") }
points = { $who } { $points }
expected = Očekávaný průběh: { $line }

## Přehrávání

replay-prompt = Enter: dál, b: deska, a: vše, q: konec
replay-next = Enter: dál
verified = Ověřeno: { $decisions ->
        [one] { $decisions } rozhodnutí vede
        [few] { $decisions } rozhodnutí vedou
       *[other] { $decisions } rozhodnutí vede
    } ke stejnému stavu hry.

## Co se může pokazit

name-bots = Uveď jednoho bota pro všechna ostatní místa, nebo { $n ->
        [one] { $n } bota
        [few] { $n } boty
       *[other] { $n } botů
    }.
say-game = Uveď, kterou hru: ludi play { EITHER($games) }.
exists = Soubor { $file } už existuje. Zvol jiný název, nebo pokračuj: --resume { $file }.
no-seat-called = V této hře není místo „{ $seat }“. Místa: { COMMAS($seats) }.
name-value = Volbu zadej jako NAME=VALUE, ne „{ $text }“.
bad-file = { $file }: { $problem }. Zkontroluj název a oprávnění.
interrupted = Přerušeno.

## Seznam her

about-game = { $title }: { $min }–{ $max ->
        [few] { $max } hráči
       *[other] { $max } hráčů
    }, { $minutes } min
option-default = výchozí: { $choice }

## Co říká ludi --help

help-usage = použití:
help-arguments = argumenty
help-options = volby
help-commands = příkazy
help-about = Tři římské deskové hry, k hraní i k počítání. Bez příkazu: hra v prohlížeči.
help-examples =
    příklady:
      ludi                                  sedni si a hraj v prohlížeči
      ludi play roads                       ty proti jednomu hamižnému botovi
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                partie krok za krokem, s ověřením
      ludi check my-scenarios.yaml          spustí soubory scénářů
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               jak rychlá jsou pravidla
help-help = ukáže tento text a skončí
help-version = ukáže verzi a skončí
help-language = jazyk; jinak jazyk systému
help-serve = hra v prohlížeči; totéž co ludi bez příkazu
help-games = seznam her a jejich voleb
help-play = hra v terminálu proti botům
help-replay = přehraje zápis partie krok za krokem a ověří ho
help-check = spustí soubory scénářů
help-arena = boti hrají mezi sebou a měří se jejich síla
help-bench = měří náhodné partie za sekundu, přeložené, na jednom jádru
help-compile = přeloží pravidla všech her
help-host = adresa, na které server naslouchá; 0.0.0.0 pustí dovnitř jiné počítače
help-port = port serveru; jinak první volný od 8377
help-data = kam se ukládají partie
help-proxy = adresa reverzní proxy před serverem, jejíž X-Forwarded-For je důvěryhodné; lze opakovat
help-no-browser = neotevře prohlížeč
help-forget = odstraní nedohrané stoly a hosty, kteří se tak dlouho neukázali; jinak 365; 0: nikdy
help-forget-finished = odstraní dohrané partie po takové době; jinak 0: nikdy
help-game = která hra; seznam ukáže `ludi games`
help-players = počet hráčů včetně tebe
help-bots = random, greedy, easy, medium, hard nebo expert; jeden pro všechny, nebo po jednom; jinak greedy
help-seat = tvoje místo: { seat-purple }, { seat-blue }, { seat-red } …; jinak { seat-purple }
help-seed = stejné semínko rozdá stejnou hru
help-option = volba hry
help-record = ukládá partii do tohoto souboru, tah za tahem
help-resume = pokračuje v partii uložené v souboru
help-file = partie uložená s --record
help-all = nezastavuje se po každém rozhodnutí

## Překládání pravidel

compiling = překlad pravidel: { $game }
time-left = do konce
