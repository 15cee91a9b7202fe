-- Strong arms: four dwarves, added up.
return card {
  id     = "strong_arms",
  alias  = "obj_09",
  kind   = "objective",
  title  = "Strong arms",
  text   = "1 GP for each point of strength of your four dwarves together.",
  short  = "1 GP for each point of your dwarves' strength",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("strength"),

  examples = {
    { name = "dwarves of 4, 3, 1 and 1",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "strong_arms",
                        ["player[1].objective.i"] = "pillars_of_the_mountain",
                        ["player[1].tavern.1"] = 2,
                        ["player[1].tavern.3"] = 1, ["player[1].tavern.4"] = 1 } },
      steps = { "score strong_arms" },
      expect = { set = { ["player[1].scored.objectives"] = 9 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "strong_arms",
                        ["player[1].objective.i"] = "pillars_of_the_mountain",
                        ["player[1].tavern.1"] = 2,
                        ["player[1].tavern.3"] = 1, ["player[1].tavern.4"] = 1 } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
