### Tali po polsku.

title = Tali
    .short = Tali
summary = Rzuć czterema kośćmi pod kubkiem i postaw monety na to, że nikt nie ma lepszego rzutu.
vignette = Kubek i cztery kości
option-rounds = Rundy
    .help = ile rund trwa gra
option-rounds-five = pięć
option-rounds-three = trzy

## Pytania: każde stoi po słowach „Pytanie brzmi teraz:”. Przykłady to słowa, które można wpisać.

ask-shake = kiedy zaczyna się runda
    .examples = potrząśnij kubkami
    .otherwise = Runda jeszcze się nie zaczęła: najpierw potrząśnij kubkami.
ask-cast = czy zachować rzut
    .examples = zachowaj / rzuć ponownie 3
ask-stake = ile postawić na swój rzut
    .examples = postaw 2 / nie stawiaj

## Decyzje, tak jak widać je na liście i jak się je wpisuje; oraz dlaczego nie można.

do-shake = potrząśnij kubkami
do-keep = zachowaj
do-again = rzuć ponownie { $side }
    .why = Żadna z twoich kości nie pokazuje { $side }.
do-sit-out = nie stawiaj
do-stake = postaw { $coins }
    .why = { $left ->
        [one] Została ci tylko { $left } moneta.
        [few] Zostały ci tylko { $left } monety.
       *[many] Zostało ci tylko { $left } monet.
    }

## Co daje wybór

brings-gift = cesarz dokłada do puli { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
brings-bones = { $bones ->
        [one] { $bones } kość
        [few] { $bones } kości
       *[many] { $bones } kości
    }
brings-lifted = kubki w górę: { $takes }
brings-no-stake = nikt nic nie stawia

## Dziennik

log-shook = Runda { $round }: zaczyna { $who }, w puli { $pot ->
        [one] jest { $pot } moneta
        [few] są { $pot } monety
       *[many] jest { $pot } monet
    }
log-recast = { $who } rzuca ponownie: { $bones ->
        [one] { $bones } kość
        [few] { $bones } kości
       *[many] { $bones } kości
    }
log-kept = { $who } zachowuje rzut
log-keeping = { $who } zachowują rzuty
log-staked = { $who } stawia { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
log-sat-out = { $who } nie stawia
log-sitting-out = { $who } nie stawiają
log-showed = { $who } pokazuje { $total }
log-venus = { $who } pokazuje Wenus
log-won = { $who } bierze pulę
log-stayed = Żaden rzut nie jest najlepszy: w puli { $pot ->
        [one] zostaje { $pot } moneta
        [few] zostają { $pot } monety
       *[many] zostaje { $pot } monet
    }
log-ended = Ostatnia runda dobiegła końca

## Tabela punktów

source-coins = monety
source-venus = Wenus

## Stół

tab-table = Stół
cups = Kubki
pot = Pula
round = Runda { $n } z { $all }
coin-tip = Monety: każda to 1 punkt
venus = Wenus
venus-tip = Rzuty Wenus: po { $n ->
        [one] { $n } punkcie
        [few] { $n } punkty
       *[many] { $n } punktów
    }
stakes = stawia { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
sits-out = nie stawia
under-cup = cztery kości pod kubkiem
in-cup = w kubku
throw-again = Rzuć ponownie { $side }
shake = Potrząśnij kubkami
keep = Zachowaj ten rzut
stake = Postaw { $coins }
sit-out = Nie stawiaj
how-to-win = Wenus, cztery różne strony, bije każdy inny rzut; potem liczy się wyższa suma.

step-cast = Rzut
step-stake = Stawka
watch-shake = { $name } potrząsa kubkami
watch-cast = { $name } zagląda pod kubek
watch-stake = { $name } zastanawia się nad stawką
watch-hint = Pod kubek zagląda tylko jego właściciel.
now-shake = Twoja kolej: potrząśnij kubkami
    .hint = Zaczyna się nowa runda: wszyscy rzucają czterema kośćmi.
now-cast = Zachowujesz swój rzut?
    .hint = Albo kliknij stronę: wszystkimi kośćmi, które ją pokazują, rzucasz ponownie.
now-stake = Ile stawiasz na swój rzut?
    .hint = Pulę bierze najlepszy rzut spośród tych, którzy coś postawili.

## Tabele na stronie zasad

facts-pieces = elementy
facts-each = dla każdego gracza
facts-cup = kubek
facts-bones = kości
facts-coins = monety
facts-side = strona
facts-falls = wypada, na { $throws } rzutów
facts-source = źródło
facts-worth = punkty
facts-rule = zasada
facts-coin-worth = 1 za każdą monetę na końcu
facts-venus-worth = { $points } za każdy rzut Wenus ze stawką

## W terminalu

column-bones = kości
column-stake = stawka
column-coins = monety
column-pot = { $round }, pula: { $pot }

## Pierwsza partia z przewodnikiem

lesson-round = Kubek i cztery kości
    .say = Wszyscy już rzucili, a tylko ty wiesz, co leży pod twoim kubkiem.
lesson-round-cup = To jest twój kubek
    .say = Leżą pod nim cztery kości, a zajrzeć możesz tylko ty. Masz 12 monet, które możesz na nie postawić.
lesson-round-shake = Zacznij rundę
    .say = Gdy potrząsacie kubkami, cesarz dokłada 2 monety do puli i wszyscy rzucają.
    .do = Potrząśnij kubkami.
lesson-throw = Rzut i stawka
    .say = Wygrywa ten, kto na końcu ma najwięcej monet; każda Wenus, na którą ktoś postawił, jest warta jeszcze 5 punktów.
lesson-throw-venus = Wypadła ci Wenus
    .say = Cztery różne strony to Wenus: bije każdy inny rzut. Poza tym lepsza jest wyższa suma.
lesson-throw-keep = Zachowaj ten rzut
    .say = Możesz raz rzucić ponownie wszystkimi kośćmi, które pokazują tę samą stronę. Z Wenus szkoda by było.
    .do = Zachowaj ten rzut.
lesson-throw-stake = Postaw, ile możesz
    .say = Nikt cię nie pobije, więc postaw 3 monety. Kto nie stawia, nic nie traci, ale też nic nie wygrywa.
    .do = Postaw 3.
lesson-throw-lifted = Kubki w górę
    .say = Pulę bierze najlepszy rzut spośród tych, którzy coś postawili. Jeśli dwa są równie dobre, pula zostaje na następną rundę.

## Pozycje pisane ręcznie. Klucze i nazwy są w nich angielskie, niezależnie od języka.

position-bones = Kości ({ $name }): podaj tyle stron: { $n }, do wyboru: { COMMAS($sides) }.
position-pot = Monet w grze jest już { $n }, z tego w puli musi być { $rest }.
