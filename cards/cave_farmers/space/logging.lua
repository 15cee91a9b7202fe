-- Logging with up to 3 players: wood, and a short walk for the armed.
return card {
  id     = "logging",
  kind   = "space",
  title  = "Logging",
  text   = "Take the wood; then, or instead, go on an expedition for 1 item.",
  short  = "take; then/or expedition for 1",
  source = "CF-186",
  mark   = "S",

  max_players = 3,
  goods       = { wood = 3 },
  more        = { wood = 1 },

  use = then_or { take(), expedition(1) },

  examples = {
    { name = "wood; an unarmed dwarf goes no further (CF-338)",
      given = { { wood = 0 }, players = 1 },
      steps = { "place logging" },
      expect = { { wood = 3 } } },
    { name = "wood, then an expedition",
      given = { { wood = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
      steps = { "place logging", "take", "expedition 1", "loot_dog" },
      expect = { { wood = 3, dog = 1 },
                 set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 3 } } },
    { name = "the expedition alone leaves the wood",
      given = { { wood = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3,
                        ["stock.wood.logging"] = 3 } },
      steps = { "place logging", "expedition 1", "loot_dog" },
      expect = { { wood = 0, dog = 1 }, set = { ["stock.wood.logging"] = 4 } } },
  },
}
