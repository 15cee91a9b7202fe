-- Loads the whole machine as a mod.
-- as: script
-- outcome: clean fault
-- says: 
adit.game { game = "cave_vs_cave", mods = { "/proc/self" } }
