-- A story that turns the direction of writing.
-- as: scenario
-- outcome: refused at load
-- says: text
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  text = "once\u{202E}upon",
}
