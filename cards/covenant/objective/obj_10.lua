-- Bunch of keys: locks need keys.
return card {
  id     = "obj_10",
  kind   = "objective",
  title  = "Bunch of keys",
  text   = "2 GP for each of your keys, the first two included.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("keys", 2),

  examples = {
    { name = "four keys and that of trad_24",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "obj_10",
                        ["player[1].objective.i"] = "obj_05",
                        ["player[1].forged.3"] = "tool_axe_1", ["tradition.trad_24"] = "p1" } },
      steps = { "score obj_10" },
      expect = { set = { ["player[1].scored.objectives"] = 10 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "obj_10",
                        ["player[1].objective.i"] = "obj_05",
                        ["player[1].forged.3"] = "tool_axe_1", ["tradition.trad_24"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
