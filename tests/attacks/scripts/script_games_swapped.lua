-- Gives a collection of numbers where a game is expected.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game.decide(adit.stats(), 1)
