-- A scenario with a rule whose name has several lines.
-- as: scenario
-- outcome: refused at load
-- says: a?forged: ok
return scenario { game = "cave_vs_cave", players = 2, rules = { ["a\nforged: ok"] = 1 } }
