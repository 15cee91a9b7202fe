-- Junction Room: a market where everything has a price.
return card {
  id     = "junction_room",
  kind   = "room",
  title  = "Junction Room",
  text   = "Pay 1 each of three different goods for 2 gold.",
  source = "CVC-R14",
  mark   = "S P1 P5",

  number = 14,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 2 },
  points = 6,
  walls  = ". # . #",

  -- CVC-104: gold may be one of the three.
  use = any_order { sequence { pay_different(3), gain { gold = 2 } } },

  examples = {
    { name = "three different goods for 2 gold (CVC-X7)",
      given = { { wood = 1, stone = 1, emmer = 1, flax = 1, food = 0, gold = 0 },
                set = { ["player[1].cell.c4"] = "junction_room" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use junction_room",
                "pay_different 3 then gain 2 gold", "pay wood stone emmer" },
      expect = { { wood = 0, stone = 0, emmer = 0, flax = 1, food = 0, gold = 2 } } },
    { name = "gold may be one of them (CVC-E56)",
      given = { { wood = 1, stone = 1, emmer = 1, flax = 0, food = 0, gold = 1 },
                set = { ["player[1].cell.c4"] = "junction_room" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use junction_room",
                "pay_different 3 then gain 2 gold", "pay wood stone gold" },
      expect = { { wood = 0, stone = 0, emmer = 1, gold = 2 } } },
    { name = "not with two kinds (CVC-E57)",
      given = { { wood = 5, stone = 1, emmer = 0, flax = 0, food = 0, gold = 0 },
                set = { ["player[1].cell.c4"] = "junction_room" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use junction_room" },
      expect = { { wood = 5, stone = 1, gold = 0 } } },
  },
}
