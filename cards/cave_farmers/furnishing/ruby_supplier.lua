-- Ruby supplier: four rubies, one after the other.
return card {
  id     = "ruby_supplier",
  kind   = "furnishing",
  title  = "Ruby supplier",
  text   = "Gain 1 ruby at the beginning of each of the next 4 rounds.",
  source = "CF-272",
  mark   = "S P",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 2, stone = 2 },
  points = 2,

  built = deliver({ ruby = 1 }, 4),

  examples = {
    { name = "4 rounds of rubies; costs 2 wood and 2 stone, is worth 2",
      given = { { wood = 2, stone = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish ruby_supplier e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "ruby_supplier",
                         ["player[1].waiting.ruby.2"] = 1,
                         ["player[1].waiting.ruby.5"] = 1, ["player[1].waiting.ruby.6"] = 0 },
                 score = { ruby_supplier = 2 } } },
    { name = "it arrives at the beginning of the round",
      given = { { wood = 2, stone = 2, ruby = 0 }, players = 1 },
      steps = { "place housework", "furnish", "furnish ruby_supplier e3", "stop",
                "place wood_gathering" },
      expect = { { ruby = 1 }, set = { ["player[1].tile.e3"] = "ruby_supplier" } } },
  },
}
