-- Pawn Shop: something else instead, once for each room.
return card {
  id     = "pawn_shop",
  kind   = "room",
  title  = "Pawn Shop",
  text   = "When you furnish you may pay 1 flax instead of 1 gold.",

  back   = "light",
  colour = "blue",
  cost   = { wood = 1 },
  points = 2,
  walls  = "o o o o",

  modify = { furnish_price = { instead = { pay = { flax = 1 }, of = { gold = 1 }, limit = 1 } } },

  examples = {
    { name = "a room for gold without gold",
      given = { { wood = 1, gold = 0, flax = 1, food = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c5"] = "food_corner",
                        ["player[1].cell.c7"] = "pawn_shop" } },
      steps = { "take housework", "furnish for 5 food or 1 gold", "furnish shelf c4" },
      expect = { { wood = 0, gold = 0, flax = 0 }, set = { ["player[1].cell.c4"] = "shelf" } } },
  },
}
