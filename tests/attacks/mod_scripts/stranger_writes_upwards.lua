-- Climbs out of the folder that it may write to.
-- as: test
-- outcome: clean fault
-- says: a test script can write only names such as
adit.game { game = "cave_vs_cave", seed = 1 }:save("a/../../stranger.adit")
