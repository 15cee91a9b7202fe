-- Lets a file of somebody else play in a thousand games.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
adit.sim { game = "cave_vs_cave", games = 1000, players = { "/etc/passwd", "random" } }
