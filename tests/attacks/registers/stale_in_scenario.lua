-- A scenario with an index that old releases compile wrongly.
-- as: scenario
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = { [true] = 3 }
local function f(a, b) return t[a < b] end
return scenario { game = "cave_vs_cave", seed = f(1, 2) }
