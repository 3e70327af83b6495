"""What every game shares and no game is named in: compiling, chance, the Game contract, matches, records, scenarios."""
