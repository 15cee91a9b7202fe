-- Wish for children: always the card of round 4.
return card {
  id     = "wish_for_children",
  kind   = "space",
  title  = "Wish for children",
  text   = "Either have a child or furnish a dwelling.",
  source = "CF-217",
  mark   = "S P",

  stage       = 2,
  fixed_round = 4,
  solo_round  = 4,

  use = one_of { grow(), furnish "dwelling" },

  examples = {
    { name = "a child, if there is room",
      given = { players = 1,
                set = { ["space.wish_for_children"] = "open",
                        ["player[1].tile.e3"] = "ordinary_dwelling" } },
      steps = { "place wish_for_children" },
      expect = { set = { ["player[1].dwarf.3"] = "newborn" } } },
    { name = "or a dwelling, and no child",
      given = { { wood = 4, stone = 3 },
                players = 1,
                set = { ["space.wish_for_children"] = "open" } },
      steps = { "place wish_for_children", "furnish ordinary_dwelling e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "ordinary_dwelling",
                         ["player[1].dwarf.3"] = "none" } },
      refused = { "grow" } },
    { name = "only dwellings",
      given = { { wood = 5, stone = 5 },
                players = 1,
                set = { ["space.wish_for_children"] = "open" } },
      steps = { "place wish_for_children" },
      refused = { "furnish cuddle_room e3", "furnish carpenter e3" } },
  },
}
