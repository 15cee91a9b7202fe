-- Undermining: use two rooms, or dig where walls are in the way.
return card {
  id     = "undermining",
  kind   = "action_tile",
  title  = "Undermining",
  text   = "Use 2 orange rooms, or dig out 1 rock, also through walls.",
  source = "CVC-T7",
  mark   = "S P1 P2 P3",

  stage  = "two",
  use    = any_order { one_of { rooms(2), dig { through_walls = true } } },

  examples = {
    { name = "walls do not block the dig (CVC-E15)",
      given = { set = { ["tile.undermining"] = "on_board", ["player[1].wall.w7"] = 1,
                        ["player[1].wall.w9"] = 1, ["player[1].wall.w10"] = 1 },
                rules = { starting_player = 1 } },
      steps = { "take undermining", "dig through_walls", "dig c8" },
      expect = { set = { ["player[1].cell.c8"] = "empty", ["player[1].wall.w10"] = 1 } },
      refused = { "rooms 2" } },
    { name = "two different rooms",
      given = { { wood = 0, stone = 0 },
                set = { ["tile.undermining"] = "on_board", ["player[1].cell.c4"] = "shelf" },
                rules = { starting_player = 1 } },
      steps = { "take undermining", "rooms 2", "use cave_entrance", "gain 1 stone", "use shelf",
                "replenish 2 wood" },
      expect = { { wood = 2, stone = 1 } },
      refused = { "dig through_walls" } },
    { name = "a rock behind a rock stays out of reach (CVC-E12)",
      given = { set = { ["tile.undermining"] = "on_board" }, rules = { starting_player = 1 } },
      steps = { "take undermining", "dig through_walls" },
      refused = { "dig c9", "dig c0" } },
  },
}
