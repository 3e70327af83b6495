### Co mówią strony i serwer, po polsku.

## Słowa wszystkich plansz

tab-log = Dziennik
choices = Do wyboru
what-happened = Dziennik
confirm = Zatwierdź: { $words }

## Poziomy botów

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = ekspert
level-master = mistrz

## Na każdej stronie

skip = Przejdź do treści
ludi-home = Ludi, strona główna
site = Strona
settings-and-keys = Ustawienia i klawisze
language = Język
settings = Ustawienia
theme = Motyw
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
sound = Dźwięk
sound-tick = ciche tyknięcie, gdy przychodzi twoja kolej
notifications = Powiadomienia
notify-me = Powiadamiaj mnie, gdy przychodzi moja kolej
notify-on = powiadomienie, gdy przychodzi moja kolej, a patrzę gdzie indziej
notify-denied = Twoja przeglądarka blokuje powiadomienia tej strony; możesz to zmienić w jej ustawieniach.
notify-none = Powiadomienia wymagają przeglądarki, która je obsługuje, i adresu z https.
notify-ask = Czy Ludi ma dać ci znać, gdy nadejdzie twoja kolej, a ty patrzysz gdzie indziej?
notify-yes = Tak, proszę
notify-no = Nie, dziękuję
notify-turn = Twoja kolej: { $title }
name-at-tables = Twoje imię przy nowych stołach
save = Zapisz
close = Zamknij
copy = Kopiuj
back = Wstecz
home = Strona główna
for-programs = Dla programów
your-data = Twoje dane
rules = Zasady

## Zasady gry

rules-all = Zasady ze wszystkimi rozstrzygnięciami
rules-short = Krótkie zasady, z obrazkami
rules-long = Długa strona: wszystkie zasady, rozstrzygnięcia i tabele (po angielsku)
rules-example = Przykład
rules-back = Wstecz
rules-next = Dalej
rules-reconstructed = zrekonstruowane
rules-ruling = Rozstrzygnięcie { $number }
rules-we-play = Gramy tak
rules-why = Skąd to wiemy?
rules-all-rulings = Wszystkie rozstrzygnięcia
rules-search = Szukaj w zasadach
rules-found = Znaleziono
rules-nothing = Niczego nie znaleziono.
rules-contents = Spis treści
rules-about = Zasady: { $title }
rules-why-not = Dlaczego?
rules-first = Pierwsza partia? Oto, o co chodzi.

## Kiedy coś było

just-now = przed chwilą
yesterday = wczoraj
# Nazwa stołu: { $title } to tytuł gry, { $made } to komunikat „occasion”.
table-name = { $title }, { $made }
# Kiedy powstał stół. { $day } to poniedziałek, wtorek …
occasion = { $part ->
        [night] { $day } w nocy
        [morning] { $day } rano
        [afternoon] { $day } po południu
       *[evening] { $day } wieczorem
    }

## Strona główna

home-title = Ludi: rzymskie gry
home-turns = Twoja kolej ({ $turns }) · Ludi
welcome = Rzymskie gry. Usiądź i graj.
welcome-more = Od razu przeciw botom albo ze znajomymi przez link. Bez zakładania konta.
table-link = Link do stołu
paste-link = Wklej link do stołu
join = Dołącz
games = Gry
player-range = { $min }–{ $max } graczy
minutes = { $minutes } min
play-now = Zagraj teraz
new-table = Nowy stół
turns = { $count ->
        [one] Twoja kolej: { $titles }.
        [few] Twoja kolej przy { $count } stołach: { $titles }.
       *[many] Twoja kolej przy { $count } stołach: { $titles }.
    }
my-games = Moje partie
no-games = Nie masz partii w toku. Naciśnij powyżej „Zagraj teraz”, aby zacząć.
finished-games = Zakończone partie
open-tables = Otwarte stoły
no-open-tables = W tej chwili brak. Prywatnych stołów nie ma na tej liście: prowadzi do nich link.
seats-free = { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    }
sit-down = Usiądź
new-messages = { $messages ->
        [one] { $messages } nowa wiadomość
        [few] { $messages } nowe wiadomości
       *[many] { $messages } nowych wiadomości
    }
is-your-turn = twoja kolej
has-score = tabela punktów
is-waiting = czeka na graczy
is-abandoned = przerwana
is-closed = nie można otworzyć
is-thinking = { $name } zastanawia się
wants-end = { $name } chce zakończyć partię
remove-table = Usuń z listy: { $table }
leave-table = Opuść stół: { $table }
unreadable-table = Nieczytelny stół

