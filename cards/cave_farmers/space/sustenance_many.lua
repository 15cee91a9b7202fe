-- Sustenance with 4 to 7 players: 1 grain on the empty space, then vegetables.
return card {
  id     = "sustenance_many",
  kind   = "space",
  title  = "Sustenance",
  text   = "Take the crops and/or place a twin tile of meadow and field.",
  short  = "take and/or meadow + field",
  source = "CF-193",
  mark   = "S",

  min_players = 4,
  goods       = { grain = 1 },
  more        = { vegetable = 1 },

  use = and_or { take(), place_twin "meadow_field" },

  examples = {
    { name = "1 grain, then vegetables (S50)",
      given = { { grain = 0, vegetable = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.grain.sustenance_many"] = 1 } },
      steps = { "place sustenance_many", "take", "stop" },
      expect = { { grain = 1, vegetable = 1 } } },
    { name = "land for the crops",
      given = { { grain = 0 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place sustenance_many", "take", "place_twin meadow_field",
                "meadow d4 field d3" },
      expect = { { grain = 1 },
                 set = { ["player[1].ground.d4"] = "meadow",
                         ["player[1].ground.d3"] = "field" } } },
  },
}
