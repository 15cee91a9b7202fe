-- Houses in blue halls: cool halls for families.
return card {
  id     = "proj_a2",
  kind   = "project",
  title  = "Houses in blue halls",
  text   = "2 GP for each of your houses in a blue hall.",
  source = "COV-250",
  mark   = "R/mid",

  type   = "a",
  points = per("houses_blue", 2),

  examples = {
    { name = "three of them",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a2", ["mountain.b3"] = "hall_10",
                        ["mountain.c3"] = "hall_11", ["mountain.c4"] = "hall_13",
                        ["mountain.d3"] = "hall_16", ["player[1].forged.1"] = "tool_axe_1",
                        ["building_1.b3"] = "p1_house", ["building_1.c3"] = "p1_house",
                        ["building_1.c4"] = "p1_house", ["building_2.c3"] = "p2_house",
                        ["building_1.d3"] = "p1_workshop" } },
      steps = {},
      expect = { { gp = 11 } } },
    { name = "not in halls of another colour",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 1,
                        ["project.1"] = "proj_a2", ["mountain.b3"] = "hall_10",
                        ["mountain.c3"] = "hall_20", ["mountain.c4"] = "hall_13",
                        ["mountain.d3"] = "hall_16", ["building_1.c3"] = "p1_house",
                        ["building_1.c4"] = "p1_house" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