## Jak daleko są boty

bots = Boty
bots-simple = Boty wykonują tu proste ruchy: ten serwer działa bez myślących botów.
bots-ready = Boty wszystkich poziomów są gotowe do wszystkich gier.
bots-warming = Boty się rozgrzewają. Do tego czasu wykonują proste ruchy.
# O botach jednej gry
ready = gotowe
waiting = czekają
warming-step = { $left ->
        [none] krok { $done } z { $total }
       *[other] krok { $done } z { $total }, { $left }
    }
warming-here = { $left ->
        [none] Boty się rozgrzewają: { NUMBER($share, style: "percent") }
       *[other] Boty się rozgrzewają: { NUMBER($share, style: "percent") }, { $left }
    }
warming-soon = Boty się rozgrzewają
time-left = { $minutes ->
        [0] jeszcze niecała minuta
       *[other] jeszcze około { $minutes } min
    }

## Nowy stół

new-table-of = Nowy stół: { $title }
your-name = Twoje imię
turn-order = Gracze w kolejności tur
seat-number = Miejsce { $number }
me = ja
a-friend = zaproszona osoba, przez link
a-bot = bot, poziom { $level }
nobody = nikt
options = Opcje
make-public = Publiczny: każdy może znaleźć ten stół i zająć wolne miejsce
clock = Zegar
clock-none = brak: nikt się nie spieszy
clock-move = na każdą turę: { $time }
clock-reserve = na całą partię: { $time }, a po każdej turze dodatkowo: { $more }
clock-note = Gdy czas się skończy, na tym miejscu gra dalej bot; gracz może w każdej chwili wrócić na swoje miejsce.
clock-left = Pozostały czas: { $name }
time-ran-out = czas minął, gra bot
webhook = Informuj inny serwer, czyja kolej (adres)
webhook-note = Dozwolone tutaj: { COMMAS($allowed) }. Puste: nikt nie jest informowany.
create-table = Otwórz stół

## Link do miejsca

seat-for-you = Miejsce dla ciebie
seat-at = Miejsce dla ciebie: { $title }
seat-for-friend = To miejsce jest dla zaproszonej osoby
seat-for-friend-how = Masz już miejsce przy tym stole. Wyślij adres tej strony osobie, którą zapraszasz.
go-to-table = Do stołu
link-used = Ten link już nie działa
link-used-how = Miejsce jest zajęte albo partia się skończyła. Możesz oglądać albo poprosić o inny link.
watch = Oglądaj
just-watch = Tylko oglądaj
play-on-here = Graj dalej na tym urządzeniu jako { $name }.
sit-with = Przy stole: { $names }.

## Oczekiwanie na graczy

lobby-title = Oczekiwanie
lobby = Oczekiwanie na graczy
lobby-how = Gra zacznie się, gdy wszyscy usiądą. Możesz zamknąć tę stronę; stół pozostaje otwarty.
free-seat = Wolne miejsce
send-link = wyślij link, aby zaprosić
not-taken = jeszcze wolne
is-here = jest tutaj
is-seated = ma miejsce
seat-link = Link do tego miejsca
start-now = Zacznij teraz, z botami na wolnych miejscach
leave-menu = Opuść …
only-here = Ten serwer Ludi jest dostępny tylko z tego komputera. Aby grać ze znajomymi na innych komputerach, uruchom go z --host 0.0.0.0.

## Kto siedzi przy stole i co się z nim dzieje

you = ty
away = poza stołem
a-bot-here = bot, poziom { $level }
a-bot-warming = bot, poziom { $level }, rozgrzewa się
bot-warming-tip = Ten bot jeszcze się rozgrzewa. Do tego czasu wykonuje proste ruchy.
stands-in = zastępuje bot
thinking = zastanawia się
wants-to-end = chce zakończyć partię
take-back-seat = Wróć na swoje miejsce
let-bot-play = Niech bot gra za mnie
let-bot-take-over = Niech gra bot
watch-link = Link do oglądania
own-link = Twoje własne miejsce, na inne twoje urządzenia (zachowaj ten link dla siebie)
leave-or-end = Opuść lub zakończ tę partię …

## Stół

