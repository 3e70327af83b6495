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
name-at-tables = Tvoje jméno u nových stolů
save = Uložit
close = Zavřít
copy = Kopírovat
back = Zpět
home = Domů
for-programs = Pro programy
your-data = Tvoje údaje
rules = Pravidla

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
create-table = Otevřít stůl

## Odkaz na místo

seat-for-you = Místo pro tebe
seat-at = Místo pro tebe: { $title }
seat-for-friend = Toto místo je pro pozvaného hráče
seat-for-friend-how = U tohoto stolu už místo máš. Pošli adresu této stránky tomu, koho chceš pozvat.
go-to-table = Ke stolu
link-used = Tento odkaz už neplatí
link-used-how = Místo je obsazené, nebo partie skončila. Můžeš se dívat, nebo poprosit o jiný odkaz.
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
let-bot-take-over = Ať převezme bot
watch-link = Odkaz pro diváky
own-link = Tvoje vlastní místo, pro tvá další zařízení (tento odkaz si nech pro sebe)
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
behind = ztráta { $points } b.
points-by-source = Body podle zdrojů
best-moments = Nejlepší okamžiky

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
seat-kinds = Každé místo je pro tebe, pro pozvaného hráče, nebo pro bota některé z úrovní.
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
not-played-here = Hrát znovu můžou jen ti, kdo tuto partii dohráli.
record-later = Zápis partie ukazuje i to, co je skryté, proto je k dispozici až po hře.

## Spuštění serveru, v terminálu

serving-at = Ludi běží na adrese { $address }
serving-others = Z jiných počítačů: { $address }
serving-folder = Partie jsou ve složce { $folder }. Zastavíš ho pomocí Ctrl+C.
already-running = Ludi s partiemi ze složky { $folder } už běží: použij to, nebo zvol jinou složku pomocí --data.
cannot-listen = Na adrese { $host }, port { $port } nelze naslouchat: { $reason }. Zvol jinou pomocí --host nebo --port.
no-proxy = --proxy bere adresu počítače nebo sítě, například 127.0.0.1 nebo 10.1.0.0/16, ne { $address }.
key-too-short = Klíč v souboru { $file } je příliš krátký, než aby někoho chránil. Obnov zálohu; nebo ho smaž, vznikne nový a všichni budou novými hosty.
file-unreadable = Soubor { $file } nelze přečíst ({ $reason }). Obnov zálohu, nebo ho přesuň jinam a začni znovu.
file-empty = Soubor { $file } je prázdný. Obnov zálohu, nebo ho přesuň jinam a začni znovu.
file-foreign = Soubor { $file } patří jinému programu. Dej Ludi vlastní složku pomocí --data.
file-newer = Soubor { $file } zapsala novější verze Ludi (schéma { $schema }; tato zná { $known }). Spusť ji, nebo zvol jinou složku pomocí --data.
