-- Dog: it followed the dwarf home.
return card {
  id     = "loot_dog",
  kind   = "loot",
  title  = "Dog",
  text   = "Gain 1 dog.",
  source = "CF-229",
  mark   = "S",

  strength = 1,
  use      = gain { dog = 1 },

  examples = {
    { name = "is brought home",
      given = { { dog = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 1 } },
      steps = { "place logging", "expedition 1", "loot_dog" },
      expect = { { dog = 1 },
                 set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 1 } } },
  },
}