your-turn = Twoja kolej
turn-of = Teraz gra { $name }
abandoned = Partia przerwana
player-count = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
you-watch = oglądasz
players = Gracze
chat = Czat
unread = nowe wiadomości
sound-on = Dźwięk wł.
sound-off = Dźwięk wył.
move-list = Lista ruchów
table-parts = Części stołu
connection-lost = Utracono połączenie. Trwa łączenie …
unsent = Nie udało się tego wysłać. Spróbuj ponownie, gdy wróci połączenie.
at-table = Przy tym stole
turn-steps = Kroki tej tury
next-game = Do następnej partii
score-sheet = Tabela punktów
as-list = Jako lista
revealed = odkryto: bez cofania
revealed-tip = Odkryto coś zakrytego albo zdecydował los: tego nie można cofnąć.
undo = Cofnij
undo-turn = Cofnij całą turę
since-your-turn = Od twojej ostatniej tury
earlier = Wcześniej
whole-log = Cały dziennik
say-something = Napisz coś
send = Wyślij
no-chat = Nie ma jeszcze wiadomości.

## Klawisze

keys = Klawisze
key-tab = między grupami
key-arrows = między celami
key-enter = wybierz albo zatwierdź
key-escape = cofnij
key-g = do pierwszego celu
key-w = lista ruchów
key-c = czat
key-r = zasady dotyczące tego, na co wskazujesz, albo zadanego pytania
key-help = ta lista

## Dziennik i tabela punktów

log = Dziennik
from-the-start = Cały dziennik od początku
finished = zakończona
the-table = Stół
record = Zapis
play-again = Zagraj ponownie
wins-by = { $points ->
        [one] { $name } wygrywa o { $points } punkt
        [few] { $name } wygrywa o { $points } punkty
       *[many] { $name } wygrywa o { $points } punktów
    }
wins-tie = Remis na swoją korzyść rozstrzyga { $name }
why-won = { $points ->
        [one] O wyniku przesądza: { $source } ({ $points } punkt, o { $more } więcej niż { $second }).
        [few] O wyniku przesądza: { $source } ({ $points } punkty, o { $more } więcej niż { $second }).
       *[many] O wyniku przesądza: { $source } ({ $points } punktów, o { $more } więcej niż { $second }).
    }
why-tied = Remis pod każdym względem.
why-tie-break = Tyle samo punktów; rozstrzyga kolejne kryterium z zasad.
rank = { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
        [4] czwarte miejsce
       *[5] piąte miejsce
    }
behind = { $points } pkt straty
points-by-source = Punkty według źródeł
best-moments = Najlepsze chwile
the-most = najwięcej
points-over-time = Punkty w czasie
points-over-time-label = Punkty w czasie. Na koniec: { COMMAS($standing) }.
name-and-points = { $name } { $points }
dotted-at-end = kropki: liczone na końcu
at-the-end = koniec
round-number = Runda { $number }
as-table = Jako tabela
show-in-replay = Pokaż w odtworzeniu
to-replay = Odtwórz
to-analysis = Analizuj
statistics = Statystyki
games-and-statistics = Moje partie i statystyki

## Moje partie i statystyki

to-play = Graj
games-and-won = { $games ->
        [one] { $games } zakończona partia, wygrane: { $won }
        [few] { $games } zakończone partie, wygrane: { $won }
       *[many] { $games } zakończonych partii, wygrane: { $won }
    }
hours-played = { $hours ->
        [one] { $hours } godzina przy stole
        [few] { $hours } godziny przy stole
        [many] { $hours } godzin przy stole
       *[other] { $hours } godziny przy stole
    }
streak = najdłuższa seria wygranych: { $games }
no-mistakes = bez błędów
games-count = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
which-period = Okres
period-all = Cały okres
period-year = Ten rok
period-month = Ostatnie 30 dni
no-finished-games = Nie ma tu jeszcze zakończonej partii. Gdy rozegrasz jakąś do końca, zobaczysz tu, jak ci poszło.
share-won = wygranych
place-short = { $place }. miejsce
places = Miejsca
places-label = Miejsca: pierwsze w { $first } z { $games }
average = średnio
best-result = najlepiej
trend = trend
on-day = { $day }
trend-label = Punkty w ostatnich partiach ({ $points })
which-game = Gra
which-opponent = Przeciwnik
which-result = Wynik
all-games = Wszystkie gry
any-opponent = Każdy przeciwnik
any-result = Każdy wynik
result-won = Wygrane
result-lost = Niewygrane
any-players = 2–5 graczy
filter-games = Pokaż
shown-of = { $shown } z { $games }
no-games-match = Żadna partia nie pasuje. Wybierz mniej warunków.
show-more = { $games ->
        [one] Pokaż jeszcze { $games }
        [few] Pokaż jeszcze { $games }
       *[many] Pokaż jeszcze { $games }
    }
