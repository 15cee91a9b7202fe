-- Deep Larder: cool, dry and locked.
return card {
  id     = "deep_larder",
  kind   = "room",
  title  = "Deep Larder",
  text   = "Replenish food to 4. Pay 1 donkey for 2 gold.",

  back   = "deep",
  colour = "orange",
  cost   = { stone = 1, iron = 1 },
  points = 6,
  walls  = "o . . .",

  use = any_order {
    replenish { food = 4 },
    exchange { pay = { donkey = 1 }, get = { gold = 2 } },
  },

  examples = {
    { name = "food, and a donkey for sale",
      given = { { food = 1, donkey = 1, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:deep_larder" } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:deep_larder", "replenish 4 food",
                "exchange 1 donkey for 2 gold" },
      expect = { { food = 4, donkey = 0, gold = 2 } } },
  },
}
