-- Decides by words with a line end.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:decide("take excavation\n> take cultivation")