opponents = Przeciwnicy
opponents-games = partie
i-won = wygrane
bots-of-level = Boty, poziom { $level }
by-seat = Według kolejności
by-seat-note = wygrane według miejsca w kolejności gry
where-points-come-from = Skąd biorą się moje punkty
against-winners = w porównaniu ze zwycięzcami
sources-legend = Pasek: moja średnia. Pionowa kreska: średnia zwycięzców.
costs-most = Najwięcej tracę tutaj: { $source }.
export-all = Pobierz wszystkie moje dane

## Opuszczanie stołu

ask-leave = Opuścić partię: { $table }?
ask-remove = Usunąć z twojej listy: { $table }?
remove-means = Partia zniknie tylko z twojej listy. Pozostali gracze zachowają ją i jej wynik.
remove-means-gone = Nikt inny nie ma tej partii: zniknie na zawsze.
remove-it = Usuń
keep-it = Zachowaj
leave-lobby-means = Twoje miejsce znów będzie wolne. Pozostali będą czekać bez ciebie.
leave-lobby-means-gone = Nikt inny jeszcze nie usiadł: stół zostanie usunięty, a jego linki przestaną działać.
leave-the-table = Opuść stół
stay = Zostań
end-alone-means = Grasz tylko z botami. Jeśli opuścisz stół, partia skończy się bez wyniku i nie będzie można jej wznowić.
end-bots-means = Przy tym stole grają tylko boty. Partia skończy się bez wyniku i nie będzie można jej wznowić.
break-alone = Jeśli potrzebujesz tylko przerwy, zamknij stronę: gra na ciebie poczeka.
break-with-others = Jeśli potrzebujesz tylko przerwy, zamknij stronę. Twoje miejsce pozostanie twoje, a w tym czasie może za ciebie grać bot.
end-game = Zakończ partię
keep-playing = Graj dalej
leave-for-good = Odejście na zawsze
leave-means = Bot zajmie twoje miejsce i będzie grał dalej z pozostałymi. Nie będzie można wrócić.
leave-game = Opuść partię
end-for-all = Koniec partii dla wszystkich
end-means = Partia skończy się bez wyniku, gdy tylko wszyscy się zgodzą.
agreed-so-far = Dotychczasowa zgoda: { $names }.
play-on = Jednak chcę grać dalej
agree-to-end = Zgadzam się zakończyć partię

## Co o kim jest zapisane

data-known = Ludi zna cię jako { $name }, dzięki plikowi cookie w tej przeglądarce. Zapisane są twoje partie i wiadomości z czatu, nic więcej o tobie.
data-unknown = Ludi jeszcze cię nie zna: nie ma żadnych danych o tobie.
data-delete = Możesz to wszystko usunąć:
data-games-alone = Partie bez innych osób zostaną usunięte.
data-games-with-others = W partiach z innymi osobami twoje miejsce zajmie bot, a twoje imię zmieni się na „{ $name }”. Pozostali zachowają swoje wyniki.
data-chat = Twoje wiadomości z czatu i plik cookie też zostaną usunięte. Tego nie można cofnąć.
delete-menu = Usuń moje dane …
delete-sure = { $games ->
        [one] Na pewno? Dotyczy to { $games } partii z twojej listy.
        [few] Na pewno? Dotyczy to { $games } partii z twojej listy.
       *[many] Na pewno? Dotyczy to { $games } partii z twojej listy.
    }
delete-all = Tak, usuń wszystko
delete-nothing = Nie, zachowaj

## Gdy coś się nie udaje

sorry = Przykro nam
did-not-work = To się nie udało
went-wrong = Coś poszło nie tak na serwerze. Twój stół jest bezpieczny; spróbuj ponownie.
http-400 = Nie udało się zrozumieć tego żądania.
http-404 = Niczego tu nie ma. Sprawdź adres.
http-405 = Pod tym adresem nie jest to możliwe.
http-413 = To jest za długie.
# { $where } jest dla programów, po angielsku.
bad-request = Nie udało się zrozumieć tego żądania: { $where }.
foreign-request = Żądania z innych stron nie są przyjmowane.
too-many-requests = Za dużo żądań naraz. Poczekaj chwilę i spróbuj ponownie.
too-many-windows = Ludi jest otwarte w zbyt wielu oknach. Zamknij niektóre z nich.
trouble-earlier = Tę partię zaczęto we wcześniejszej wersji Ludi i nie można jej kontynuować. Tu widać to, co się zachowało.
trouble-unreadable = Tego stołu nie można odczytać: jego plik jest uszkodzony albo zmieniły się zasady. Niczego nie usunięto.
trouble-missing = Gra tego stołu nie jest tu zainstalowana. Stół pozostaje taki, jaki jest.

