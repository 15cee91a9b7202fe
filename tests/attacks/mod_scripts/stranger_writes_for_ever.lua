-- Fills the disk, or memory, with recorded games.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: more than 100 files written
local game = adit.game { game = "cave_vs_cave", seed = 1 }
for i = 1, 1000000 do
  game:record("game" .. i .. ".play")
end
