-- Closes the game while something is tried on its copy.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:what_if(function(copy) game:close() copy:decide(1) copy:close() end)
game:decide(1)