## Dlaczego czegoś nie można zrobić

no-name = Najpierw podaj swoje imię: otwórz menu i tam je zapisz.
empty-name = Imię musi mieć co najmniej jedną literę.
empty-chat = Najpierw coś napisz.
no-link = To nie jest link do stołu. Powinien wyglądać tak: { $link }.
no-table = Nie ma takiego stołu. Sprawdź link.
no-such-seat = Nie ma takiego miejsca.
no-such-bot = Nie ma takiego bota.
no-such-file = Nie ma takiego pliku.
no-rules = Zasad tej gry tu nie spisano.
no-language = Ludi nie mówi w tym języku.
one-seat = Możesz zająć tylko jedno miejsce.
seat-kinds = Każde miejsce jest dla ciebie, dla zaproszonej osoby albo dla bota jednego z poziomów.
too-many-games = { $games ->
        [one] Masz w toku { $games } partię. Najpierw ją dokończ albo opuść.
        [few] Masz w toku { $games } partie. Najpierw dokończ albo opuść niektóre z nich.
       *[many] Masz w toku { $games } partii. Najpierw dokończ albo opuść niektóre z nich.
    }
too-many-bot-tables = { $tables ->
        [one] Masz { $tables } stół, przy którym grają same boty. Najpierw przerwij tę partię albo zajmij miejsce.
        [few] Masz { $tables } stoły, przy których grają same boty. Najpierw przerwij jedną z tych partii albo zajmij miejsce.
       *[many] Masz { $tables } stołów, przy których grają same boty. Najpierw przerwij jedną z tych partii albo zajmij miejsce.
    }
seated-already = Masz już miejsce przy tym stole. Ten link jest dla kogoś innego.
bot-sits-here = Tu siedzi bot.
link-invalid = Ten link już nie działa. Poproś o nowy.
seats-taken = Wszystkie miejsca są zajęte, ale możesz oglądać.
no-seat-here = Nie masz miejsca przy tym stole.
only-watching = Przy tym stole tylko oglądasz.
not-listed = Tego stołu nie ma na twojej liście.
start-once = Zacząć mogą tylko ci, którzy mają miejsce, i tylko raz.
not-for-bot = Bot może zastąpić tylko człowieka i tylko w trwającej partii.
not-your-seat = Miejsce może odzyskać tylko ta osoba, do której należy.
here-and-playing = { $name } jest tutaj i gra.
not-started = Gra jeszcze się nie zaczęła: nie ma jeszcze wszystkich.
not-started-leave = Gra jeszcze się nie zaczęła: możesz po prostu opuścić stół.
is-over = Ta partia już się skończyła.
was-abandoned = Ta partia została przerwana.
not-running = Ta partia już nie trwa.
not-running-remove = Ta partia już nie trwa. Możesz usunąć ją ze swojej listy.
still-running = Ta partia jeszcze trwa. Najpierw ją opuść albo przerwij.
bot-plays-for-you = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
moved-on = Gra potoczyła się dalej. Tak wygląda teraz.
turn-of-other = Teraz gra { $name }.
nothing-to-take-back = Nie ma czego cofnąć: twoja tura minęła albo coś odkryto.
not-played-here = Zagrać ponownie mogą tylko ci, którzy grali w tej partii do końca.
record-later = Zapis partii pokazuje to, co zakryte, dlatego jest dostępny dopiero po grze.

## Pierwsza partia z przewodnikiem

lesson-title = { $title }: pierwsza partia
first-game-guided = Pierwsza partia z przewodnikiem
learn-game = Naucz się, grając
no-lesson = Nie ma takiej lekcji. Wybierz grę na stronie głównej.
coach = Trener
lessons = Lekcje
lesson-step = krok { $n } z { $all }
show-me = Pokaż mi
let-me-try = Chcę spróbować
lesson-next = Dalej
lesson-rules = Zasady
skip-step = Pomiń
once-more = Jeszcze raz
leave-lesson = Zakończ lekcję
chapter-over = Gotowe: { $title }
lesson-over = Znasz już tę grę
next-chapter = Dalej: { $title }
whole-game = Zagraj całą partię
lesson-done = gotowe
lesson-minutes = { $minutes } min

