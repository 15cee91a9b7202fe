-- Secret Passage: permits what the rules do not.
return card {
  id     = "secret_passage",
  kind   = "room",
  title  = "Secret Passage",
  text   = "Walls do not stop you when you dig.",

  back   = "light",
  colour = "blue",
  cost   = { stone = 2 },
  points = 3,
  walls  = "# o o o",

  allow = { through_walls = true },

  examples = {
    { name = "a rock behind a wall",
      given = { rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "secret_passage", ["player[1].wall.w10"] = 1,
                        ["player[1].cell.c5"] = "shelf", wall_supply = 6 } },
      steps = { "take excavation", "dig", "dig c8" },
      expect = { set = { ["player[1].cell.c8"] = "empty", ["player[1].wall.w10"] = 1 } } },
    { name = "not for the neighbour",
      given = { rules = { starting_player = 1 },
                set = { ["player[2].cell.c4"] = "secret_passage", ["player[1].wall.w10"] = 1,
                        ["player[2].cell.c5"] = "shelf", wall_supply = 6 } },
      steps = { "take excavation", "dig" },
      refused = { ["dig c8"] = "c8 cannot be reached from the entrance" } },
  },
}
