-- Furrow Folk: small people with large fields.
local home = include "lib/home.lua"

return card {
  id    = "furrow_folk",
  kind  = "identity",
  title = "Furrow Folk",
  text  = "You may sow up to 4 spaces with grain and up to 4 with vegetables at once. You " ..
          "cannot forge weapons of more than strength 4.",

  setup  = gain { grain = 1, vegetable = 1 },
  modify = {
    sows_grain     = { set = 4 },
    sows_vegetable = { set = 4 },
    most_forged    = { set = 4 },
  },

  examples = {
    { name = "four fields of grain",
      given = { { grain = 3 }, players = 1,
                set = home.of("furrow_folk", { ["player[1].ground.d4"] = "field",
                                               ["player[1].ground.d3"] = "field",
                                               ["player[1].ground.c3"] = "field",
                                               ["player[1].ground.c4"] = "field" }) },
      steps = { "place slash_and_burn", "sow", "sow 4 grain 0 vegetable" },
      expect = { { grain = 0 },
                 set = { ["player[1].crop.d4"] = "3_grain", ["player[1].crop.c3"] = "3_grain" } } },
    { name = "weapons up to 4",
      given = { { ore = 9 }, players = 1,
                set = home.of("furrow_folk", { ["space.blacksmithing"] = "open" }) },
      steps = { "place blacksmithing", "forge" },
      not_offered = { "forge 5" } },
  },
}
