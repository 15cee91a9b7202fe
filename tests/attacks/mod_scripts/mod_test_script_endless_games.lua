-- A test that begins games for ever.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: 
while true do adit.game { game = "cave_vs_cave", seed = 1 } end
