-- A player that closes the game it plays.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:play(function() game:close() return 1 end)
