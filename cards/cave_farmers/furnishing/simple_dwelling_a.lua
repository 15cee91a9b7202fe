-- Simple dwelling, the one that is cheap in stone.
return card {
  id     = "simple_dwelling_a",
  kind   = "furnishing",
  title  = "Simple dwelling",
  text   = "Room for 1 dwarf.",
  source = "CF-253",
  mark   = "S P",

  tag    = "dwelling",
  set    = "introductory",
  cost   = { wood = 4, stone = 2 },
  points = 0,
  room   = 1,

  examples = {
    { name = "costs 4 wood and 2 stone",
      given = { { wood = 4, stone = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish simple_dwelling_a e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "simple_dwelling_a" } } },
    { name = "room for a child",
      given = { players = 1,
                set = { ["space.wish_for_children"] = "open",
                        ["player[1].tile.e3"] = "simple_dwelling_a" } },
      steps = { "place wish_for_children" },
      expect = { set = { ["player[1].dwarf.3"] = "newborn" } } },
  },
}
