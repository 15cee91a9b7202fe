-- Clearing with 2 or 3 players: wood, and land for the plough.
return card {
  id     = "clearing",
  kind   = "space",
  title  = "Clearing",
  text   = "Take the wood and/or place a twin tile of meadow and field.",
  short  = "take and/or twin tile: meadow + field",
  source = "CF-192",
  mark   = "S",

  min_players = 2,
  max_players = 3,
  goods       = { wood = 1 },

  use = and_or { take(), place_twin "meadow_field" },

  examples = {
    { name = "land, and the wood that stood on it",
      given = { { wood = 0 }, rules = { starting_player = 1 } },
      steps = { "place clearing", "place_twin meadow_field", "meadow d4 field d3", "take" },
      expect = { { wood = 1 },
                 set = { ["player[1].ground.d4"] = "meadow",
                         ["player[1].ground.d3"] = "field" } } },
    { name = "tile only, the wood is left (CF-384)",
      given = { { wood = 0 }, rules = { starting_player = 1 } },
      steps = { "place clearing", "place_twin meadow_field", "meadow d4 field d3", "stop" },
      expect = { { wood = 0 }, set = { ["stock.wood.clearing"] = 1 } } },
    { name = "without leave to leave goods they are taken, too (CF-106)",
      given = { { wood = 0 }, rules = { allow_leave_goods = 0, starting_player = 1 } },
      steps = { "place clearing", "place_twin meadow_field", "meadow d4 field d3" },
      expect = { { wood = 1 },
                 set = { ["player[1].ground.d4"] = "meadow",
                         ["player[1].ground.d3"] = "field" } } },
  },
}
