### Co říkají stránky a server, česky.

## Slova všech hracích desek

tab-log = Průběh
choices = Možnosti
what-happened = Průběh
confirm = Potvrdit: { $words }

## Úrovně botů

level-easy = lehká
level-medium = střední
level-hard = těžká
level-expert = expertní
level-master = mistrovská

## Na každé stránce

skip = Přejít k obsahu
ludi-home = Ludi, domů
site = Web
settings-and-keys = Nastavení a klávesy
language = Jazyk
settings = Nastavení
theme = Vzhled
theme-system = podle systému
theme-light = světlý
theme-dark = tmavý
sound = Zvuk
sound-tick = tiché tiknutí, když jsi na tahu
notifications = Upozornění
notify-me = Upozornit mě, když budu na tahu
notify-on = upozornění, když jsem na tahu a dívám se jinam
notify-denied = Tvůj prohlížeč blokuje upozornění z této stránky; můžeš to změnit v jeho nastavení.
notify-none = Upozornění vyžadují prohlížeč, který je podporuje, a adresu s https.
notify-ask = Má ti Ludi dát vědět, když budeš na tahu a budeš se dívat jinam?
notify-yes = Ano, prosím
notify-no = Ne, děkuji
notify-turn = Jsi na tahu: { $title }
name-at-tables = Tvoje jméno u nových stolů
save = Uložit
close = Zavřít
copy = Kopírovat
back = Zpět
home = Domů
for-programs = Pro programy
your-data = Tvoje údaje
rules = Pravidla

## Pravidla hry

rules-all = Pravidla se všemi výklady
rules-short = Krátká pravidla s obrázky
rules-long = Dlouhá stránka: všechna pravidla, výklady a tabulky (anglicky)
rules-example = Příklad
rules-back = Zpět
rules-next = Dál
rules-reconstructed = rekonstruováno
rules-ruling = Výklad { $number }
rules-we-play = Hrajeme takto
rules-why = Odkud to víme?
rules-all-rulings = Všechny výklady
rules-search = Hledat v pravidlech
rules-found = Nalezeno
rules-nothing = Nic se nenašlo.
rules-contents = Obsah
rules-about = Pravidla: { $title }
rules-why-not = Proč?
rules-first = První partie? Tady je to hlavní.

## Kdy co bylo

just-now = právě teď
yesterday = včera
# Název stolu: { $title } je název hry, { $made } je zpráva „occasion“.
table-name = { $title }, { $made }
# Kdy byl stůl otevřen. { $day } je pondělí, úterý …
occasion = { $part ->
        [night] { $day } v noci
        [morning] { $day } ráno
        [afternoon] { $day } odpoledne
       *[evening] { $day } večer
    }

## Úvodní stránka

home-title = Ludi: římské hry
home-turns = Jsi na tahu ({ $turns }) · Ludi
welcome = Římské hry. Sedni si a hraj.
welcome-more = Hned proti botům, nebo s přáteli přes odkaz. Bez zakládání účtu.
table-link = Odkaz na stůl
paste-link = Vlož odkaz na stůl
join = Připojit se
games = Hry
player-range = { $max ->
        [few] { $min }–{ $max } hráči
       *[other] { $min }–{ $max } hráčů
    }
minutes = { $minutes } min
play-now = Hrát hned
new-table = Nový stůl
turns = { $count ->
        [one] Jsi na tahu: { $titles }.
        [few] Jsi na tahu u { $count } stolů: { $titles }.
       *[other] Jsi na tahu u { $count } stolů: { $titles }.
    }
my-games = Moje partie
no-games = Nemáš žádné rozehrané partie. Novou začneš nahoře tlačítkem „Hrát hned“.
finished-games = Dohrané partie
open-tables = Otevřené stoly
no-open-tables = Teď žádné. Soukromé stoly v seznamu nejsou: vede k nim odkaz.
seats-free = { $seats ->
        [one] { $seats } volné místo
        [few] { $seats } volná místa
       *[other] { $seats } volných míst
    }
sit-down = Posadit se
new-messages = { $messages ->
        [one] { $messages } nová zpráva
        [few] { $messages } nové zprávy
       *[other] { $messages } nových zpráv
    }
