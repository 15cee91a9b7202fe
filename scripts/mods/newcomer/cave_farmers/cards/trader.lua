-- The Trader of the game: likes a cup of tea, and takes less gold.
return patch "cave_farmers:trader" {
  text     = "At any time before scoring: 1 gold for 1 wood and 1 stone.",
  exchange = { { pay = { gold = 1 }, get = { wood = 1, stone = 1 } } },

  examples = {
    { name = "1 gold for wood and stone",
      given = { { gold = 1, wood = 0, stone = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "trader" } },
      steps = { "anytime 1 gold for 1 wood 1 stone" },
      expect = { { gold = 0, wood = 1, stone = 1 } } },
  },
}