## Uruchamianie serwera, w terminalu

serving-at = Ludi działa pod adresem { $address }
serving-others = Z innych komputerów: { $address }
serving-folder = Partie są w folderze { $folder }. Zatrzymanie: Ctrl+C.
already-running = Ludi z partiami z folderu { $folder } już działa: użyj tego albo wybierz inny folder za pomocą --data.
cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Wybierz inny za pomocą --host albo --port.
no-proxy = --proxy przyjmuje adres komputera albo sieci, na przykład 127.0.0.1 albo 10.1.0.0/16, a nie { $address }.
database-address = --database przyjmuje adres bazy danych PostgreSQL, na przykład postgresql://ludi:haslo@localhost/ludi, a nie { $address }.
database-driver = Do PostgreSQL potrzebny jest jeszcze jeden pakiet: zainstaluj ludi z dodatkiem „postgres” albo doinstaluj psycopg[binary].
database-unreadable = Nie można użyć bazy danych { $address }: { $reason }
database-away = Partie są w tej chwili niedostępne. Spróbuj za chwilę.
processes-database = --processes wymaga bazy danych, z której może korzystać kilka procesów: podaj ją za pomocą --database postgresql://…
nothing-to-move = Nie ma pliku { $file }: wskaż folder danych za pomocą --data.
database-in-use = W tej bazie są już goście lub stoły. Wskaż pustą.
no-webhooks = --webhooks przyjmuje adresy albo początki adresów, na przykład https://chat.example.org/hooks/, a nie { $address }.
no-such-clock = Zegar liczy każdą turę albo zapas czasu, ma od { $shortest } do { $longest } sekund, a rośnie tylko zapas, najwyżej o godzinę.
webhook-owner = Może to zmienić tylko ten, kto założył stół.
webhook-refused = { $allowed ->
        [none] Ten serwer nie informuje innych serwerów: jego gospodarz nie dopuścił żadnych adresów.
       *[several] Dozwolone są tu tylko adresy, które zaczynają się od { EITHER($allowed) }.
    }
webhook-turn = { $title }: teraz gra { $name }.
key-too-short = Klucz w pliku { $file } jest za krótki, aby kogokolwiek chronić. Przywróć kopię zapasową albo usuń go: powstanie nowy, a wszyscy będą nowymi gośćmi.
file-unreadable = Nie można odczytać pliku { $file } ({ $reason }). Przywróć kopię zapasową albo przenieś plik, aby zacząć od nowa.
file-empty = Plik { $file } jest pusty. Przywróć kopię zapasową albo przenieś plik, aby zacząć od nowa.
file-foreign = Plik { $file } należy do innego programu. Daj Ludi własny folder za pomocą --data.
file-newer = Plik { $file } zapisała nowsza wersja Ludi (schemat { $schema }; ta zna { $known }). Uruchom tamtą albo wybierz inny folder za pomocą --data.

## Odtwarzanie, „a gdyby”, zapisy

replay-old-rules = Od rozegrania tej partii zasady się zmieniły, więc nie można jej odtworzyć. Jej wynik pozostaje.
no-moment = Ta partia ma tylko momenty od 0 do { $last }.
replay = Odtworzenie
replay-hidden = Do końca partii karty innych pozostają zakryte. Do tego czasu każdy widzi tylko to, co widać z jego miejsca.
replay-round = Runda { $n }
decision-of = { $name }, decyzja { $at } z { $last }
replay-start = Początek
decisions-count = { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[many] { $n } decyzji
    }
replay-next = decyduje teraz
replay-eyes = Czyimi oczami
all-open = Wszystko odkryte
as-seen-by = Tak, jak to widzi { $name }
replay-public = To, co widzą wszyscy
replay-own = Tak, jak było widać z twojego miejsca
share = Udostępnij
play-from-here = Graj dalej stąd
link-to-moment = Link do tego momentu
timeline = Oś czasu
moment = Moment
replay-go = Idź
replay-steps = Kroki
to-start = Na początek
step-back = Krok wstecz
automatic = Odtwarzaj automatycznie
step-on = Krok naprzód
to-end = Na koniec
step-by = co
by-decision = decyzję
by-turn = turę
by-round = rundę
speed = tempo
speed-slow = wolno
speed-usual = normalnie
speed-quick = szybko
pace = Kroki i tempo
replay-standing = Gdyby to był koniec
decisions = Decyzje
no-decisions = Nikt jeszcze o niczym nie zdecydował.
key-decision = o decyzję wstecz lub naprzód
key-round = o rundę wstecz lub naprzód
key-ends = na początek, na koniec
key-automatic = odtwarzaj automatycznie lub wstrzymaj
key-mistake = następny błąd, gdy partia jest przeanalizowana
key-candidate = lepsze ruchy na planszy, 0: to, co zagrano
to-moment = Odtwórz od tego miejsca
play-on-from = { $at ->
        [0] A gdyby? Na początku decyduje { $name }
       *[other] A gdyby? Po decyzji { $at } decyduje { $name }
    }