is-your-turn = jsi na tahu
has-score = tabulka bodů
is-waiting = čeká na hráče
is-abandoned = ukončená
is-closed = nelze otevřít
is-thinking = { $name } se rozmýšlí
wants-end = { $name } chce partii ukončit
remove-table = Odebrat ze seznamu: { $table }
leave-table = Opustit stůl: { $table }
unreadable-table = Nečitelný stůl

## Jak daleko jsou boti

bots = Boti
bots-simple = Boti tu hrají jednoduché tahy: tento server běží bez přemýšlejících botů.
bots-ready = Boti všech úrovní jsou připraveni na všechny hry.
bots-warming = Boti se zahřívají. Do té doby hrají jednoduché tahy.
# O botech jedné hry
ready = připraveni
waiting = čekají
warming-step = { $left ->
        [none] krok { $done } z { $total }
       *[other] krok { $done } z { $total }, { $left }
    }
warming-here = { $left ->
        [none] Boti se zahřívají: { NUMBER($share, style: "percent") }
       *[other] Boti se zahřívají: { NUMBER($share, style: "percent") }, { $left }
    }
warming-soon = Boti se zahřívají
time-left = { $minutes ->
        [0] zbývá méně než minuta
       *[other] zbývá asi { $minutes } min
    }

## Nový stůl

new-table-of = Nový stůl: { $title }
your-name = Tvoje jméno
turn-order = Hráči v herním pořadí
seat-number = Místo { $number }
me = já
a-friend = pozvaný hráč, přes odkaz
a-bot = bot, úroveň { $level }
nobody = nikdo
options = Volby
make-public = Veřejný: tento stůl může najít kdokoli a sednout si na volné místo
clock = Hodiny
clock-none = žádné: nikdo nespěchá
clock-move = na každý tah: { $time }
clock-reserve = na celou partii: { $time }, a po každém tahu navíc: { $more }
clock-note = Když čas dojde, na tom místě hraje dál bot; hráč se může kdykoli vrátit na své místo.
clock-left = Zbývající čas: { $name }
time-ran-out = čas vypršel, hraje bot
webhook = Oznamovat jinému serveru, kdo je na tahu (adresa)
webhook-note = Povoleno zde: { COMMAS($allowed) }. Prázdné: nikomu se nic neoznamuje.
create-table = Otevřít stůl

## Odkaz na místo

seat-for-you = Místo pro tebe
seat-at = Místo pro tebe: { $title }
seat-for-friend = Toto místo je pro pozvaného hráče
seat-for-friend-how = U tohoto stolu už místo máš. Pošli adresu této stránky tomu, koho chceš pozvat.
go-to-table = Ke stolu
link-used = Tento odkaz už neplatí
link-used-how = Místo je obsazené, nebo partie skončila. Můžeš se dívat nebo poprosit o jiný odkaz.
watch = Dívat se
just-watch = Jen se dívat
play-on-here = Hraj dál na tomto zařízení jako { $name }.
sit-with = U stolu: { $names }.

## Čekání na hráče

lobby-title = Čekání
lobby = Čeká se na hráče
lobby-how = Hra začne, až se všichni posadí. Tuto stránku můžeš zavřít; stůl zůstane otevřený.
free-seat = Volné místo
send-link = pozvi někoho odkazem
not-taken = zatím volné
is-here = je tady
is-seated = má místo
seat-link = Odkaz na toto místo
start-now = Začít hned, na volných místech boti
leave-menu = Opustit …
only-here = Toto Ludi je dostupné jen z tohoto počítače. Chceš-li hrát s přáteli na jiných počítačích, spusť ho s --host 0.0.0.0.

## Kdo sedí u stolu a jak na tom je

you = ty
away = není tu
a-bot-here = bot, úroveň { $level }
a-bot-warming = bot, úroveň { $level }, zahřívá se
bot-warming-tip = Tento bot se ještě zahřívá. Do té doby hraje jednoduché tahy.
stands-in = zastupuje bot
thinking = rozmýšlí se
wants-to-end = chce partii ukončit
take-back-seat = Vrátit se na své místo
let-bot-play = Ať za mě hraje bot
let-bot-take-over = Ať hraje bot
watch-link = Odkaz pro diváky
own-link = Tvoje vlastní místo, pro tvoje další zařízení (tento odkaz si nech pro sebe)
leave-or-end = Opustit nebo ukončit tuto partii …

## Stůl

