-- A text that forges a decision in the recorded game and clears the screen.
-- as: scenario
-- outcome: refused at load
-- says: say
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  say = { { at = "start", text = "ok\27[2J\n> take housework" } },
}