what-if-seats = Kto gra
seat-of = Miejsce: { $name }
hidden-things = Zakryte karty
deal-true = takie, jakie naprawdę były
deal-anew = rozdane od nowa, zgodnie z tym, co wie { $name }
what-if-running = Ta partia jeszcze trwa: wszystko, czego nie wiesz, zostanie rozdane od nowa.
what-if-note = Przy nowym stole gra toczy się dalej od tego momentu, z własnym losowaniem. Sama partia się nie zmienia.
what-if-over = W tym momencie partia jest już skończona: wybierz wcześniejszy, żeby grać dalej.
what-if-hidden = Dopóki ta partia trwa, tylko jej gracze mogą grać dalej od jednego z jej momentów.
what-if-players = To partia gry { $title }, liczba graczy: { $players }. Stół, przy którym toczy się ona dalej, musi mieć tylu samo graczy.
bring-record = Otwórz zapis
bring-record-tip = Partia jako plik: pobrany z tabeli punktów albo zapisany w terminalu. Możesz też upuścić go na tę stronę.
drop-record = Upuść zapis tutaj
record-too-large = Ten plik jest za duży jak na zapis: najwyżej { $size } kB.
record-several = To więcej niż jeden plik: otwieraj zapisy pojedynczo.
no-record-file = Najpierw wybierz plik z zapisem partii.
record-game = Wiersz 1: gra „{ $game }” nie jest tu zainstalowana.
record-names-long = Wiersz 1: imiona mają od 1 do { $longest } znaków.
is-record = zapis
card-waiting = Przy stole: { $names }; są wolne miejsca.
card-playing = Grają: { $names }.
card-over = Wygrana: { $winners }. { $points }.
card-points = { $name } { $points }

## Analiza, ćwiczenia, podpowiedzi

analysis = Analiza
analyse = Analizuj
analyse-open = Analizuj też z odkrytymi kartami
analysis-offer = Ile kosztowała każda decyzja, co było lepsze i co było kwestią szczęścia. Trwa to około minuty; możesz w tym czasie wyjść.
analysing = { $total ->
    [0] Analiza zaraz się zacznie …
   *[other] Zbadano { $done } z { $total } momentów …
    }
analysis-later = Analiza zdradza to, co zakryte: można ją zrobić po zakończeniu gry.
analysis-no-workers = Ten serwer nie ma botów, które mogłyby analizować partie.
analysis-too-many = Dwie twoje partie są już analizowane: poczekaj, aż analiza jednej z nich się skończy.
win-chance = Szansa na wygraną
expected-points = Oczekiwane punkty
chart-what = Co pokazuje wykres
chart-chances = Szansa każdego na wygraną w każdym momencie
chart-points = Oczekiwane punkty końcowe każdego w każdym momencie
next-mistake = Następny błąd
expected-line = Spodziewany ciąg dalszy
expected-from = spodziewane: { $source }
prepares = potem: { $move }
costs = { $who } traci { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } szans na wygraną: { NUMBER($best, style: "percent", maximumFractionDigits: 0) } z najlepszym ruchem, { NUMBER($played, style: "percent", maximumFractionDigits: 0) } z tym.
was-best = Nie znaleziono lepszego ruchu.
was-fine = Nie znaleziono niczego, co na pewno byłoby lepsze.
better-was = Lepiej było
candidates = Najlepsze ruchy
played = Zagrano
decisions-which = Które decyzje
decisions-all = Wszystkie { $n }
decisions-costly = Błędy
decisions-mine = Moje
count-slip = { $n ->
        [one] { $n } potknięcie
        [few] { $n } potknięcia
       *[many] { $n } potknięć
    }
count-mistake = { $n ->
        [one] { $n } pomyłka
        [few] { $n } pomyłki
       *[many] { $n } pomyłek
    }
