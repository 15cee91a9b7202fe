-- Saves a game to no path.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:save("")
