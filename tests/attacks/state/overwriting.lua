-- Saves a game over a file that is none.
-- as: script
-- outcome: clean fault
-- says: already exists and is not a game
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:save(adit.args[1])
