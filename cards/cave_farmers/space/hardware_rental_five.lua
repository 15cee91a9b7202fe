-- Hardware rental with 5 players: an expedition, and seed to sow.
return card {
  id     = "hardware_rental_five",
  kind   = "space",
  title  = "Hardware rental",
  text   = "Go on an expedition for 2 items; then, or instead, sow.",
  short  = "expedition for 2; then/or sow",
  source = "CF-206",
  mark   = "S",

  min_players = 5,
  max_players = 5,

  use = then_or { expedition(2), sow() },

  examples = {
    { name = "loot is sown at once (S55)",
      given = { { grain = 0, vegetable = 0 },
                players = 5,
                rules = { starting_player = 1 },
                set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 4,
                        ["player[1].ground.d4"] = "field",
                        ["player[1].ground.d3"] = "field" } },
      steps = { "place hardware_rental_five", "loot_grain", "loot_vegetable", "sow",
                "sow 1 grain 1 vegetable" },
      expect = { { grain = 0, vegetable = 0 },
                 set = { ["player[1].weapon.1"] = 5, ["player[1].weapon.2"] = 4 } } },
    { name = "sowing alone",
      given = { { grain = 1, vegetable = 1 },
                players = 5,
                rules = { starting_player = 1 },
                set = { ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "field" } },
      steps = { "place hardware_rental_five", "sow 1 grain 0 vegetable" },
      expect = { { grain = 0 }, set = { ["player[1].crop.d3"] = "3_grain" } } },
  },
}
