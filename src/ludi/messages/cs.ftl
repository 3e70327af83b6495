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
confirm-turn = Tah ukončíš klávesou Enter, nebo napiš: { command-undo }
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
not-compiled = Nápověda potřebuje přeložená pravidla: spusť jednou `ludi compile` (asi minutu) a začni znovu.
column-move = tah
column-win = vyhraješ
column-points = body na konci
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
bad-file = { $problem ->
        [missing] Soubor { $file } neexistuje. Zkontroluj název.
        [no-folder] Složka { $file } neexistuje. Vytvoř ji, nebo zvol jiné místo.
        [folder] { $file } je složka: zadej název souboru.
        [forbidden] K souboru { $file } není přístup: zkontroluj oprávnění, nebo zvol jiné místo.
       *[other] { $file }: { $problem }. Zkontroluj název a oprávnění.
    }
interrupted = Přerušeno.
# Co o argumentech říká argparse; `%` označuje jeho části.
args-error = %(prog)s: chyba: %(message)s
args-argument = argument %(argument_name)s: %(message)s
args-value = to není číslo: %(value)r
args-choice = taková hodnota neexistuje: %(value)r (na výběr: %(choices)s)
args-one = chybí hodnota
args-required = chybějí argumenty: %s
args-unknown = neznámé argumenty: %s
args-ambiguous = nejednoznačná volba: %(option)s může znamenat %(matches)s

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
help-about = Tři římské deskové hry, k hraní i k výzkumu. Bez příkazu: hra v prohlížeči.
help-examples =
    příklady:
      ludi                                  sedni si a hraj v prohlížeči
      ludi play roads                       ty proti jednomu hladovému botovi
      ludi play roads --players 4 --bots random --record mine.jsonl
      ludi replay mine.jsonl                partie krok za krokem, s ověřením
      ludi draw mine.jsonl --at 20 -o a.png  okamžik partie jako obrázek
      ludi check my-scenarios.yaml          spustí soubory scénářů
      ludi arena roads --bots hard,greedy --games 100 --records games/
      ludi bench roads --json               jak rychlá jsou pravidla
help-help = ukáže tento text a skončí
help-version = ukáže verzi a skončí
help-language = jazyk; jinak jazyk systému
help-serve = hra v prohlížeči; totéž co ludi bez příkazu
help-worker = přemýšlí za boty serverů nad databází PostgreSQL, na libovolném počítači
help-worker-database = adresa databáze PostgreSQL těchto serverů
help-worker-jobs = kolik rozhodnutí najednou; jinak jedno na každé jádro
help-move-data = převede všechny partie ze složky s daty do prázdné databáze PostgreSQL; server přitom nesmí běžet
data-moved = { $tables ->
        [one] Zkopírován jeden stůl. Od teď spouštěj server s --database.
        [few] Zkopírovány { $tables } stoly. Od teď spouštěj server s --database.
       *[other] Zkopírováno { $tables } stolů. Od teď spouštěj server s --database.
    }
