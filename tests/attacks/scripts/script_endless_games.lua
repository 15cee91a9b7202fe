-- Asks for more games than there are numbers.
-- as: script
-- outcome: clean fault
-- says: games
adit.sim { game = "cave_vs_cave", games = math.maxinteger + 0.5, players = { "random", "random" } }