your-turn = Jsi na tahu
turn-of = Na tahu: { $name }
abandoned = Partie byla ukončena
player-count = { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
you-watch = díváš se
players = Hráči
chat = Chat
unread = nové zprávy
sound-on = Zvuk zapnut
sound-off = Zvuk vypnut
move-list = Seznam tahů
table-parts = Části stolu
connection-lost = Spojení ztraceno. Obnovuje se …
unsent = Nepodařilo se to odeslat. Zkus to znovu, až se spojení obnoví.
at-table = U tohoto stolu
turn-steps = Kroky tohoto tahu
next-game = K další partii
score-sheet = Tabulka bodů
as-list = Jako seznam
revealed = odkryto: zpět nelze
revealed-tip = Bylo odkryto něco skrytého, nebo rozhodla náhoda: to nelze vzít zpět.
undo = Vzít zpět
undo-turn = Vzít zpět celý tah
since-your-turn = Od tvého posledního tahu
earlier = Předtím
whole-log = Celý průběh
say-something = Napiš něco
send = Odeslat
no-chat = Zatím žádné zprávy.

## Klávesy

keys = Klávesy
key-tab = mezi skupinami
key-arrows = mezi cíli
key-enter = vybrat nebo potvrdit
key-escape = vzít zpět
key-g = k prvnímu cíli
key-w = seznam tahů
key-c = chat
key-r = pravidla k tomu, na co ukazuješ, nebo k položené otázce
key-help = tento seznam

## Průběh a tabulka bodů

log = Průběh
from-the-start = Celý průběh od začátku
finished = dohraná
the-table = Stůl
record = Zápis
play-again = Hrát znovu
wins-by = { $points ->
        [one] { $name } vítězí o { $points } bod
        [few] { $name } vítězí o { $points } body
       *[other] { $name } vítězí o { $points } bodů
    }
wins-tie = Při shodě vítězí { $name }
why-won = { $points ->
        [one] Rozhoduje: { $source } ({ $points } bod, o { $more } víc než { $second }).
        [few] Rozhoduje: { $source } ({ $points } body, o { $more } víc než { $second }).
       *[other] Rozhoduje: { $source } ({ $points } bodů, o { $more } víc než { $second }).
    }
why-tied = Shoda ve všech ohledech.
why-tie-break = Stejný počet bodů; rozhoduje další kritérium z pravidel.
rank = { $place ->
        [1] první místo
        [2] druhé místo
        [3] třetí místo
        [4] čtvrté místo
       *[5] páté místo
    }
behind = ztráta { $points } b.
points-by-source = Body podle zdrojů
best-moments = Nejlepší okamžiky
the-most = nejvíc
points-over-time = Body v průběhu hry
points-over-time-label = Body v průběhu hry. Na konci: { COMMAS($standing) }.
name-and-points = { $name } { $points }
dotted-at-end = tečkovaně: počítá se na konci
at-the-end = konec
round-number = Kolo { $number }
as-table = Jako tabulka
show-in-replay = Ukázat v přehrání
to-replay = Přehrát
to-analysis = Analyzovat
statistics = Statistiky
games-and-statistics = Moje partie a statistiky

## Moje partie a statistiky

to-play = Hrát
games-and-won = { $games ->
        [one] { $games } dohraná partie, výhry: { $won }
        [few] { $games } dohrané partie, výhry: { $won }
       *[other] { $games } dohraných partií, výhry: { $won }
    }
hours-played = { $hours ->
        [one] { $hours } hodina u stolu
        [few] { $hours } hodiny u stolu
        [many] { $hours } hodiny u stolu
       *[other] { $hours } hodin u stolu
    }
streak = nejdelší řada výher: { $games }
no-mistakes = bez chyb
games-count = { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }
which-period = Období
period-all = Celkem
period-year = Letos
period-month = Posledních 30 dní
no-finished-games = Zatím tu není žádná dohraná partie. Až nějakou dohraješ, uvidíš tady, jak se ti vedlo.
share-won = výher
place-short = { $place }. místo
places = Umístění
places-label = Umístění: první místo, { $first } z { $games }
average = průměr
best-result = nejlepší
trend = vývoj
on-day = { $day }
trend-label = Body v posledních partiích ({ $points })
which-game = Hra
which-opponent = Soupeř
which-result = Výsledek
all-games = Všechny hry
any-opponent = Všichni soupeři
any-result = Všechny výsledky
result-won = Výhry
result-lost = Nevyhrané
any-players = 2–5 hráčů
filter-games = Ukázat
shown-of = { $shown } z { $games }
no-games-match = Žádná partie neodpovídá. Vyber méně podmínek.
show-more = { $games ->
        [one] Ukázat ještě { $games }
        [few] Ukázat ještě { $games }
       *[other] Ukázat ještě { $games }
    }
opponents = Soupeři
opponents-games = partie
i-won = výhry
bots-of-level = Boti, úroveň { $level }
by-seat = Podle pořadí
by-seat-note = výhry podle místa v pořadí hry
where-points-come-from = Odkud mám body
against-winners = oproti vítězům
sources-legend = Pruh: můj průměr. Svislá čárka: průměr vítězů.
costs-most = Nejvíc ztrácím tady: { $source }.
export-all = Stáhnout všechny moje údaje

## Odchod od stolu

ask-leave = Opustit partii: { $table }?
ask-remove = Odebrat ze svého seznamu: { $table }?
remove-means = Partie zmizí jen z tvého seznamu. Ostatním hráčům zůstane i s výsledkem.
remove-means-gone = Tuto partii nemá nikdo jiný: zmizí navždy.
remove-it = Odebrat
keep-it = Ponechat
leave-lobby-means = Tvoje místo bude zase volné. Ostatní budou čekat bez tebe.
leave-lobby-means-gone = Nikdo jiný se zatím neposadil: stůl bude smazán a jeho odkazy přestanou platit.
leave-the-table = Opustit stůl
stay = Zůstat
end-alone-means = Hraješ jen s boty. Když odejdeš, partie skončí bez výsledku a nepůjde v ní pokračovat.
end-bots-means = U tohoto stolu hrají jen boti. Partie skončí bez výsledku a nepůjde v ní pokračovat.
break-alone = Potřebuješ-li jen přestávku, zavři stránku: hra na tebe počká.
break-with-others = Potřebuješ-li jen přestávku, zavři stránku. Místo ti zůstane a mezitím za tebe může hrát bot.
end-game = Ukončit partii
keep-playing = Hrát dál
leave-for-good = Odejít navždy
leave-means = Tvoje místo převezme bot a bude hrát dál s ostatními. Vrátit se nepůjde.
leave-game = Opustit partii
end-for-all = Ukončit partii pro všechny
end-means = Partie skončí bez výsledku, jakmile všichni souhlasí.
agreed-so-far = Zatím souhlasí: { $names }.
play-on = Přece jen chci hrát dál
agree-to-end = Souhlasím s ukončením partie

## Co je o kom uloženo

data-known = Ludi tě zná jako { $name }, díky souboru cookie v tomto prohlížeči. Uloženy jsou tvoje partie a zprávy z chatu, nic jiného o tobě.
data-unknown = Ludi tě zatím nezná: nic o tobě není uloženo.
data-delete = To všechno můžeš smazat:
data-games-alone = Partie bez dalších lidí budou smazány.
data-games-with-others = V partiích s dalšími lidmi převezme tvoje místo bot a tvoje jméno se změní na „{ $name }“. Ostatním zůstanou jejich výsledky.
data-chat = Smazány budou i tvoje zprávy z chatu a soubor cookie. To nelze vzít zpět.
delete-menu = Smazat moje údaje …
delete-sure = { $games ->
        [one] Opravdu? Týká se to { $games } partie z tvého seznamu.
        [few] Opravdu? Týká se to { $games } partií z tvého seznamu.
       *[other] Opravdu? Týká se to { $games } partií z tvého seznamu.
    }
delete-all = Ano, smazat všechno
delete-nothing = Ne, ponechat

## Když se něco nepovede

sorry = Je nám líto
did-not-work = To se nepovedlo
went-wrong = Na serveru se něco pokazilo. Tvůj stůl je v bezpečí; zkus to prosím znovu.
http-400 = Tomuto požadavku nelze rozumět.
http-404 = Nic tu není. Zkontroluj adresu.
http-405 = Na této adrese to nejde.
http-413 = To je příliš dlouhé.
# { $where } je pro programy, anglicky.
bad-request = Tomuto požadavku nelze rozumět: { $where }.
foreign-request = Požadavky z jiných webů se nepřijímají.
too-many-requests = Příliš mnoho požadavků najednou. Chvíli počkej a zkus to znovu.
too-many-windows = Ludi je otevřené v příliš mnoha oknech. Některá z nich zavři.
trouble-earlier = Tato partie začala ve starší verzi Ludi a nelze v ní pokračovat. Tady je vidět, co se zachovalo.
trouble-unreadable = Tento stůl nelze přečíst: jeho soubor je poškozený, nebo se změnila pravidla. Nic nebylo smazáno.
trouble-missing = Hra tohoto stolu tu není nainstalovaná. Stůl zůstává, jak je.

## Proč něco nejde

no-name = Nejdřív zadej své jméno: otevři nabídku a tam ho ulož.
empty-name = Jméno musí mít aspoň jedno písmeno.
empty-chat = Nejdřív něco napiš.
no-link = To není odkaz na stůl. Měl by vypadat takto: { $link }.
no-table = Takový stůl neexistuje. Zkontroluj odkaz.
no-such-seat = Takové místo neexistuje.
no-such-bot = Takový bot neexistuje.
no-such-file = Takový soubor neexistuje.
no-rules = Pravidla této hry tu nejsou sepsaná.
no-language = Tímto jazykem Ludi nemluví.
one-seat = Můžeš zabrat jen jedno místo.
seat-kinds = Každé místo je pro tebe, pro pozvaného hráče nebo pro bota některé z úrovní.
too-many-games = { $games ->
        [one] Máš { $games } rozehranou partii. Nejdřív ji dohraj nebo opusť.
        [few] Máš { $games } rozehrané partie. Nejdřív některé dohraj nebo opusť.
       *[other] Máš { $games } rozehraných partií. Nejdřív některé dohraj nebo opusť.
    }
too-many-bot-tables = { $tables ->
        [one] Máš { $tables } stůl, kde hrají jen boti. Nejdřív tu partii ukonči, nebo si ke stolu sedni.
        [few] Máš { $tables } stoly, kde hrají jen boti. Nejdřív jednu z těch partií ukonči, nebo si ke stolu sedni.
       *[other] Máš { $tables } stolů, kde hrají jen boti. Nejdřív jednu z těch partií ukonči, nebo si ke stolu sedni.
    }
seated-already = U tohoto stolu už místo máš. Tento odkaz je pro někoho jiného.
bot-sits-here = Tady sedí bot.
link-invalid = Tento odkaz už neplatí. Popros o nový.
seats-taken = Všechna místa jsou obsazená, ale můžeš se dívat.
no-seat-here = U tohoto stolu nemáš místo.
only-watching = U tohoto stolu se jen díváš.
not-listed = Tento stůl není na tvém seznamu.
start-once = Hru může začít jen ten, kdo u stolu sedí, a jen jednou.
not-for-bot = Bot může zastoupit jen člověka a jen v rozehrané partii.
not-your-seat = Vrátit se na místo může jen ten, komu patří.
here-and-playing = { $name } je tady a hraje.
not-started = Hra ještě nezačala: nejsou tu ještě všichni.
not-started-leave = Hra ještě nezačala: stůl můžeš prostě opustit.
is-over = Tato partie už skončila.
was-abandoned = Tato partie byla ukončena.
not-running = Tato partie už se nehraje.
not-running-remove = Tato partie už se nehraje. Můžeš ji odebrat ze svého seznamu.
still-running = Tato partie se ještě hraje. Nejdřív ji opusť nebo ukonči.
bot-plays-for-you = Hraje za tebe bot. Nejdřív se vrať na své místo.
moved-on = Hra mezitím pokročila. Takhle vypadá teď.
turn-of-other = Na tahu: { $name }.
nothing-to-take-back = Není co vzít zpět: tvůj tah skončil, nebo bylo něco odkryto.
not-played-here = Hrát znovu mohou jen ti, kdo tuto partii dohráli.
record-later = Zápis partie ukazuje i to, co je skryté, proto je k dispozici až po hře.

## První partie s průvodcem

lesson-title = { $title }: první partie
first-game-guided = První partie s průvodcem
learn-game = Naučit se hraním
no-lesson = Taková lekce neexistuje. Vyber si hru na úvodní stránce.
coach = Trenér
lessons = Lekce
lesson-step = krok { $n } z { $all }
show-me = Ukázat
let-me-try = Zkusit si to
lesson-next = Dál
lesson-rules = Pravidla
skip-step = Přeskočit
once-more = Ještě jednou
leave-lesson = Ukončit lekci
chapter-over = Hotovo: { $title }
lesson-over = Hru už znáš
next-chapter = Dál: { $title }
whole-game = Zahrát si celou partii
lesson-done = hotovo
lesson-minutes = { $minutes } min

## Spuštění serveru, v terminálu

serving-at = Ludi běží na adrese { $address }
serving-others = Z jiných počítačů: { $address }
serving-folder = Partie jsou ve složce { $folder }. Ludi zastavíš pomocí Ctrl+C.
already-running = Ludi s partiemi ze složky { $folder } už běží: použij ho, nebo zvol jinou složku pomocí --data.
cannot-listen = Na adrese { $host }, port { $port } nelze naslouchat: { $reason }. Zvol jinou pomocí --host nebo --port.
no-proxy = --proxy očekává adresu počítače nebo sítě, například 127.0.0.1 nebo 10.1.0.0/16, ne { $address }.
database-address = --database očekává adresu databáze PostgreSQL, například postgresql://ludi:heslo@localhost/ludi, ne { $address }.
database-driver = Pro PostgreSQL je potřeba ještě jeden balíček: nainstaluj ludi s doplňkem „postgres“, nebo přidej psycopg[binary].
database-unreadable = Databázi { $address } nelze použít: { $reason }
database-away = Partie teď nejsou dostupné. Zkus to za chvilku.
processes-database = --processes potřebuje databázi, kterou může sdílet více procesů: uveď ji pomocí --database postgresql://…
nothing-to-move = Soubor { $file } neexistuje: uveď složku s daty pomocí --data.
database-in-use = V této databázi už jsou hosté nebo stoly. Uveď prázdnou.
no-webhooks = --webhooks očekává adresy nebo začátky adres, například https://chat.example.org/hooks/, ne { $address }.
no-such-clock = Hodiny měří každý tah nebo zásobu času, mají { $shortest } až { $longest } sekund a přibývá jen zásobě, nejvýš hodina.
webhook-owner = Změnit to může jen ten, kdo stůl otevřel.
webhook-refused = { $allowed ->
        [none] Tento server jiným serverům nic neoznamuje: jeho správce nepovolil žádné adresy.
       *[several] Povoleny jsou jen adresy, které začínají na { EITHER($allowed) }.
    }
webhook-turn = { $title }: na tahu je { $name }.
key-too-short = Klíč v souboru { $file } je příliš krátký, než aby někoho chránil. Obnov ho ze zálohy, nebo ho smaž: vznikne nový a všichni budou novými hosty.
file-unreadable = Soubor { $file } nelze přečíst ({ $reason }). Obnov ho ze zálohy, nebo ho přesuň jinam a začni znovu.
file-empty = Soubor { $file } je prázdný. Obnov ho ze zálohy, nebo ho přesuň jinam a začni znovu.
file-foreign = Soubor { $file } patří jinému programu. Dej Ludi vlastní složku pomocí --data.
file-newer = Soubor { $file } zapsala novější verze Ludi (schéma { $schema }; tato zná { $known }). Spusť ji, nebo zvol jinou složku pomocí --data.

## Přehrání, „co kdyby“, zápisy

replay-old-rules = Od odehrání této partie se pravidla změnila, takže ji nelze přehrát. Její výsledek zůstává.
no-moment = Tato partie má jen okamžiky od 0 do { $last }.
replay = Přehrání
replay-hidden = Do konce partie zůstávají karty ostatních skryté. Do té doby každý vidí jen to, co je vidět z jeho místa.
replay-round = Kolo { $n }
decision-of = { $name }, rozhodnutí { $at } z { $last }
replay-start = Začátek
decisions-count = { $n ->
        [one] { $n } rozhodnutí
        [few] { $n } rozhodnutí
       *[other] { $n } rozhodnutí
    }
replay-next = je na tahu
replay-eyes = Čí pohled
all-open = Vše odkryté
as-seen-by = Jak to vidí { $name }
replay-public = Co vidí všichni
replay-own = Jak to bylo vidět z tvého místa
share = Sdílet
play-from-here = Hrát odtud dál
link-to-moment = Odkaz na tento okamžik
timeline = Časová osa
moment = Okamžik
replay-go = Přejít
replay-steps = Kroky
to-start = Na začátek
step-back = O krok zpět
automatic = Přehrávat automaticky
step-on = O krok dál
to-end = Na konec
step-by = po
by-decision = rozhodnutích
by-turn = tazích
by-round = kolech
speed = rychlost
speed-slow = pomalu
speed-usual = běžně
speed-quick = rychle
pace = Kroky a tempo
replay-standing = Kdyby byl konec
decisions = Rozhodnutí
no-decisions = Zatím nikdo o ničem nerozhodl.
key-decision = o rozhodnutí zpět nebo dál
key-round = o kolo zpět nebo dál
key-ends = na začátek, na konec
key-automatic = přehrávat automaticky, nebo pozastavit
key-mistake = další chyba, pokud je partie analyzovaná
key-candidate = lepší tahy na desce, 0: to, co se zahrálo
to-moment = Přehrát odtud
play-on-from = { $at ->
        [0] Co kdyby? Na začátku rozhoduje { $name }
       *[other] Co kdyby? Po rozhodnutí { $at } rozhoduje { $name }
    }
what-if-seats = Kdo hraje
seat-of = Místo: { $name }
hidden-things = Skryté karty
deal-true = takové, jaké opravdu byly
deal-anew = rozdané znovu podle toho, co ví { $name }
what-if-running = Tato partie ještě běží: vše, co nevíš, se rozdá znovu.
what-if-note = Od tohoto okamžiku se hraje dál u nového stolu, s vlastní náhodou. Partie sama se nezmění.
what-if-over = V tomto okamžiku je partie u konce: vyber dřívější, ze kterého se dá hrát dál.
what-if-hidden = Dokud tato partie běží, mohou od jejích okamžiků hrát dál jen její hráči.
what-if-players = Toto je partie hry { $title }, počet hráčů: { $players }. Stůl, který z ní pokračuje, jich musí mít stejně.
bring-record = Otevřít zápis
bring-record-tip = Partie jako soubor: stažený z tabulky bodů nebo uložený v terminálu. Můžeš ho také přetáhnout na tuto stránku.
drop-record = Přetáhni zápis sem
record-too-large = Tento soubor je na zápis příliš velký: nejvýše { $size } kB.
record-several = To je víc než jeden soubor: otevírej zápisy po jednom.
no-record-file = Nejdřív vyber soubor se zápisem partie.
record-game = Řádek 1: hra „{ $game }“ tu není nainstalovaná.
record-names-long = Řádek 1: jména mají 1 až { $longest } znaků.
is-record = zápis
card-waiting = U stolu: { $names }; jsou volná místa.
card-playing = Hrají: { $names }.
card-over = Vítězství: { $winners }. { $points }.
card-points = { $name } { $points }

## Analýza, cvičení, nápovědy

analysis = Analýza
analyse = Analyzovat
analyse-open = Analyzovat i s odkrytými kartami
analysis-offer = Kolik stálo každé rozhodnutí, co bylo lepší a co bylo jen štěstí. Trvá to asi minutu; mezitím můžeš odejít.
analysing = { $total ->
    [0] Analýza se připravuje …
   *[other] Prohlédnuto { $done } z { $total } okamžiků …
    }
analysis-later = Analýza prozrazuje, co je skryté: dá se udělat, až hra skončí.
analysis-no-workers = Tento server nemá boty, kteří by mohli analyzovat partie.
analysis-too-many = Dvě tvoje partie se už analyzují: počkej, až bude jedna hotová.
win-chance = Šance na výhru
expected-points = Očekávané body
chart-what = Co graf ukazuje
chart-chances = Šance každého na výhru v každém okamžiku
chart-points = Očekávané konečné body každého v každém okamžiku
next-mistake = Další chyba
expected-line = Očekávaný průběh
expected-from = očekává se: { $source }
prepares = potom: { $move }
costs = { $who } tím ztrácí { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } šance na výhru: { NUMBER($best, style: "percent", maximumFractionDigits: 0) } s nejlepším tahem, { NUMBER($played, style: "percent", maximumFractionDigits: 0) } s tímto.
was-best = Lepší tah se nenašel.
was-fine = Nenašlo se nic, co by bylo jistě lepší.
better-was = Lepší bylo
candidates = Nejlepší tahy
played = Zahráno
decisions-which = Která rozhodnutí
decisions-all = Všech { $n }
decisions-costly = Chyby
decisions-mine = Moje
count-slip = { $n ->
        [one] { $n } zaváhání
        [few] { $n } zaváhání
       *[other] { $n } zaváhání
    }
count-mistake = { $n ->
        [one] { $n } chyba
        [few] { $n } chyby
       *[other] { $n } chyb
    }
count-blunder = { $n ->
        [one] { $n } hrubá chyba
        [few] { $n } hrubé chyby
       *[other] { $n } hrubých chyb
    }
counts = { COMMAS($counts) }
board-before = deska před tímto rozhodnutím
board-played = zahráno
board-better = lepší
board-other = místo toho
luck-and-skill = Štěstí a dovednost, v bodech
luck = štěstí
skill = dovednost
luck-how = Štěstí: co přineslo pořadí u stolu, rozdání, losování a odkryté karty. Dovednost: cena označených rozhodnutí. Obojí oproti průměru stolu.
best-moves = dobré tahy
won-how = { $luck ->
        [good] { $skill ->
            [good] { $name } vítězí díky štěstí i dobré hře.
           *[bad] { $name } vítězí díky štěstí.
          }
        [none] { $skill ->
            [good] { $name } vítězí díky dobré hře.
           *[bad] { $name } přesto vítězí.
          }
       *[bad] { $skill ->
            [good] { $name } vítězí dobrou hrou, navzdory smůle.
           *[bad] { $name } přesto vítězí.
          }
    }
won-how-points = Pořadí u stolu, losování a odkryté karty: { $luck } b.; vlastní rozhodnutí: { $skill }; obojí oproti průměru stolu.
see-mistakes = { $n ->
        [one] Prohlédnout chybu
        [few] Prohlédnout { $n } chyby
       *[other] Prohlédnout { $n } chyb
    }
how-measured = Jak se to měří?
judged-fair = Posuzováno podle toho, co každý hráč mohl vědět.
judged-open = Posuzováno s odkrytými kartami.
learn-from-mistakes = Učit se z chyb
no-exercises = Žádná cvičení tu nejsou: vznikají z drahých rozhodnutí analyzované partie.
no-exercise = Takové cvičení neexistuje.
exercise-of = { $n } z { $all }
exercise-ask = Rozhoduje { $name }: co je lepší?
exercise-was = Zahráno bylo „{ $move }“, což stálo { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } šance na výhru. Vyber na desce.
exercise-solved = Správně: šance na výhru { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
exercise-same = Přesně to se zahrálo: stojí to { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }.
exercise-wrong = „{ $move }“ to není.
exercise-chance = Šance na výhru: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, s nejlepším tahem { NUMBER($best, style: "percent", maximumFractionDigits: 0) }.
exercise-try-again = Zkus jiný.
exercise-next = Další cvičení
exercise-answer = Ukázat odpověď
hint = Nápověda
hint-thinking = Přemýšlím …
hint-later = Až budeš na tahu a bude z čeho vybírat, budou tu nejlepší tahy.
three-best = Tři nejlepší tahy
chance-to-win = šance na výhru
yours = Tvůj: { $move }
less-than-best = o { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } méně než nejlepší tah
coach-warns = Varovat mě před drahým tahem
hints-always = Ukazovat nápovědu každý tah
coach-doubts = Tohle stojí { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } šance na výhru. Vzít zpět?
coach-better = Lepší: { $move }.
anyway = Zahrát i tak
allow-hints = Všichni si mohou říct o nápovědu
agree-to-hints = Souhlasím s nápovědami u tohoto stolu
hints-agreed = { $missing ->
    [none] Všichni souhlasí: každý si může říct o nápovědu.
   *[other] { $names ->
        [none] Zatím nikdo nesouhlasil.
       *[other] Souhlasí: { $names }.
      } Ještě chybí: { $missing }.
  }
hints-off = V partiích s dalšími lidmi nápovědy nejsou, dokud všichni nesouhlasí (pod „Hráči“).
hints-not-ready = Boti se na tuto hru ještě připravují: nápovědy budou za minutu nebo dvě.
no-hint = Nápovědu se nepodařilo najít. Zkus to znovu.
only-move = Je jen jeden tah.
take-back = Vzít zpět

no-chromium = K nakreslení PNG je potřeba Chromium nebo Chrome a tady není. Nainstaluj ho, nebo nakresli SVG: -o { $file }
chromium-failed = { $browser } nemůže obrázek nakreslit: { $problem }
