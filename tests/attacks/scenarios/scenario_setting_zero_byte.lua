-- A value that goes on behind a zero byte.
-- as: scenario
-- outcome: refused at load
-- says: zero
return scenario {
  game = "cave_vs_cave", players = 2, seed = "4\0junk",
  set = { ["player[1].cell.c4"] = "none\0junk" },
}
