-- Leads to files of the system.
-- as: scenario
-- outcome: refused at load
-- says: next
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  next = { win = "../../../../etc/passwd", lose = "/proc/self/environ" },
}
