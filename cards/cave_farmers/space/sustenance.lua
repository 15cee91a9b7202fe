-- Sustenance with up to 3 players: food and grain, and land to sow it on.
return card {
  id     = "sustenance",
  kind   = "space",
  title  = "Sustenance",
  text   = "Take the food and 1 grain and/or place a twin tile of meadow and field.",
  short  = "take and 1 grain; and/or twin tile: meadow + field",
  source = "CF-193",
  mark   = "S",

  max_players = 3,
  goods       = { food = 1 },

  use = and_or { take { grain = 1 }, place_twin "meadow_field" },

  examples = {
    { name = "food and grain come together",
      given = { { food = 0, grain = 0 }, players = 1 },
      steps = { "place sustenance", "take 1 grain", "stop" },
      expect = { { food = 1, grain = 1 } } },
    { name = "the tile alone leaves the food",
      given = { { food = 0, grain = 0 }, players = 1 },
      steps = { "place sustenance", "place_twin meadow_field", "meadow d4 field d3", "stop" },
      expect = { { food = 0, grain = 0 },
                 set = { ["player[1].ground.d4"] = "meadow",
                         ["player[1].ground.d3"] = "field", ["stock.food.sustenance"] = 1 } } },
  },
}
