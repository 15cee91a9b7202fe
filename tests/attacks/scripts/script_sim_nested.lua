-- Simulates in a simulation, without end.
-- as: script
-- outcome: clean fault
-- says: 
local function f() adit.sim { game = "cave_vs_cave", games = 1, players = { "random", "random" }, each = f } end
f()
