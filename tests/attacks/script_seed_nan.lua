-- A seed that is not a number.
-- as: script
-- outcome: clean fault
-- says: seed
adit.game { game = "cave_vs_cave", seed = 0 / 0 }
