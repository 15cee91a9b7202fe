-- Closes the game of a simulation, and keeps it.
-- as: script
-- outcome: clean fault
-- says: 
local kept
adit.sim { game = "cave_vs_cave", games = 2, players = { "random", "random" }, each = function(game) kept = game game:close() end }
kept:decide(1)
