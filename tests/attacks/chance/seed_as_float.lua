-- A seed that a float does not hold exactly.
-- as: script
-- outcome: clean fault
-- says: seed
adit.game { game = "cave_vs_cave", seed = 1e300 }
