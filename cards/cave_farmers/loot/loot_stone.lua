-- Stone: a good one, carried all the way.
return card {
  id     = "loot_stone",
  kind   = "loot",
  title  = "Stone",
  text   = "Gain 1 stone.",
  source = "CF-234",
  mark   = "S",

  strength = 3,
  use      = gain { stone = 1 },

  examples = {
    { name = "is brought home",
      given = { { stone = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
      steps = { "place logging", "expedition 1", "loot_stone" },
      expect = { { stone = 1 },
                 set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 3 } } },
    { name = "not below strength 3",
      given = { { stone = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 2 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_stone = "needs strength 3, but the dwarf had 2" } },
  },
}
