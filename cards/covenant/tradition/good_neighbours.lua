-- Good neighbours: wall to wall.
return card {
  id     = "good_neighbours",
  alias  = "trad_25",
  kind   = "tradition",
  title  = "Good neighbours",
  text   = "You may build in a hall in which you have a house or workshop, if a slot is free.",
  short  = "build also in halls with your house or workshop",
  source = "COV-248",
  mark   = "S",

  allow = { share_hall = true },

  examples = {
    { name = "beside the own house",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.good_neighbours"] = "p1", ["player[1].tavern.2"] = 1,
                        ["mountain.b3"] = "black_gold_hall", ["mountain.c3"] = "yellow_gold_hall",
                        ["mountain.c4"] = "blue_gold_den", ["mountain.d3"] = "blue_mythrall_lair",
                        ["building_1.c3"] = "p1_house" } },
      steps = { "assign 2 to compass", "action", "option b2", "workshop", "at c3" },
      expect = { set = { ["building_2.c3"] = "p1_workshop" } } },
    { name = "not without a free slot (COV-10.105)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.good_neighbours"] = "p1", ["player[1].tavern.2"] = 1,
                        ["mountain.b3"] = "black_gold_hall", ["mountain.c3"] = "yellow_gold_lair",
                        ["mountain.c4"] = "blue_gold_den", ["mountain.d3"] = "blue_mythrall_lair",
                        ["building_1.c3"] = "p1_house" } },
      steps = { "assign 2 to compass", "action", "option b2", "workshop" },
      refused = { ["at c3"] = "that hall has no free slot" } },
  },
}
