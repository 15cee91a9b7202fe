-- A player that decides in the game it is asked about.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:play(function() game:decide(1) return 1 end, 3)
error("came back")
