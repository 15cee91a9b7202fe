-- Stable: it costs nothing.
return card {
  id     = "loot_stable",
  kind   = "loot",
  title  = "Stable",
  text   = "Build a stable for free.",
  source = "CF-240",
  mark   = "S",

  strength = 8,
  use      = stable(0),

  examples = {
    { name = "costs nothing",
      given = { { stone = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 8, ["player[1].weapon.2"] = 8 } },
      steps = { "place logging", "expedition 1", "loot_stable", "stable b1" },
      expect = { { stone = 0 },
                 set = { ["player[1].weapon.1"] = 9, ["player[1].weapon.2"] = 8,
                         ["player[1].stable.b1"] = 1 } } },
    { name = "not below strength 8",
      given = { { stone = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 7, ["player[1].weapon.2"] = 7 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_stable = "needs strength 8, but the dwarf had 7" } },
  },
}
