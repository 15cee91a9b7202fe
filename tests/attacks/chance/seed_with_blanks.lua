-- Digits with a blank before them.
-- as: script
-- outcome: clean fault
-- says: seed
adit.game { game = "cave_vs_cave", seed = " 7" }
