-- A scenario whose title has a second line that looks like one of the program.
-- as: scenario
-- outcome: refused at load
-- says: title: must be one line
return scenario { game = "cave_vs_cave", players = 2, seed = 4, title = "Start\nadit: ok" }