count-blunder = { $n ->
        [one] { $n } gruby błąd
        [few] { $n } grube błędy
       *[many] { $n } grubych błędów
    }
counts = { COMMAS($counts) }
board-before = plansza przed tą decyzją
board-played = zagrano
board-better = lepiej
board-other = zamiast tego
luck-and-skill = Szczęście i umiejętności, w punktach
luck = szczęście
skill = umiejętności
luck-how = Szczęście: co przyniosły miejsce, rozdanie, losowania i odkryte karty. Umiejętności: koszt oznaczonych decyzji. Jedno i drugie względem średniej przy stole.
best-moves = dobre ruchy
won-how = { $luck ->
        [good] { $skill ->
            [good] { $name } wygrywa dzięki szczęściu i dobrej grze.
           *[bad] { $name } wygrywa dzięki szczęściu.
          }
        [none] { $skill ->
            [good] { $name } wygrywa dzięki dobrej grze.
           *[bad] { $name } wygrywa mimo wszystko.
          }
       *[bad] { $skill ->
            [good] { $name } wygrywa dobrą grą, wbrew szczęściu.
           *[bad] { $name } wygrywa mimo wszystko.
          }
    }
won-how-points = Miejsce, losowania i odkrycia: { $luck } pkt; własne decyzje: { $skill }; jedno i drugie względem średniej przy stole.
see-mistakes = { $n ->
        [one] Zobacz błąd
        [few] Zobacz { $n } błędy
       *[many] Zobacz { $n } błędów
    }
how-measured = Jak to jest mierzone?
judged-fair = Ocena według tego, co każdy gracz mógł wiedzieć.
judged-open = Ocena z odkrytymi kartami.
learn-from-mistakes = Ucz się na błędach
no-exercises = Nie ma tu ćwiczeń: powstają z kosztownych decyzji przeanalizowanej partii.
no-exercise = Nie ma takiego ćwiczenia.
exercise-of = { $n } z { $all }
exercise-ask = Decyduje { $name }: co jest lepsze?
exercise-was = Zagrano „{ $move }”, co kosztowało { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } szans na wygraną. Wybierz na planszy.
exercise-solved = Dobrze: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } szans na wygraną.
exercise-same = Tak właśnie zagrano: kosztuje to { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }.
exercise-wrong = „{ $move }” to nie to.
exercise-chance = Daje { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } szans na wygraną, najlepszy ruch { NUMBER($best, style: "percent", maximumFractionDigits: 0) }.
exercise-try-again = Spróbuj innego.
exercise-next = Następne ćwiczenie
exercise-answer = Pokaż odpowiedź
hint = Podpowiedź
hint-thinking = Zastanawiam się …
hint-later = Gdy przyjdzie twoja kolej i będzie w czym wybierać, najlepsze ruchy pojawią się tutaj.
three-best = Trzy najlepsze ruchy
chance-to-win = szansa na wygraną
yours = Twój: { $move }
less-than-best = { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } mniej niż najlepszy ruch
coach-warns = Ostrzegaj mnie przed kosztownym ruchem
hints-always = Pokazuj podpowiedzi w każdej turze
coach-doubts = To kosztuje { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } szans na wygraną. Cofnąć?
coach-better = Lepiej: { $move }.
anyway = Zagraj mimo to
allow-hints = Wszyscy mogą prosić o podpowiedzi
agree-to-hints = Zgadzam się na podpowiedzi przy tym stole
hints-agreed = { $missing ->
    [none] Wszyscy się zgadzają: każdy może prosić o podpowiedzi.
   *[other] { $names ->
        [none] Nikt jeszcze się nie zgodził.
       *[other] Zgoda: { $names }.
      } Brakuje jeszcze: { $missing }.
  }
hints-off = W partiach z innymi osobami nie ma podpowiedzi, dopóki wszyscy się nie zgodzą (w oknie „Gracze”).
hints-not-ready = Boty jeszcze przygotowują się do tej gry: podpowiedzi będą za minutę lub dwie.
no-hint = Nie udało się znaleźć podpowiedzi. Poproś jeszcze raz.
only-move = Jest tylko jeden ruch.
take-back = Cofnij

no-chromium = Do narysowania PNG potrzebny jest Chromium albo Chrome, a tutaj go nie ma. Zainstaluj go albo narysuj SVG: -o { $file }
chromium-failed = { $browser } nie może narysować obrazu: { $problem }
