-- Large cellar: room is worth something.
return card {
  id     = "obj_11",
  kind   = "objective",
  title  = "Large cellar",
  text   = "1 GP for each of your storage spaces, the first four included.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("storage"),

  examples = {
    { name = "six spaces and that of trad_24",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "obj_11",
                        ["player[1].objective.i"] = "obj_05",
                        ["player[1].forged.4"] = "tool_axe_1", ["tradition.trad_24"] = "p1" } },
      steps = { "score obj_11" },
      expect = { set = { ["player[1].scored.objectives"] = 7 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "obj_11",
                        ["player[1].objective.i"] = "obj_05",
                        ["player[1].forged.4"] = "tool_axe_1", ["tradition.trad_24"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
