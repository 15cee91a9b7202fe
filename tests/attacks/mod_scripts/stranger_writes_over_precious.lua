-- Names somebody's file by the path that it was given.
-- as: test
-- outcome: clean fault
-- says: a test script can write only names such as
adit.game { game = "cave_vs_cave", seed = 1 }:record(adit.args[1])
