-- Ore Seam: dig, and break ore out of the wall.
return card {
  id    = "ore_seam",
  kind  = "action_tile",
  title = "Ore Seam",
  text  = "Dig out 1 rock. Gain 2 ore.",

  stage = "five",
  use   = any_order { dig(1), gain { ore = 2 } },

  examples = {
    { name = "a rock and 2 ore",
      given = { { ore = 1 }, set = { ["tile.ironroot:ore_seam"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take ironroot:ore_seam", "dig", "dig c5", "gain 2 ore" },
      expect = { { ore = 3 }, set = { ["player[1].cell.c5"] = "empty" } } },
    { name = "the deep cells are reached from c8, c9 and c10",
      given = { { ore = 0, donkey = 0 }, rules = { starting_player = 1 },
                set = { round = 9, ["player[1].cell.c8"] = "empty",
                        ["tile.ironroot:ore_seam"] = "on_board" } },
      steps = { "take ironroot:ore_seam", "dig", "dig c12" },
      expect = { { ore = 3 }, set = { ["player[1].deep_cell.c12"] = "empty" } } },
  },
}
