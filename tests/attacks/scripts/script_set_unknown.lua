-- Sets fields that do not exist.
-- as: script
-- outcome: clean fault
-- says: 
adit.game { game = "cave_vs_cave", set = { ["x\27[2J"] = 1 } }
