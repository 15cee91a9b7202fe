-- Family life: children and fields; from now on the wish for children is urgent.
return card {
  id     = "family_life",
  kind   = "space",
  title  = "Family life",
  text   = "Have a child and/or sow. When this card is turned up, Wish for children is " ..
           "turned to its other side.",
  short  = "have a child and/or sow",
  source = "CF-221",
  mark   = "S",

  stage      = 3,
  solo_round = 8,
  revealed   = turn_over "wish_for_children",

  use = and_or { grow(), sow() },

  examples = {
    { name = "a child and seed",
      given = { { grain = 1, vegetable = 1 },
                players = 1,
                set = { ["space.family_life"] = "open",
                        ["player[1].tile.e3"] = "ordinary_dwelling",
                        ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "field" } },
      steps = { "place family_life", "grow", "sow", "sow 1 grain 0 vegetable" },
      expect = { { grain = 0 },
                 set = { ["player[1].dwarf.3"] = "newborn",
                         ["player[1].crop.d3"] = "3_grain" } } },
    { name = "turns the wish for children over (CF-47)",
      given = { players = 1, set = { round = 8 } },
      steps = {},
      expect = { set = { ["space.family_life"] = "open",
                         ["space.wish_for_children"] = "turned",
                         ["space.urgent_wish"] = "open" } } },
  },
}