help-games = seznam her a jejich voleb
help-play = hra v terminálu proti botům
help-replay = přehraje zápis partie krok za krokem a ověří ho
help-draw = nakreslí hrací desku ze zápisu partie jako SVG nebo PNG
help-check = spustí soubory scénářů
help-arena = boti hrají mezi sebou a měří se jejich síla
help-dataset = partie botů jako čísla k učení
help-learn = učí se hru hraním: partie, síť a souboj, kolo za kolem
help-bench = měří náhodné partie za sekundu, přeložené, na jednom jádru
help-compile = přeloží pravidla všech her
help-host = adresa, na které server naslouchá; 0.0.0.0 pustí dovnitř jiné počítače
help-port = port serveru; jinak první volný od 8377
help-data = kam se ukládají partie
help-database = adresa databáze PostgreSQL, kam se ukládají partie místo do složky
help-processes = kolik procesů serveru běží za jedním portem; vyžaduje --database
help-proxy = adresa reverzní proxy před serverem, jejíž X-Forwarded-For je důvěryhodné; lze opakovat
help-webhooks = adresy nebo jejich začátky, kterým stoly smějí oznamovat, kdo je na tahu; jinak žádné
help-no-browser = neotevře prohlížeč
help-forget = odstraní nedohrané stoly a hosty, kteří se tak dlouho neukázali; jinak 365; 0: nikdy
help-forget-finished = odstraní dohrané partie lidí po takové době; jinak 0: nikdy
help-metrics = na adrese /metrics odpovídá údaji pro Prometheus
help-log-format = jak se zapisují hlášení: text, nebo po jednom řádku JSON
help-game = která hra; seznam ukáže `ludi games`
help-players = počet hráčů včetně tebe
help-bots = random, greedy, easy, medium, hard, expert nebo master; jeden pro všechny, nebo po jednom; jinak greedy
help-seat = tvoje místo: { seat-purple }, { seat-blue }, { seat-red } …; jinak { seat-purple }
help-seed = stejné semínko rozdá stejnou hru
help-option = volba hry
help-record = ukládá partii do tohoto souboru, tah za tahem
help-resume = pokračuje v partii uložené v souboru
help-file = partie uložená s --record
help-at = po kolika rozhodnutích; jinak na konci
help-output = kam zapsat obrázek: .svg nebo .png
help-draw-seat = jak to viděl tento hráč; jinak jak to viděli všichni
help-open = se vším, co je skryté
help-theme = barvy obrázku; jinak světlé
svg-or-png = Obrázek je soubor .svg nebo .png, ne { $file }.
bad-moment = Počet rozhodnutí v této partii: { $last }; --at přijímá číslo od 0 do { $last }, ne { $at }.
help-all = nezastavuje se po každém rozhodnutí
help-analyse = analyzuje zápis partie: kolik stálo každé rozhodnutí a co bylo lepší
help-analysis = zapíše tam analýzu jako JSON; začatá analýza tam pokračuje; u více partií složka
help-level = jak hluboko: úroveň botů (výchozí: nejsilnější)
help-analysis-seed = jiné číslo dohrává jiné partie (výchozí: 0)
help-judge-open = posuzuje i podle všeho skrytého, ne jen podle toho, co hráč mohl vědět
help-jobs = kolik procesů vedle sebe (výchozí: jeden na jádro)
help-ray = na clusteru Ray místo na jádrech tohoto počítače: jeho adresa, bez ní ten, ke kterému tento počítač patří (vyžaduje ludi[ray])
help-scenarios = soubor se scénáři
help-bots-known = Boti: random, greedy, easy, medium, hard, expert, master; úroveň s jiným nastavením (hard+depth=8); exec:COMMAND, tvůj vlastní program; MODULE:CALLABLE, tvoje vlastní funkce v Pythonu.
help-who-plays = kdo hraje; poslední obsadí i zbylá místa
help-who-plays-too = kdo hraje, jako u `ludi arena`
help-arena-games = aspoň tolik partií; každé rozdání se odehraje celé
help-at-least = aspoň tolik
help-table-size = počet míst u stolu (výchozí: co nejméně)
help-first-deal = první rozdání
help-seconds = čas programu na jedno rozhodnutí (výchozí: 60)
help-games-at-once = kolik partií vedle sebe (výchozí: jedna na jádro)
help-records = ukládá tam každou partii; další spuštění pokračuje
help-summary = zapíše tam souhrn
help-shard = kolik partií v jednom souboru
help-shards-at-once = kolik souborů vedle sebe (výchozí: jeden na jádro)
help-folder = další spuštění tam pokračuje
help-rounds = kolik kol partií, učení a souboje (výchozí: 1)
help-learn-games = partie v kole, dohromady pro všechny počty hráčů
help-learn-keep = jaká část pozic slouží k učení
help-learn-search = iterace na každé rozhodnutí v těchto partiích; 0: jedno rozhodnutí dopředu podle ohodnocení
help-learn-think = iterace na každou ponechanou pozici, aby se síť učila, co čeká prohledávání
help-learn-trust = jakou část učení tvoří toto očekávání; zbytek je výsledek partie
help-learn-stray = ponechá i pozice až tolik rozhodnutí stranou od partie
help-learn-walks = ponechá i pozice z tolika průchodů stromem každého prohledávání a učí se z nich rozhodnutí
help-learn-learned = kolik o listu říká síť; zbytek říká dohraná partie
help-learn-explore = jakou váhu má nejistota při prohledávání se sítí
help-learn-first = velikost první skryté vrstvy
help-learn-second = velikost druhé
help-learn-epochs = kolikrát se síť učí každou pozici
help-learn-duel = partie v souboji, pro každý počet hráčů
help-learn-iterations = iterace na rozhodnutí v souboji
help-learn-seed = se stejným semínkem se naučí totéž
help-measure = jak dlouho měřit každý počet hráčů
help-json = vypíše čísla jako JSON

## Překládání pravidel

compiling = překlad pravidel: { $game }
not-compiling = Hru { $game } se nepodařilo přeložit; důvod je výše.
time-left = do konce

## Analýza

column-n = rozhodnutí
column-who = hráč
column-played = zahráno
column-mark = značka
column-cost = cena
column-better = lepší bylo
column-line = a pak
costliest = Nejdražší rozhodnutí, měřeno šancí na výhru
no-mistakes = Žádné rozhodnutí nemělo cenu, která by stála za řeč.
luck-and-skill = Štěstí a dovednost, v bodech
column-luck = štěstí
column-skill = dovednost
column-slips = zaváhání
column-mistakes = chyby
column-blunders = hrubé chyby
signed = { SIGNED($points) }
analysis-fair = { $open ->
    [yes] Posuzováno podle všeho, co leželo na stole, i skrytého.
   *[no] Posuzováno podle toho, co každý hráč mohl vědět.
  } Štěstí je to, co změnily odkryté karty a losování; dovednost je cena označených rozhodnutí proti průměru stolu.

## Kontrola scénářů

check-pass = dobře
check-fail = špatně
checked = dobře: { $passed }, špatně: { $failed }

## Turnaje, datové sady, učení

arena-title = { $title }, { $players ->
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }
arena-bot = bot
arena-games = partie
arena-wins = výhry
arena-interval = interval 95 %
arena-between = { $low } až { $high }
arena-rating = rating
arena-score = průměrný výsledek
arena-decisions = rozhodnutí na partii
arena-pace = s na rozhodnutí
game-told = partie { $n }: { $problem }
dataset-written = { $folder }: { $shards ->
        [one] { $shards } soubor
        [few] { $shards } soubory
       *[other] { $shards } souborů
    }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }
learning-now = { $title }: { $what ->
        [games] partie
       *[duel] souboj
    }
learning-accepted = Přijatá síť: { $file }
learning-none = Žádná síť nebyla přijata.

## Přeloženo a změřeno

compiled = Všechny hry jsou přeložené ({ $seconds } s).
bench-title = Náhodné partie, jedno jádro
bench-game = hra
bench-players = hráči
bench-games = partie/s
bench-decisions = rozhodnutí/s
bench-length = rozhodnutí na partii
bench-state = stav hry
bench-bytes = { $n } B

## Čísla

percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($n, maximumFractionDigits: 0) }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thousandths = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
