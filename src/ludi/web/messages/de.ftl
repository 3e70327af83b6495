### Was die Seiten sagen.

language = Sprache
tab-log = Verlauf
choices = Zur Auswahl
what-happened = Verlauf
confirm = Bestätigen: { $words }
