-- A script names a mod that goes on behind a zero byte.
-- as: script
-- outcome: clean fault
-- says: zero byte
adit.game { game = "cave_vs_cave", mods = { "no_such\0mod" } }
