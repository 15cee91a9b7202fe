-- Close pillars: side by side they carry more.
return card {
  id     = "close_pillars",
  alias  = "trad_32",
  kind   = "tradition",
  title  = "Close pillars",
  text   = "Your pillars may stand one tile side away from other pillars, but never on the " ..
           "same point.",
  short  = "pillars may be 1 tile side apart, not on one point",
  source = "COV-248",
  mark   = "S",

  allow = { crowd_pillars = true },

  examples = {
    { name = "one side away from a pillar (COV-10.46)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["player[1].tavern.2"] = 1, ["mountain.b3"] = "yellow_gold_hall",
                        ["mountain.c3"] = "yellow_emerald_den",
                        ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "blue_emerald_den", ["carts_p1.site_p1"] = 1,
                        ["tradition.close_pillars"] = "p1", ["pillar.b3_bottom"] = "p2",
                        ["carts_p2.site_p1"] = 1, ["mountain.d4"] = "blue_gold_cell" } },
      steps = { "assign 2 to compass", "action", "option b3", "pillar", "at d3_top", "decline" },
      expect = { set = { ["pillar.d3_top"] = "p1" } } },
    { name = "not on the same point",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["player[1].tavern.2"] = 1, ["mountain.b3"] = "yellow_gold_hall",
                        ["mountain.c3"] = "yellow_emerald_den",
                        ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "blue_emerald_den", ["carts_p1.site_p1"] = 1,
                        ["tradition.close_pillars"] = "p1", ["pillar.b3_bottom"] = "p2",
                        ["carts_p2.site_p1"] = 1, ["mountain.d4"] = "blue_gold_cell" } },
      steps = { "assign 2 to compass", "action", "option b3", "pillar" },
      refused = { ["at b3_bottom"] = "there is already a pillar there" } },
  },
}
