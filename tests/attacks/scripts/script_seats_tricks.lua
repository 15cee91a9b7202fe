-- Names of players that clear the terminal.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:seats { "\27[2J", "x" }
