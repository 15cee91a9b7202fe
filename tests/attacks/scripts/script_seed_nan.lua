-- A seed that is not a number.
-- as: script
-- outcome: clean fault
-- says: seed: must be a whole number, not nan
adit.game { game = "cave_vs_cave", seed = 0 / 0 }
