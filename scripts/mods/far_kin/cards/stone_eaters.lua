-- Stone Eaters: what others build with, they have for dinner.
local home = include "lib/home.lua"

return card {
  id    = "stone_eaters",
  kind  = "identity",
  title = "Stone Eaters",
  text  = "When you feed your family, 1 stone feeds a dwarf, as many of them as you like. You " ..
          "cannot sow vegetables.",

  setup  = gain { stone = 1 },
  allow  = { feed_with_stone = true },
  modify = { material_meals = { set = 6 }, sows_vegetable = { set = 0 } },

  examples = {
    { name = "a stone for each dwarf",
      given = { { food = 0, stone = 1 }, players = 1,
                set = home.of("stone_eaters", { round = 3 }) },
      steps = { "place wood_gathering", "place ore_mining", "feed one dwarf with stone, saving 2",
                "feed one dwarf with stone, saving 2", "feed 0" },
      expect = { { stone = 0, begging = 0 } } },
    { name = "nothing but stone",
      given = { { food = 0, wood = 5, ore = 5 }, players = 1,
                set = home.of("stone_eaters", { round = 3 }) },
      steps = { "place wood_gathering", "place ore_mining" },
      not_offered = { "feed one dwarf with wood, saving 2", "feed one dwarf with ore, saving 2" } },
    { name = "no vegetables",
      given = { { grain = 1, vegetable = 1 }, players = 1,
                set = home.of("stone_eaters", { ["player[1].ground.d4"] = "field" }) },
      steps = { "place slash_and_burn", "sow" },
      not_offered = { "sow 0 grain 1 vegetable" } },
  },
}
