-- Anvil Clan: build with stone and ore, and have never seen a fence.
local home = include "lib/home.lua"

return card {
  id    = "anvil_clan",
  kind  = "identity",
  title = "Anvil Clan",
  text  = "When you furnish, 1 stone or 1 ore can replace each wood. You cannot build pastures; " ..
          "each of your meadows without a stable keeps 1 farm animal.",

  setup  = gain { ore = 1 },
  modify = {
    furnish_price = { { instead = { pay = { stone = 1 }, of = { wood = 1 } } },
                      { instead = { pay = { ore = 1 }, of = { wood = 1 } } } },
  },
  forbid = { small_pasture = true, large_pasture = true },
  allow  = { keep_on_meadows = true },

  examples = {
    { name = "stone instead of wood",
      given = { { wood = 0, stone = 1, ore = 0 }, players = 1, set = home.of("anvil_clan") },
      steps = { "place housework", "furnish", "furnish breakfast_room e3", "pay 1 stone" },
      expect = { { stone = 0, ore = 1 },
                 set = { ["player[1].tile.e3"] = "breakfast_room" } } },
    { name = "no fences",
      given = { { wood = 9 }, players = 1,
                set = home.of("anvil_clan", { ["space.sheep_farming"] = "open",
                                              ["player[1].ground.d4"] = "meadow" }) },
      steps = { "place sheep_farming" },
      expect = { { sheep = 1 }, set = { ["player[1].ground.d4"] = "meadow" } } },
    { name = "an animal on each meadow",
      given = { { sheep = 2, ruby = 1 }, players = 1,
                set = home.of("anvil_clan", { ["player[1].ground.d4"] = "meadow" }) },
      steps = { "anytime 1 ruby for 1 boar" },
      expect = { { sheep = 2, boar = 1 } },
      not_offered = { "release boar" } },
  },
}
