### Co říkají stránky.

language = Jazyk
tab-log = Průběh
choices = Možnosti
what-happened = Průběh
game-over = Konec hry
confirm = Potvrdit: { $words }
wins = { $count ->
        [one] Vítězí { $names }
       *[other] Společné vítězství: { $names }
    }
source-total = celkem
place = místo
final-score = Konečný výsledek
score-now = Kdyby hra skončila teď
