-- Carries a field whose name forges lines of the progress.
-- as: scenario
-- outcome: refused at load
-- says: carry
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  next = "x", carry = { ["round"] = "round = 1\nscenario /etc/passwd" },
}
