### Co říkají stránky.

language = Jazyk
tab-log = Průběh
choices = Možnosti
what-happened = Průběh
confirm = Potvrdit: { $words }
