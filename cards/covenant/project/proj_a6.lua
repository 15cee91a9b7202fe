-- Workshops on mythrall: the benefit is large, the glory is small.
return card {
  id     = "proj_a6",
  kind   = "project",
  title  = "Workshops on mythrall",
  text   = "1 GP for each of your workshops on mythrall.",
  source = "COV-250",
  mark   = "S p38",

  type   = "a",
  points = per("workshops_mythrall"),

  examples = {
    { name = "two of them (COV-11.36)",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a6", ["mountain.b3"] = "hall_07",
                        ["mountain.c3"] = "hall_16", ["mountain.c4"] = "hall_03",
                        ["mountain.d3"] = "hall_04", ["building_1.b3"] = "p1_workshop",
                        ["building_1.c3"] = "p1_workshop", ["building_2.c3"] = "p2_workshop",
                        ["building_1.d3"] = "p1_house" } },
      steps = {},
      expect = { { gp = 7 } } },
    { name = "not on another vein",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a6", ["mountain.b3"] = "hall_07",
                        ["mountain.c3"] = "hall_16", ["mountain.c4"] = "hall_03",
                        ["mountain.d3"] = "hall_04", ["building_1.b3"] = "p1_workshop",
                        ["building_1.c4"] = "p1_workshop" } },
      steps = {},
      expect = { { gp = 6 } } },
  },
}
