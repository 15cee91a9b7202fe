-- Pillars on gold: gilded pillars.
return card {
  id     = "proj_b2",
  kind   = "project",
  title  = "Pillars on gold",
  text   = "2 GP for each hall with gold that your pillars touch; once for each pillar.",
  source = "COV-250",
  mark   = "R/mid",

  type   = "b",
  points = per("pillar_halls_gold", 2),

  examples = {
    { name = "two halls of one pillar, one of another",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "proj_a6", ["project.2"] = "proj_b2",
                        ["mountain.b3"] = "hall_04", ["mountain.c3"] = "hall_12",
                        ["mountain.c4"] = "hall_07", ["mountain.d3"] = "hall_19",
                        ["mountain.e2"] = "hall_03", ["mountain.e3"] = "hall_10",
                        ["carts_p1.site_p1"] = 1, ["carts_p1.site_p2"] = 2,
                        ["pillar.b3_bottom"] = "p1", ["pillar.d3_bottom"] = "p1" } },
      steps = {},
      expect = { { gp = 11 } } },
    { name = "all three halls of a pillar",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "proj_a6", ["project.2"] = "proj_b2",
                        ["mountain.b3"] = "hall_04", ["mountain.c3"] = "hall_12",
                        ["mountain.c4"] = "hall_19", ["mountain.d3"] = "hall_03",
                        ["carts_p1.site_p1"] = 1, ["pillar.b3_bottom"] = "p1" } },
      steps = {},
      expect = { { gp = 11 } } },
  },
}
