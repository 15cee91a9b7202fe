-- Slaughtering cave: more on every plate.
return card {
  id     = "slaughtering_cave",
  kind   = "furnishing",
  title  = "Slaughtering cave",
  text   = "Each farm animal that you turn into food gives 1 food more.",
  source = "CF-276",
  mark   = "S P",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 2, stone = 2 },
  points = 2,

  modify = { slaughter = { add = 1 } },

  examples = {
    { name = "costs 2 wood and 2 stone, is worth 2",
      given = { { wood = 2, stone = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish slaughtering_cave e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "slaughtering_cave" },
                 score = { slaughtering_cave = 2 } } },
    { name = "1 food more for each animal",
      given = { { sheep = 1, donkey = 2, food = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "slaughtering_cave",
                        ["player[1].ground.f3"] = "ruby_mine",
                        ["player[1].ground.f4"] = "ruby_mine" } },
      steps = { "anytime eat 1 sheep", "anytime eat 2 donkey" },
      expect = { { sheep = 0, donkey = 0, food = 7 } } },
    { name = "also for an animal without a place (CF-446)",
      given = { { sheep = 2, ruby = 1, food = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "slaughtering_cave" } },
      steps = { "anytime 1 ruby for 1 boar", "eat boar" },
      expect = { { sheep = 2, boar = 0, food = 3 } } },
  },
}
