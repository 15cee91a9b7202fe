-- Full rack: every tool counts, the printed ones too.
return card {
  id     = "obj_01",
  kind   = "objective",
  title  = "Full rack",
  text   = "1 GP for each of your tools, the printed ones included.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "i",
  points = per("tools"),

  examples = {
    { name = "two forged tools",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.i"] = "obj_01",
                        ["player[1].objective.ii"] = "obj_08",
                        ["player[1].forged.1"] = "tool_axe_1",
                        ["player[1].forged.5"] = "tool_book_1" } },
      steps = { "score obj_01" },
      expect = { set = { ["player[1].scored.objectives"] = 6 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.i"] = "obj_01",
                        ["player[1].objective.ii"] = "obj_08",
                        ["player[1].forged.1"] = "tool_axe_1",
                        ["player[1].forged.5"] = "tool_book_1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
