-- A title that clears the terminal.
-- as: scenario
-- outcome: refused at load
-- says: title
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  title = "\27[2J",
}
