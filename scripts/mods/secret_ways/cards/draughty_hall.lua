-- Draughty Hall: changes a number of the rules, while something is so.
return card {
  id     = "draughty_hall",
  kind   = "room",
  title  = "Draughty Hall",
  text   = "While you have not built any walls, your room actions let you use 1 room more.",

  back   = "light",
  colour = "blue",
  cost   = { wood = 1 },
  points = 2,
  walls  = "o o o o",

  modify = { room_uses = { add = 1, when = { "walls_built", at_most = 0 } } },

  examples = {
    { name = "two rooms with Undergrowth",
      given = { { wood = 0, stone = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "shelf",
                        ["player[1].cell.c5"] = "draughty_hall" } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 stone", "use shelf",
                "replenish 2 wood" },
      expect = { { wood = 2, stone = 1 } } },
    { name = "one as soon as a wall stands",
      given = { { wood = 0, stone = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "shelf", ["player[1].wall.w0"] = 1,
                        ["player[1].cell.c5"] = "draughty_hall", wall_supply = 6 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 stone" },
      not_offered = { "use shelf" } },
  },
}
