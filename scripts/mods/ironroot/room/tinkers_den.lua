-- Tinker's Den: small things from iron sell well.
return card {
  id     = "tinkers_den",
  kind   = "room",
  title  = "Tinker's Den",
  text   = "Pay 1 iron and 1 wood for 3 gold.",

  back   = "deep",
  colour = "orange",
  cost   = { wood = 1, iron = 1 },
  points = 6,
  walls  = "# . . #",

  use = any_order { exchange { pay = { iron = 1, wood = 1 }, get = { gold = 3 } } },

  examples = {
    { name = "iron and wood for gold",
      given = { { iron = 1, wood = 1, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:tinkers_den" } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:tinkers_den",
                "exchange 1 wood 1 iron for 3 gold" },
      expect = { { iron = 0, wood = 0, gold = 3 } } },
  },
}
