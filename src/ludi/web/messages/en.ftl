### What the pages say.

language = Language
tab-log = Log
choices = Choices
what-happened = What happened
confirm = Confirm: { $words }
