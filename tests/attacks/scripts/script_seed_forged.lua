-- Seeds that are none.
-- as: script
-- outcome: clean fault
-- says: seed
adit.game { game = "cave_vs_cave", seed = "99999999999999999999999" }
