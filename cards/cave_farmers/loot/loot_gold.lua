-- 2 gold: nobody asks where from.
return card {
  id     = "loot_gold",
  kind   = "loot",
  title  = "2 gold",
  text   = "Gain 2 gold.",
  source = "CF-238",
  mark   = "S",

  strength = 6,
  use      = gain { gold = 2 },

  examples = {
    { name = "is brought home",
      given = { { gold = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 6, ["player[1].weapon.2"] = 6 } },
      steps = { "place logging", "expedition 1", "loot_gold" },
      expect = { { gold = 2 },
                 set = { ["player[1].weapon.1"] = 7, ["player[1].weapon.2"] = 6 } } },
    { name = "not below strength 6",
      given = { { gold = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 5, ["player[1].weapon.2"] = 5 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_gold = "needs strength 6, but the dwarf had 5" } },
  },
}
