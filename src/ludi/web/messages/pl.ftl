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
name-at-tables = Twoje imię przy nowych stołach
save = Zapisz
close = Zamknij
copy = Kopiuj
back = Wstecz
home = Strona główna
for-programs = Dla programów
your-data = Twoje dane
rules = Zasady

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
is-closed = nie daje się otworzyć
is-thinking = { $name } zastanawia się
wants-end = { $name } chce zakończyć partię
remove-table = Usuń z listy: { $table }
leave-table = Opuść stół: { $table }
unreadable-table = Nieczytelny stół

## Jak daleko są boty

bots = Boty
bots-simple = Boty grają tu proste ruchy: ten serwer działa bez myślących botów.
bots-ready = Boty wszystkich poziomów są gotowe do wszystkich gier.
bots-warming = Boty się rozgrzewają. Do tego czasu grają proste ruchy.
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
only-here = To Ludi jest dostępne tylko z tego komputera. Aby grać ze znajomymi na innych komputerach, uruchom je z --host 0.0.0.0.

## Kto siedzi przy stole i co się z nim dzieje

you = ty
away = poza stołem
a-bot-here = bot, poziom { $level }
a-bot-warming = bot, poziom { $level }, rozgrzewa się
bot-warming-tip = Ten bot jeszcze się rozgrzewa. Do tego czasu gra proste ruchy.
stands-in = zastępuje bot
thinking = zastanawia się
wants-to-end = chce zakończyć partię
take-back-seat = Wróć na swoje miejsce
let-bot-play = Niech bot gra za mnie
let-bot-take-over = Niech zastąpi bot
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
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
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
behind = { $points } pkt straty
points-by-source = Punkty według źródeł
best-moments = Najlepsze chwile

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
agreed-so-far = Dotychczas zgoda od: { $names }.
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

## Uruchamianie serwera, w terminalu

serving-at = Ludi działa pod adresem { $address }
serving-others = Z innych komputerów: { $address }
serving-folder = Partie są w folderze { $folder }. Zatrzymanie: Ctrl+C.
already-running = Ludi z partiami z folderu { $folder } już działa: użyj tego albo wybierz inny folder za pomocą --data.
cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Wybierz inny za pomocą --host albo --port.
no-proxy = --proxy przyjmuje adres komputera albo sieci, na przykład 127.0.0.1 albo 10.1.0.0/16, a nie { $address }.
key-too-short = Klucz w pliku { $file } jest za krótki, aby kogokolwiek chronić. Przywróć kopię zapasową; albo usuń go, wtedy powstanie nowy i wszyscy będą nowymi gośćmi.
file-unreadable = Nie można odczytać pliku { $file } ({ $reason }). Przywróć kopię zapasową albo przenieś plik, aby zacząć od nowa.
file-empty = Plik { $file } jest pusty. Przywróć kopię zapasową albo przenieś plik, aby zacząć od nowa.
file-foreign = Plik { $file } należy do innego programu. Daj Ludi własny folder za pomocą --data.
file-newer = Plik { $file } zapisała nowsza wersja Ludi (schemat { $schema }; ta zna { $known }). Uruchom tamtą albo wybierz inny folder za pomocą --data.
