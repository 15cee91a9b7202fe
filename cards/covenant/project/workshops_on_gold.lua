-- Workshops on gold: goldsmiths.
return card {
  id     = "workshops_on_gold",
  alias  = "proj_a5",
  kind   = "project",
  title  = "Workshops on gold",
  text   = "2 GP for each of your workshops on gold.",
  source = "COV-250",
  mark   = "R/low",

  type   = "a",
  points = per("workshops_gold", 2),

  examples = {
    { name = "two of them",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "workshops_on_gold", ["mountain.b3"] = "yellow_gold_hall",
                        ["mountain.c3"] = "blue_gold_den", ["mountain.c4"] = "yellow_emerald_den",
                        ["mountain.d3"] = "yellow_mythrall_den", ["building_1.b3"] = "p1_workshop",
                        ["building_1.c3"] = "p1_workshop", ["building_2.c3"] = "p2_workshop",
                        ["building_1.d3"] = "p1_house" } },
      steps = {},
      expect = { { gp = 9 } } },
    { name = "not on another vein",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "workshops_on_gold", ["mountain.b3"] = "yellow_gold_hall",
                        ["mountain.c3"] = "blue_gold_den", ["mountain.c4"] = "yellow_emerald_den",
                        ["mountain.d3"] = "yellow_mythrall_den", ["building_1.b3"] = "p1_workshop",
                        ["building_1.c4"] = "p1_workshop" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
