-- Wood Storeroom: wood at hand for every small job.
return card {
  id     = "wood_storeroom",
  kind   = "room",
  title  = "Wood Storeroom",
  text   = "Each time you take an action that lets you use exactly 1 room, gain 1 wood.",
  source = "CVC-R23",
  mark   = "S P1 P2 P3",

  number = 23,
  back   = "dark",
  colour = "blue",
  cost   = { stone = 1 },
  points = 2,
  walls  = "# . . #",

  -- CVC-108: the wood comes before the room is chosen, so the room may spend it (CVC-E48).
  on = { room_action = { amount = 1, run = gain { wood = 1 } } },

  examples = {
    { name = "[1]: 1 wood more (CVC-X21)",
      given = { { wood = 0, stone = 0 },
                set = { ["player[1].cell.c4"] = "wood_storeroom", ["player[1].cell.c5"] = "shelf" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 stone", "gain 2 wood" },
      expect = { { wood = 3, stone = 1 } } },
    { name = "at 9 wood nothing (CVC-E47)",
      given = { { wood = 9 },
                set = { ["player[1].cell.c4"] = "wood_storeroom", ["player[1].cell.c5"] = "shelf" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1" },
      expect = { { wood = 9 } } },
    { name = "not with [2]",
      given = { { wood = 0 },
                set = { ["player[1].cell.c4"] = "wood_storeroom", ["player[1].cell.c5"] = "shelf",
                        ["tile.undermining"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take undermining", "rooms 2" },
      expect = { { wood = 0 } } },
  },
}
