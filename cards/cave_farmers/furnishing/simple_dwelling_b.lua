-- Simple dwelling, the one that is cheap in wood.
return card {
  id     = "simple_dwelling_b",
  kind   = "furnishing",
  title  = "Simple dwelling",
  text   = "Room for 1 dwarf.",
  source = "CF-254",
  mark   = "S P",

  tag    = "dwelling",
  set    = "introductory",
  cost   = { wood = 3, stone = 3 },
  points = 0,
  room   = 1,

  examples = {
    { name = "costs 3 wood and 3 stone",
      given = { { wood = 3, stone = 3 }, players = 1 },
      steps = { "place housework", "furnish", "furnish simple_dwelling_b e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "simple_dwelling_b" } } },
    { name = "room for a child",
      given = { players = 1,
                set = { ["space.wish_for_children"] = "open",
                        ["player[1].tile.e3"] = "simple_dwelling_b" } },
      steps = { "place wish_for_children" },
      expect = { set = { ["player[1].dwarf.3"] = "newborn" } } },
  },
}
