-- Uses a game that is closed.
-- as: script
-- outcome: clean fault
-- says: closed
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:close()
game:decide(1)
