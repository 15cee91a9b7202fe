-- Crusher malfunction: gold flies about.
return card {
  id     = "crusher_malfunction",
  kind   = "event",
  title  = "Crusher malfunction",
  text   = "Every cart on level 3 gets 1 gold, full or not; each player gains 1 heat.",
  source = "DWG-K54",
  mark   = "S; name Rh, type Rl, amount Rm",

  number = 54,
  once   = load_level({ gold = 1 }, "level_3"),
  each   = gain { heat = 1 },

  examples = {
    { name = "1 gold into every cart on level 3, full or not, and 1 heat",
      given = { { heat = 0 }, { heat = 0 }, rules = { starting_player = 1 },
                set = { ["event.crusher_malfunction"] = "round_2", phase = "round_end",
                        round = 2, ["player[2].cart.level_3.iron"] = 1 } },
      steps = {},
      expect = { { heat = 1 }, { heat = 1 },
                 set = { ["player[1].cart.level_3.gold"] = 1,
                         ["player[2].cart.level_3.gold"] = 1,
                         ["player[2].cart.level_3.iron"] = 1,
                         ["player[1].cart.level_2.gold"] = 0 } } },
    { name = "a cart with it is full (DWG-E62)",
      given = { rules = { starting_player = 1 },
                set = { ["event.crusher_malfunction"] = "round_2", phase = "round_end",
                        round = 2 } },
      steps = { "place foreman mine3" },
      expect = { set = { ["player[1].cart.level_3.gold"] = 1 } },
      not_offered = { "mine" } },
  },
}
