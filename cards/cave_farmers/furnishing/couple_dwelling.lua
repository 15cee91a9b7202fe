-- Couple dwelling: room for two.
return card {
  id     = "couple_dwelling",
  kind   = "furnishing",
  title  = "Couple dwelling",
  text   = "Room for 2 dwarfs.",
  source = "CF-256",
  mark   = "S P",

  tag    = "dwelling",
  set    = "full",
  cost   = { wood = 8, stone = 6 },
  points = 5,
  room   = 2,

  examples = {
    { name = "costs 8 wood and 6 stone, is worth 5",
      given = { { wood = 8, stone = 6 }, players = 1 },
      steps = { "place housework", "furnish", "furnish couple_dwelling e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "couple_dwelling" },
                 score = { couple_dwelling = 5 } } },
    { name = "room for two",
      given = { players = 1,
                set = { ["space.wish_for_children"] = "open",
                        ["player[1].tile.e3"] = "couple_dwelling",
                        ["player[1].dwarf.3"] = "adult" } },
      steps = { "place wish_for_children" },
      expect = { set = { ["player[1].dwarf.4"] = "newborn" } } },
  },
}
