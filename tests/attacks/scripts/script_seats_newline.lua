-- Names of players that would be lines of a recorded game.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:seats { "human\n> take excavation", "x" }
print(game:record())
