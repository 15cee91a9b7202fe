-- Pillars on emerald: green pillars.
return card {
  id     = "proj_b3",
  kind   = "project",
  title  = "Pillars on emerald",
  text   = "2 GP for each hall with emerald that your pillars touch; once for each pillar.",
  source = "COV-250",
  mark   = "R/mid",

  type   = "b",
  points = per("pillar_halls_emerald", 2),

  examples = {
    { name = "two halls of one pillar, one of another",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "proj_a6", ["project.2"] = "proj_b3",
                        ["mountain.b3"] = "hall_03", ["mountain.c3"] = "hall_09",
                        ["mountain.c4"] = "hall_07", ["mountain.d3"] = "hall_17",
                        ["mountain.e2"] = "hall_12", ["mountain.e3"] = "hall_04",
                        ["carts_p1.site_p1"] = 1, ["carts_p1.site_p2"] = 2,
                        ["pillar.b3_bottom"] = "p1", ["pillar.d3_bottom"] = "p1" } },
      steps = {},
      expect = { { gp = 11 } } },
    { name = "all three halls of a pillar",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "proj_a6", ["project.2"] = "proj_b3",
                        ["mountain.b3"] = "hall_03", ["mountain.c3"] = "hall_09",
                        ["mountain.c4"] = "hall_17", ["mountain.d3"] = "hall_04",
                        ["carts_p1.site_p1"] = 1, ["pillar.b3_bottom"] = "p1" } },
      steps = {},
      expect = { { gp = 11 } } },
  },
}
