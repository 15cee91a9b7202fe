-- The first number that 64 bits do not hold.
-- as: script
-- outcome: clean fault
-- says: seed
adit.game { game = "cave_vs_cave", seed = "18446744073709551616" }
