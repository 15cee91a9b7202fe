-- Seam Lamp: with light one sees what glitters.
return card {
  id     = "seam_lamp",
  kind   = "room",
  title  = "Seam Lamp",
  text   = "Each time you dig out a rock, gain 1 ore.",

  back   = "deep",
  colour = "blue",
  cost   = { flax = 1, ore = 1 },
  points = 4,
  walls  = "# o . o",

  on = { dug = gain { ore = 1 } },

  examples = {
    { name = "ore for each rock",
      given = { { ore = 0, food = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:seam_lamp",
                        ["player[1].cell.c5"] = "shelf" } },
      steps = { "take excavation", "pay 2 food then dig 2", "dig c7", "dig c9" },
      expect = { { ore = 2 } } },
  },
}
