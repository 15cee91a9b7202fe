-- Glitter: jewels are made to be seen.
return card {
  id     = "obj_02",
  kind   = "objective",
  title  = "Glitter",
  text   = "2 GP for each jewel set into your tools.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "i",
  points = per("jewels", 2),

  examples = {
    { name = "two jewels",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.i"] = "obj_02",
                        ["player[1].objective.ii"] = "obj_08", ["player[1].clan"] = "clan_blue",
                        ["player[1].jewel.pick"] = "jewel_s_site_1",
                        ["player[1].jewel.axe"] = "jewel_g_orc_1" } },
      steps = { "score obj_02" },
      expect = { set = { ["player[1].scored.objectives"] = 4 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.i"] = "obj_02",
                        ["player[1].objective.ii"] = "obj_08", ["player[1].clan"] = "clan_blue",
                        ["player[1].jewel.pick"] = "jewel_s_site_1",
                        ["player[1].jewel.axe"] = "jewel_g_orc_1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
