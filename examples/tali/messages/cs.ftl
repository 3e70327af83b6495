### Tali česky.

title = Tali
    .short = Tali
summary = Hoď čtyřmi kostkami pod pohárem a vsaď mince na to, že nikdo nemá lepší hod.
vignette = Pohár a čtyři kostky
option-rounds = Kola
    .help = kolik kol se hraje
option-rounds-five = pět
option-rounds-three = tři

## Otázky: každá stojí po slovech „Otázka teď zní:“. Příklady jsou slova, která lze napsat.

ask-shake = kdy začíná kolo
    .examples = zatřást poháry
    .otherwise = Kolo ještě nezačalo: nejdřív zatřes poháry.
ask-cast = jestli si hod necháš
    .examples = nechat / znovu hodit 3
ask-stake = kolik vsadíš na svůj hod
    .examples = vsadit 2 / nesázet

## Rozhodnutí, jak stojí v seznamu a jak se píšou; a proč nejdou.

do-shake = zatřást poháry
do-keep = nechat
do-again = znovu hodit { $side }
    .why = Žádná z tvých kostek neukazuje { $side }.
do-sit-out = nesázet
do-stake = vsadit { $coins }
    .why = { $left ->
        [one] Zbývá ti jen { $left } mince.
        [few] Zbývají ti jen { $left } mince.
       *[other] Zbývá ti jen { $left } mincí.
    }

## Co volba přinese

brings-gift = císař přidá do banku { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
brings-bones = { $bones ->
        [one] { $bones } kostka
        [few] { $bones } kostky
       *[other] { $bones } kostek
    }
brings-lifted = poháry se zvednou: { $takes }
brings-no-stake = nikdo nic nesází

## Průběh

log-shook = Kolo { $round }: začíná { $who }, v banku { $pot ->
        [one] je { $pot } mince
        [few] jsou { $pot } mince
       *[other] je { $pot } mincí
    }
log-recast = { $who } hází znovu: { $bones ->
        [one] { $bones } kostka
        [few] { $bones } kostky
       *[other] { $bones } kostek
    }
log-kept = { $who } si hod nechává
log-keeping = { $who } si hody nechávají
log-staked = { $who } sází { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
log-sat-out = { $who } nesází
log-sitting-out = { $who } nesázejí
log-showed = { $who } ukazuje { $total }
log-venus = { $who } ukazuje Venuši
log-won = { $who } bere bank
log-stayed = Žádný hod není nejlepší: v banku { $pot ->
        [one] zůstává { $pot } mince
        [few] zůstávají { $pot } mince
       *[other] zůstává { $pot } mincí
    }
log-ended = Poslední kolo skončilo

## Tabulka bodů

source-coins = mince
source-venus = Venuše

## Stůl

tab-table = Stůl
cups = Poháry
pot = Bank
round = Kolo { $n } { $all ->
        [3] ze
       *[other] z
    } { $all }
coin-tip = Mince: každá je za 1 bod
venus = Venuše
venus-tip = Hody Venuše: každý za { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
stakes = sází { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
sits-out = nesází
under-cup = čtyři kostky pod pohárem
in-cup = v poháru
throw-again = Znovu hodit { $side }
shake = Zatřást poháry
keep = Nechat si hod
stake = Vsadit { $coins }
sit-out = Nesázet
how-to-win = Venuše, čtyři různé strany, porazí každý jiný hod; potom platí vyšší součet.

step-cast = Hod
step-stake = Sázka
watch-shake = { $name } třese poháry
watch-cast = { $name } se dívá pod pohár
watch-stake = { $name } si rozmýšlí sázku
watch-hint = Pod pohár se dívá jen ten, komu patří.
now-shake = Jsi na tahu: zatřes poháry
    .hint = Začíná nové kolo: všichni házejí čtyřmi kostkami.
now-cast = Necháš si svůj hod?
    .hint = Nebo klikni na stranu: všechny kostky, které ji ukazují, hodíš znovu.
now-stake = Kolik vsadíš na svůj hod?
    .hint = Bank bere nejlepší hod z těch, kdo něco vsadili.

## Tabulky na stránce pravidel

facts-pieces = herní materiál
facts-each = pro každého hráče
facts-cup = pohár
facts-bones = kostky
facts-coins = mince
facts-side = strana
facts-falls = padne, z { $throws } hodů
facts-source = zdroj
facts-worth = body
facts-rule = pravidlo
facts-coin-worth = 1 za každou minci na konci
facts-venus-worth = { $points } za každý hod Venuše se sázkou

## V terminálu

column-bones = kostky
column-stake = sázka
column-coins = mince
column-pot = { $round }, bank: { $pot }

## První partie s průvodcem

lesson-round = Pohár a čtyři kostky
    .say = Všichni hodili a jen ty víš, co leží pod tvým pohárem.
lesson-round-cup = Tohle je tvůj pohár
    .say = Leží pod ním čtyři kostky a podívat se smíš jen ty. Máš 12 mincí, které na ně můžeš vsadit.
lesson-round-shake = Začni kolo
    .say = Když se zatřese poháry, císař přidá do banku 2 mince a všichni hodí.
    .do = Zatřes poháry.
lesson-throw = Hod a sázka
    .say = Vyhraje, kdo má na konci nejvíc mincí; za každou Venuši, na kterou vsadíš, je navíc 5 bodů.
lesson-throw-venus = Padla ti Venuše
    .say = Čtyři různé strany jsou Venuše a porazí každý jiný hod. Jinak je lepší vyšší součet.
lesson-throw-keep = Nech si ten hod
    .say = Jednou smíš hodit znovu všemi kostkami jedné strany. S Venuší by to byla škoda.
    .do = Nech si tento hod.
lesson-throw-stake = Vsaď, kolik můžeš
    .say = Nikdo tě neporazí, tak vsaď 3 mince. Kdo nevsadí, nic neztratí, ale ani nic nevyhraje.
    .do = Vsaď 3.
lesson-throw-lifted = Poháry vzhůru
    .say = Bank bere nejlepší hod těch, kdo vsadili. Jsou-li dva stejně dobré, bank zůstává do dalšího kola.

## Pozice psané rukou. Klíče a jména jsou v nich anglicky v každém jazyce.

position-bones = Kostky ({ $name }): počet stran musí být { $n }, na výběr jsou { COMMAS($sides) }.
position-pot = Mincí je ve hře už { $n }: v banku jich musí být { $rest }.
