-- Digging Cave: hired miners.
return card {
  id     = "digging_cave",
  kind   = "room",
  title  = "Digging Cave",
  text   = "Pay 1 gold and dig out 1 rock.",
  source = "CVC-R15",
  mark   = "P1 P2 P3",

  number = 15,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 3, stone = 1 },
  points = 8,
  walls  = "# # . #",

  use = any_order { sequence { pay { gold = 1 }, dig(1) } },

  examples = {
    { name = "1 gold for a rock",
      given = { { gold = 1 }, set = { ["player[1].cell.c4"] = "digging_cave" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use digging_cave", "pay 1 gold then dig",
                "dig c2" },
      expect = { { gold = 0 }, set = { ["player[1].cell.c2"] = "empty" } } },
    { name = "walls block as usual, also in an Undermining turn (CVC-E13)",
      given = { { gold = 1 }, set = { ["player[1].cell.c4"] = "digging_cave",
                  ["tile.undermining"] = "on_board", ["player[1].wall.w10"] = 1 },
                rules = { starting_player = 1 } },
      steps = { "take undermining", "rooms 2", "use digging_cave", "pay 1 gold then dig" },
      refused = { ["dig c8"] = "c8 cannot be reached from the entrance" } },
    { name = "not without gold",
      given = { { gold = 0 }, set = { ["player[1].cell.c4"] = "digging_cave" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use digging_cave" },
      expect = { { gold = 0 }, set = { ["player[1].cell.c2"] = "rock" } },
      refused = { ["pay 1 gold then dig"] = "needs 1 gold, has 0" } },
  },
}
