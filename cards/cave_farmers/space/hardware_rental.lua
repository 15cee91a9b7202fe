-- Hardware rental with 6 and 7 players: wood as well.
return card {
  id     = "hardware_rental",
  kind   = "space",
  title  = "Hardware rental",
  text   = "Gain 2 wood, go on an expedition for 2 items, sow: one or more of these, in " ..
           "this order.",
  short  = "2 wood, expedition for 2 and/or sow",
  source = "CF-207",
  mark   = "S",

  min_players = 6,

  use = then_or { gain { wood = 2 }, expedition(2), sow() },

  examples = {
    { name = "2 wood for an unarmed dwarf",
      given = { { wood = 0 }, players = 6, rules = { starting_player = 1 } },
      steps = { "place hardware_rental" },
      expect = { { wood = 2 } } },
    { name = "wood, loot and seed",
      given = { { wood = 0, grain = 0, vegetable = 1 },
                players = 6,
                rules = { starting_player = 1 },
                set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 2,
                        ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "field" } },
      steps = { "place hardware_rental", "gain 2 wood", "expedition 2", "loot_grain",
                "loot_wood", "sow", "sow 1 grain 0 vegetable" },
      expect = { { wood = 3, grain = 0, vegetable = 1 },
                 set = { ["player[1].crop.d3"] = "3_grain" } } },
  },
}
