-- Writes a recorded game to an absolute path.
-- as: test
-- outcome: clean fault
-- says: a test script can write only names such as
adit.game { game = "cave_vs_cave", seed = 1 }:record("/tmp/stranger.play")
