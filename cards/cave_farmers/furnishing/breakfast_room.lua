-- Breakfast room: fresh milk at the table.
return card {
  id     = "breakfast_room",
  kind   = "furnishing",
  title  = "Breakfast room",
  text   = "Keeps up to 3 cattle.",
  source = "CF-259",
  mark   = "S P",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 1 },
  points = 0,

  keeps      = "cattle",
  keeps_many = 3,

  examples = {
    { name = "costs 1 wood, is worth nothing",
      given = { { wood = 1 }, players = 1 },
      steps = { "place housework", "furnish", "furnish breakfast_room e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "breakfast_room" },
                 score = { breakfast_room = 0 } } },
    { name = "3 cattle there, 2 in the entry-level dwelling",
      given = { { cattle = 4, ruby = 2, food = 2 },
                players = 1,
                set = { ["player[1].tile.e3"] = "breakfast_room" } },
      steps = { "anytime 1 food 1 ruby for 1 cattle", "anytime 1 food 1 ruby for 1 cattle",
                "release cattle" },
      expect = { { cattle = 5 } } },
  },
}
