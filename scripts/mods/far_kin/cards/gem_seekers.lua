-- Gem Seekers: find a ruby wherever they open the mountain, and eat well while they do.
local home = include "lib/home.lua"

return card {
  id    = "gem_seekers",
  kind  = "identity",
  title = "Gem Seekers",
  text  = "Each cavern you place brings 1 ruby. Every twin tile costs you 1 food.",

  setup  = gain { food = 2 },
  on     = { laid = { ground = "cavern", run = gain { ruby = 1 } } },
  modify = { twin_price = { more = { food = 1 } } },

  examples = {
    { name = "a ruby for a cavern, for 1 food",
      given = { { food = 3, ruby = 0 }, players = 1, set = home.of("gem_seekers") },
      steps = { "place excavation", "place_twin cavern", "cavern f3 tunnel g3" },
      expect = { { ruby = 1, food = 4 } } },
    { name = "two caverns, two rubies",
      given = { { food = 3, ruby = 0 }, players = 1, set = home.of("gem_seekers") },
      steps = { "place excavation", "place_twin cavern", "cavern f3 cavern g3" },
      expect = { { ruby = 2, food = 4 } } },
    { name = "the forest brings none, and costs food too",
      given = { { food = 3, ruby = 0 }, players = 1, set = home.of("gem_seekers") },
      steps = { "place slash_and_burn", "meadow d4 field d3" },
      expect = { { ruby = 0, food = 4 } } },
    { name = "begin with 2 food more",
      given = { { food = 1 }, players = 1, set = home.of("gem_seekers") },
      steps = {},
      expect = { { food = 3 } } },
  },
}
