-- A scenario whose title cannot be seen.
-- as: scenario
-- outcome: refused at load
-- says: title: has no visible character
return scenario { game = "cave_vs_cave", players = 2, seed = 4, title = "\u{2800}\u{A0}" }
