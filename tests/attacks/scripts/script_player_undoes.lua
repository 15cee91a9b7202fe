-- A player that takes back while it is asked.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:decide(1)
game:play(function() game:undo_to(0) return 1 end, 2)
error("came back")
