-- A script that asks for a rule and a field whose names have several lines.
-- as: script
-- outcome: clean fault
-- says: a?forged: ok
adit.game { game = "cave_vs_cave", rules = { ["a\nforged: ok"] = 1 }, set = { ["b\nforged"] = 1 } }
