-- A playthrough script with an index that old releases compile wrongly.
-- as: script
-- outcome: clean fault
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local seen = {}
local function note(a, b) seen[a < b] = true end
note(1, 2)
