-- Equipment Room: good tools, more done.
return card {
  id     = "equipment_room",
  kind   = "room",
  title  = "Equipment Room",
  text   = "Each time you may use 2 or 3 rooms you may use one more.",
  source = "CVC-R22",
  mark   = "S P1 P2 P3",

  number = 22,
  back   = "dark",
  colour = "blue",
  cost   = { wood = 2 },
  points = 3,
  walls  = "# . . o",

  modify = { room_uses = { base = { 2, 3 }, add = 1 } },

  examples = {
    { name = "[3] becomes four rooms, not five (CVC-X20)",
      given = { { wood = 0, food = 0, gold = 0, flax = 0 },
                set = { ["player[1].cell.c4"] = "equipment_room", ["player[1].cell.c5"] = "shelf",
                        ["player[1].cell.c7"] = "food_corner", ["player[1].cell.c2"] = "gold_vein",
                        ["player[1].cell.c8"] = "state_room", ["tile.expedition"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take expedition", "rooms 3", "use cave_entrance", "gain 1 wood", "use shelf",
                "replenish 2 wood", "use food_corner", "replenish 3 food", "use state_room",
                "gain 1 flax 1 gold" },
      expect = { { wood = 2, food = 3, flax = 1, gold = 1 } },
      not_offered = { "use gold_vein" } },
    { name = "[1] stays one room (CVC-E46)",
      given = { { wood = 0 },
                set = { ["player[1].cell.c4"] = "equipment_room", ["player[1].cell.c5"] = "shelf" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 wood" },
      expect = { { wood = 1 } },
      not_offered = { "use shelf" } },
  },
}
