-- Calls a method on something else.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game.decide({}, 1)
