### Co říkají stránky.

language = Jazyk
tab-log = Průběh
choices = Možnosti
what-happened = Průběh
game-over = Konec hry
confirm = Potvrdit: { $words }
wins = { $names ->
        [single] Vítězí { $names }
       *[several] Společné vítězství: { $names }
    }
source-total = celkem
place = místo
final-score = Konečný výsledek
score-now = Kdyby hra skončila teď
