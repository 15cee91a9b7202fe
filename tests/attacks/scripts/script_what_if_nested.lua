-- Tries things in things that are tried, without end.
-- as: script
-- outcome: clean fault
-- says: 
local game = adit.game { game = "cave_vs_cave", seed = 1 }
local function f(copy) copy:what_if(f) end
game:what_if(f)
