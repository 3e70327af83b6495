"""What all games share, without naming any: compiling, chance, the Game contract, matches, records, scenarios."""
