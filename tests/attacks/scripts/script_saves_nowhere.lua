-- Saves a game to a path with a zero byte.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:save("/tmp/x\0y")
