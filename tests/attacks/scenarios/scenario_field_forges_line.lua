-- The name of a field is a whole line that looks like an answer.
-- as: scenario
-- outcome: refused at load
-- says: use only letters, digits and
return scenario {
  game = "cave_vs_cave",
  set = { zz = 1, ["cave_vs_cave: ok, 57 cards, all tests passed"] = 3 },
}
