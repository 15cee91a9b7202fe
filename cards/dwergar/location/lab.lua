-- Alchemists' Laboratory: one of the better for two of the cheaper.
local exchanges = one_of {
  exchange { pay = { crystal = 1 }, get = { gold = 2 } },
  exchange { pay = { gold = 1 }, get = { iron = 2 } },
  exchange { pay = { iron = 1 }, get = { stone = 2 } },
}

return card {
  id     = "lab",
  kind   = "location",
  title  = "Alchemists' Laboratory",
  text   = "Exchange 1 crystal for 2 gold, 1 gold for 2 iron, or 1 iron for 2 stone. " ..
           "Blacksmith: up to 2 more exchanges. Ironworker: light 1 furnace and gain 1 heat.",
  source = "DWG-14, DWG-26, DWG-116",
  mark   = "S; specialists P1 P2, types Rm, install Rl, install points Rm",

  order          = 1,
  install        = { iron = 2 },
  install_points = 2,

  basic = exchanges,

  first_for   = "blacksmith",
  first       = exchanges,
  first_times = 2,
  second_for  = "ironworker",
  second      = label("light_heat", sequence { relight(1), gain { heat = 1 } }),

  examples = {
    { name = "an engineer makes 1 exchange, and no more",
      given = { { stone = 0, iron = 2 }, rules = { starting_player = 1 } },
      steps = { "place engineer lab", "exchange 1 iron for 2 stone" },
      expect = { { stone = 2, iron = 1 } },
      not_offered = { "exchange 1 iron for 2 stone", "light_heat" } },
    { name = "a blacksmith makes 3, also with what he just got (DWG-E63)",
      given = { { stone = 0, iron = 0, gold = 1 }, seed = 10, rules = { starting_player = 1 } },
      steps = { "place blacksmith lab", "exchange 1 gold for 2 iron",
                "exchange 1 iron for 2 stone", "exchange 1 iron for 2 stone" },
      expect = { { stone = 4, iron = 0, gold = 0 } } },
    { name = "but not 4",
      given = { { iron = 5 }, seed = 10, rules = { starting_player = 1 } },
      steps = { "place blacksmith lab", "exchange 1 iron for 2 stone",
                "exchange 1 iron for 2 stone", "exchange 1 iron for 2 stone" },
      expect = { { iron = 2, stone = 6 } },
      not_offered = { "exchange 1 iron for 2 stone" } },
    { name = "crystal becomes gold",
      given = { { crystal = 1, gold = 0 }, seed = 10, rules = { starting_player = 1 } },
      steps = { "place blacksmith lab", "exchange 1 crystal for 2 gold" },
      expect = { { crystal = 0, gold = 2 } } },
    { name = "an ironworker lights 1 furnace and gains 1 heat",
      given = { { heat = 0 }, seed = 6, rules = { starting_player = 1 } },
      steps = { "place ironworker lab", "light_heat" },
      expect = { { heat = 1, hot_furnace = 1, cool_furnace = 1 } },
      refused = { ["light_heat"] = "it cannot be done again in this action" } },
    { name = "nothing without goods",
      given = { { iron = 0, gold = 0, crystal = 0 }, rules = { starting_player = 1 } },
      steps = { "place engineer lab" },
      not_offered = { "exchange 1 iron for 2 stone", "exchange 1 gold for 2 iron" } },
    { name = "a foreman installs a furnace for 2 iron, 2 points",
      given = { { iron = 2 }, rules = { starting_player = 1 } },
      steps = { "place foreman lab", "install" },
      expect = { { iron = 0, cool_furnace = 1, vp = 2 }, set = { ["furnace.lab"] = "p1" } } },
  },
}
