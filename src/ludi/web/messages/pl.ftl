### Co mówią strony.

language = Język
tab-log = Dziennik
choices = Do wyboru
what-happened = Dziennik
game-over = Koniec gry
confirm = Zatwierdź: { $words }
wins = { $names ->
        [single] Wygrywa { $names }
       *[several] Wspólne zwycięstwo: { $names }
    }
source-total = razem
place = miejsce
final-score = Wynik końcowy
score-now = Gdyby gra skończyła się teraz
