-- Workshops on emerald: stone cutters.
return card {
  id     = "proj_a4",
  kind   = "project",
  title  = "Workshops on emerald",
  text   = "2 GP for each of your workshops on emerald.",
  source = "COV-250",
  mark   = "R/low",

  type   = "a",
  points = per("workshops_emerald", 2),

  examples = {
    { name = "two of them",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a4", ["mountain.b3"] = "hall_03",
                        ["mountain.c3"] = "hall_10", ["mountain.c4"] = "hall_20",
                        ["mountain.d3"] = "hall_07", ["building_1.b3"] = "p1_workshop",
                        ["building_1.c3"] = "p1_workshop", ["building_2.c3"] = "p2_workshop",
                        ["building_1.d3"] = "p1_house" } },
      steps = {},
      expect = { { gp = 9 } } },
    { name = "not on another vein",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a4", ["mountain.b3"] = "hall_03",
                        ["mountain.c3"] = "hall_10", ["mountain.c4"] = "hall_20",
                        ["mountain.d3"] = "hall_07", ["building_1.b3"] = "p1_workshop",
                        ["building_1.c4"] = "p1_workshop" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
