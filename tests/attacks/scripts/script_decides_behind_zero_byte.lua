-- A decision with something hidden behind its words.
-- as: script
-- outcome: clean fault
-- says: zero byte
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:decide(game:options()[1] .. "\0hidden")
