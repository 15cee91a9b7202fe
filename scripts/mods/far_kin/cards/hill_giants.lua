-- Hill Giants: eat for two, and carry for two.
local home = include "lib/home.lua"

return card {
  id    = "hill_giants",
  kind  = "identity",
  title = "Hill Giants",
  text  = "Each of your grown dwarfs eats 3 food instead of 2. Your expeditions bring home 1 " ..
          "item more.",

  setup  = gain { food = 2, ore = 1 },
  modify = {
    meal = { add = 1, base = 2 },
    ["expedition.level"] = { add = 1 },
  },

  examples = {
    { name = "three food each",
      given = { { food = 4 }, players = 1, set = home.of("hill_giants", { round = 3 }) },
      steps = { "place wood_gathering", "place ore_mining" },
      not_offered = { "feed 7" },
      expect = { { food = 6 } } },
    { name = "and no begging",
      given = { { food = 4 }, players = 1, set = home.of("hill_giants", { round = 3 }) },
      steps = { "place wood_gathering", "place ore_mining", "feed 6" },
      expect = { { food = 0, begging = 0 } } },
    { name = "one item more",
      given = { { dog = 0, wood = 0 }, players = 1,
                set = home.of("hill_giants", { ["player[1].weapon.1"] = 2,
                                               ["player[1].weapon.2"] = 2 }) },
      steps = { "place logging", "expedition 1", "loot_dog", "loot_wood" },
      expect = { { dog = 1, wood = 1 } } },
  },
}
