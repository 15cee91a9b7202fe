-- Salt Pans: where the salt comes from, and where it is sold.
return card {
  id    = "salt_pans",
  kind  = "space",
  title = "Salt Pans",
  text  = "Gain 2 salt; then, or instead, sell 2 salt for 3 gold.",

  use   = then_or {
    label("rake salt", gain { salt = 2 }),
    label("sell salt", exchange { pay = { salt = 2 }, get = { gold = 3 } }),
  },

  examples = {
    { name = "take the salt and sell it",
      given = { { salt = 0, gold = 0 }, players = 1 },
      steps = { "place salt_pans", "rake salt", "sell salt" },
      expect = { { salt = 0, gold = 3 } } },
    { name = "keep the salt",
      given = { { salt = 0, gold = 0 }, players = 1 },
      steps = { "place salt_pans", "rake salt", "stop" },
      expect = { { salt = 2, gold = 0 } } },
  },
}
