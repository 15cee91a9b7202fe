-- Excavation with 4 to 7 players: 2 stone on the empty space, then 1 at a time.
return card {
  id     = "excavation_many",
  kind   = "space",
  title  = "Excavation",
  text   = "Take the stone and/or place a twin tile of cavern and tunnel or of two caverns.",
  short  = "take and/or cavern + tunnel or 2 caverns",
  source = "CF-183",
  mark   = "S",

  min_players = 4,
  goods       = { stone = 2 },
  more        = { stone = 1 },

  use = and_or { take(), place_twin "cavern" },

  examples = {
    { name = "2 stone on the empty space",
      given = { { stone = 0 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place excavation_many", "take", "stop" },
      expect = { { stone = 2 } } },
    { name = "1 more if some is left; and two caverns",
      given = { { stone = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.stone.excavation_many"] = 2 } },
      steps = { "place excavation_many", "take", "place_twin cavern", "cavern f3 cavern g3" },
      expect = { { stone = 3 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "cavern" } } },
  },
}
