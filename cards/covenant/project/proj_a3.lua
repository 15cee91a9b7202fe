-- Houses in black halls: dark halls for families.
return card {
  id     = "proj_a3",
  kind   = "project",
  title  = "Houses in black halls",
  text   = "2 GP for each of your houses in a black hall.",
  source = "COV-250",
  mark   = "R/mid",

  type   = "a",
  points = per("houses_black", 2),

  examples = {
    { name = "three of them",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a3", ["mountain.b3"] = "hall_18",
                        ["mountain.c3"] = "hall_20", ["mountain.c4"] = "hall_21",
                        ["mountain.d3"] = "hall_24", ["player[1].forged.1"] = "tool_axe_1",
                        ["building_1.b3"] = "p1_house", ["building_1.c3"] = "p1_house",
                        ["building_1.c4"] = "p1_house", ["building_2.c3"] = "p2_house",
                        ["building_1.d3"] = "p1_workshop" } },
      steps = {},
      expect = { { gp = 11 } } },
    { name = "not in halls of another colour",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a3", ["mountain.b3"] = "hall_18",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_21",
                        ["mountain.d3"] = "hall_24", ["building_1.c3"] = "p1_house",
                        ["building_1.c4"] = "p1_house" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
