-- Full rack: every tool counts, the printed ones too.
return card {
  id     = "full_rack",
  alias  = "obj_01",
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
                        ["player[1].objective.i"] = "full_rack",
                        ["player[1].objective.ii"] = "keeper_of_traditions",
                        ["player[1].forged.1"] = "emerald_axe_silver",
                        ["player[1].forged.5"] = "mythrall_book_silver_1" } },
      steps = { "score full_rack" },
      expect = { set = { ["player[1].scored.objectives"] = 6 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.i"] = "full_rack",
                        ["player[1].objective.ii"] = "keeper_of_traditions",
                        ["player[1].forged.1"] = "emerald_axe_silver",
                        ["player[1].forged.5"] = "mythrall_book_silver_1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
