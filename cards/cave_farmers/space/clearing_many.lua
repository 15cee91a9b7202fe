-- Clearing with 4 to 7 players: 2 wood in every round.
return card {
  id     = "clearing_many",
  kind   = "space",
  title  = "Clearing",
  text   = "Take the wood and/or place a twin tile of meadow and field.",
  short  = "take and/or meadow + field",
  source = "CF-192",
  mark   = "S",

  min_players = 4,
  goods       = { wood = 2 },

  use = and_or { take(), place_twin "meadow_field" },

  examples = {
    { name = "2 wood in every round",
      given = { { wood = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.wood.clearing_many"] = 2 } },
      steps = { "place clearing_many", "take", "stop" },
      expect = { { wood = 4 } } },
    { name = "the first tile lies before the entrance (CF-356)",
      given = { players = 4, rules = { starting_player = 1 } },
      steps = { "place clearing_many", "place_twin meadow_field" },
      refused = { ["meadow c3 field c4"] = "neither half would touch",
                  ["meadow b1 field b2"] = "neither half would touch" } },
  },
}
