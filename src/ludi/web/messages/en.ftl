### What the pages say.

language = Language
tab-log = Log
choices = Choices
what-happened = What happened
game-over = The game is over
confirm = Confirm: { $words }
wins = { $names ->
        [single] { $names } wins
       *[several] { $names } share the victory
    }
source-total = total
place = place
final-score = Final score
score-now = If the game ended now
