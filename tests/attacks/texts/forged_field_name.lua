-- A scenario that sets a field whose name has several lines.
-- as: scenario
-- outcome: refused at load
-- says: a?forged: ok
return scenario { game = "cave_vs_cave", players = 2, set = { ["a\nforged: ok"] = 1 } }
