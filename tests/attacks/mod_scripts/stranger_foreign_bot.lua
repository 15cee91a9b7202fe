-- Lets a file of somebody else play.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
-- never: root:
adit.game { game = "cave_vs_cave", seed = 1 }:play { "/etc/passwd" }
