-- Lost heirloom: nobody has seen it, everybody counts it.
return card {
  id     = "lost_heirloom",
  alias  = "trad_30",
  kind   = "tradition",
  title  = "Lost heirloom",
  text   = "Counts as a relic of a type that you do not own.",
  source = "COV-248",
  mark   = "S",

  modify = { relic_types = { add = 1 }, relics = { add = 1 } },

  examples = {
    { name = "one type more",
      given = { set = { phase = "final", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.lost_heirloom"] = "p1",
                        ["player[1].forged.7"] = "emerald_axe_silver",
                        ["relic.ale_horn_1"] = "used_p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.column_r"] = 2 } } },
    { name = "also without any relic (COV-10.73)",
      given = { set = { phase = "final", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.lost_heirloom"] = "p1",
                        ["player[1].forged.7"] = "emerald_axe_silver" } },
      steps = {},
      expect = { set = { ["player[1].scored.column_r"] = 1 } } },
  },
}
