-- Good neighbours: wall to wall.
return card {
  id     = "trad_25",
  kind   = "tradition",
  title  = "Good neighbours",
  text   = "You may build in a hall in which you have a house or workshop, if a slot is free.",
  source = "COV-248",
  mark   = "S",

  allow = { share_hall = true },

  examples = {
    { name = "beside the own house",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_25"] = "p1", ["player[1].tavern.2"] = 1,
                        ["mountain.b3"] = "hall_20", ["mountain.c3"] = "hall_04",
                        ["mountain.c4"] = "hall_13", ["mountain.d3"] = "hall_15",
                        ["building_1.c3"] = "p1_house" } },
      steps = { "assign 2 to compass", "action", "option b2", "workshop", "at c3" },
      expect = { set = { ["building_2.c3"] = "p1_workshop" } } },
    { name = "not without a free slot (COV-10.105)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_25"] = "p1", ["player[1].tavern.2"] = 1,
                        ["mountain.b3"] = "hall_20", ["mountain.c3"] = "hall_05",
                        ["mountain.c4"] = "hall_13", ["mountain.d3"] = "hall_15",
                        ["building_1.c3"] = "p1_house" } },
      steps = { "assign 2 to compass", "action", "option b2", "workshop" },
      refused = { ["at c3"] = "no slot is free" } },
  },
}
