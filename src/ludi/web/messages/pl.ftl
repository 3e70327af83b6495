### Co mówią strony.

language = Język
tab-log = Dziennik
choices = Do wyboru
what-happened = Dziennik
confirm = Zatwierdź: { $words }
