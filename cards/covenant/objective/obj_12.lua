-- Collector: of each type one.
return card {
  id     = "obj_12",
  kind   = "objective",
  title  = "Collector",
  text   = "2 GP for each different type of relic that you own.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("relic_types", 2),

  examples = {
    { name = "two types and that of trad_30",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "obj_12",
                        ["player[1].objective.i"] = "obj_05", ["relic.relic_a_1"] = "p1",
                        ["relic.relic_a_2"] = "p1", ["relic.relic_f_1"] = "used_p1",
                        ["tradition.trad_30"] = "p1" } },
      steps = { "score obj_12" },
      expect = { set = { ["player[1].scored.objectives"] = 6 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "obj_12",
                        ["player[1].objective.i"] = "obj_05", ["relic.relic_a_1"] = "p1",
                        ["relic.relic_a_2"] = "p1", ["relic.relic_f_1"] = "used_p1",
                        ["tradition.trad_30"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
