-- Lamp festival: an event that asks everybody, and holds for a round.
return card {
  id     = "lamp_festival",
  kind   = "event",
  title  = "Lamp festival",
  text   = "Everybody chooses: light up to 2 furnaces, or gain 1 iron. This round mining brings " ..
           "the extra of the level to everybody.",

  number = 301,

  each = one_of { label("light", light(2)), label("iron", gain { iron = 1 }) },

  modify = { mine_extra = { by = "anyone", add = 1 } },

  examples = {
    { name = "one lights, the other takes iron",
      given = { { iron = 0 }, { iron = 0 }, rules = { starting_player = 1 },
                set = { ["event.lamplighters:lamp_festival"] = "round_2", phase = "round_end",
                        round = 2 } },
      steps = { "light", "iron" },
      expect = { { iron = 0, hot_furnace = 2 }, { iron = 1, hot_furnace = 0 } } },
    { name = "by lamplight there is more to be found",
      given = { seed = 6, rules = { starting_player = 1 },
                set = { ["event.lamplighters:lamp_festival"] = "active", round = 3 } },
      steps = { "place ironworker mine2", "mine" },
      expect = { set = { ["player[1].cart.level_2.iron"] = 3 } } },
  },
}
