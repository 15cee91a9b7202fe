-- Expects a score without a name, which would be taken for nothing to expect.
-- as: script
-- outcome: clean fault
-- says: every value needs a name
adit.game { game = "cave_vs_cave", seed = 1 }:expect_score { [1] = 2 }
