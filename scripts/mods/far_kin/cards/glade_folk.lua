-- Glade Folk: do not cut a tree to sow, and their animals live among them.
local home = include "lib/home.lua"

return card {
  id    = "glade_folk",
  kind  = "identity",
  title = "Glade Folk",
  text  = "You may sow forest spaces without a tile, and each of them keeps 1 farm animal while " ..
          "nothing grows there. A tile that you place there later takes the crop away. " ..
          "Pastures cost you 1 wood more.",

  setup  = gain { grain = 1 },
  allow  = { sow_forest = true, keep_in_forest = true },
  modify = { fence_price = { more = { wood = 1 } } },

  examples = {
    { name = "grain among the trees",
      given = { { grain = 0, vegetable = 1 }, players = 1, set = home.of("glade_folk") },
      steps = { "place slash_and_burn", "sow", "sow 1 grain 1 vegetable" },
      expect = { { grain = 0, vegetable = 0 },
                 set = { ["player[1].crop.b1"] = "3_grain",
                         ["player[1].crop.c1"] = "2_vegetable" } } },
    { name = "fields are sown first",
      given = { { grain = 0 }, players = 1,
                set = home.of("glade_folk", { ["player[1].ground.d4"] = "field" }) },
      steps = { "place slash_and_burn", "sow", "sow 1 grain 0 vegetable" },
      expect = { set = { ["player[1].crop.d4"] = "3_grain", ["player[1].crop.b1"] = "none" } } },
    { name = "what grows in the forest is harvested, and a tile covers it",
      given = { { grain = 0, food = 9 }, players = 1,
                set = home.of("glade_folk", { round = 3, ["player[1].crop.d4"] = "2_grain" }) },
      steps = { "place slash_and_burn", "place_twin meadow_field", "meadow d3 field d4" },
      expect = { set = { ["player[1].crop.d4"] = "none", ["player[1].ground.d4"] = "field" } } },
    { name = "animals in the forest",
      given = { { ruby = 4 }, players = 1, set = home.of("glade_folk") },
      steps = { "anytime 1 ruby for 1 sheep", "anytime 1 ruby for 1 boar",
                "anytime 1 ruby for 1 donkey", "anytime 1 ruby for 1 sheep" },
      expect = { { sheep = 2, boar = 1, donkey = 1 } },
      not_offered = { "release boar" } },
    { name = "a pasture costs 1 wood more",
      given = { { wood = 3, stone = 0 }, players = 1,
                set = home.of("glade_folk", { ["space.sheep_farming"] = "open",
                                              ["player[1].ground.d4"] = "meadow" }) },
      steps = { "place sheep_farming", "fences and stables" },
      expect = { { wood = 0 }, set = { ["player[1].ground.d4"] = "small_pasture" } } },
  },
}
