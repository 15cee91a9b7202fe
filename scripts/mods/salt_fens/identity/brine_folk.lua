-- The Brine Folk: the pans are theirs, and they eat where meat is cured.
return card {
  id    = "brine_folk",
  kind  = "identity",
  title = "Brine Folk",
  text  = "Start with 1 salt. You may use the Salt Pans where others are. Each time you cure " ..
          "meat, gain 1 food more.",

  setup = gain { salt = 1 },
  allow = { use_occupied = { card = "salt_pans" } },
  on    = { cured = gain { food = 1 } },

  examples = {
    { name = "salt at the start, and a fuller pot",
      given = { { salt = 0, sheep = 1, food = 0 }, players = 1,
                set = { ["player[1].identity"] = "brine_folk",
                        ["player[1].tile.e3"] = "curing_loft" } },
      steps = { "anytime cure a sheep" },
      expect = { { salt = 0, sheep = 0, food = 5 } } },
    { name = "room for one more at the pans",
      given = { { salt = 0 }, players = 2, rules = { starting_player = 2 },
                set = { ["player[1].identity"] = "brine_folk" } },
      steps = { "place salt_pans", "rake salt", "stop",
                "place salt_pans", "rake salt", "sell salt" },
      expect = { { salt = 1, gold = 3 }, { salt = 2 } } },
  },
}
