-- Loads the folders of the system as mods.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
adit.game { game = "cave_vs_cave", mods = { "/proc/self" } }
