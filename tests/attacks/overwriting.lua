-- Saves a game over a file that is none.
-- as: script
-- outcome: clean fault
-- says: is there already and is not a game
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:save(adit.args[1])
