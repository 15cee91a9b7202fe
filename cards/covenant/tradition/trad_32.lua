-- Close pillars: side by side they carry more.
return card {
  id     = "trad_32",
  kind   = "tradition",
  title  = "Close pillars",
  text   = "Your pillars may stand one tile side away from other pillars, but never on the " ..
           "same point.",
  source = "COV-248",
  mark   = "S",

  allow = { crowd_pillars = true },

  examples = {
    { name = "one side away from a pillar (COV-10.46)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["player[1].tavern.2"] = 1, ["mountain.b3"] = "hall_04",
                        ["mountain.c3"] = "hall_03", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_11", ["carts_p1.site_p1"] = 1,
                        ["tradition.trad_32"] = "p1", ["pillar.b3_bottom"] = "p2",
                        ["carts_p2.site_p1"] = 1, ["mountain.d4"] = "hall_12" } },
      steps = { "assign 2 to compass", "action", "option b3", "pillar", "at d3_top", "decline" },
      expect = { set = { ["pillar.d3_top"] = "p1" } } },
    { name = "not on the same point",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["player[1].tavern.2"] = 1, ["mountain.b3"] = "hall_04",
                        ["mountain.c3"] = "hall_03", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_11", ["carts_p1.site_p1"] = 1,
                        ["tradition.trad_32"] = "p1", ["pillar.b3_bottom"] = "p2",
                        ["carts_p2.site_p1"] = 1, ["mountain.d4"] = "hall_12" } },
      steps = { "assign 2 to compass", "action", "option b3", "pillar" },
      refused = { ["at b3_bottom"] = "a pillar stands there" } },
  },
}
