-- The Chief Alchemist makes BOOM!: the experts have left.
return card {
  id     = "the_chief_alchemist_makes_boom",
  kind   = "event",
  title  = "The Chief Alchemist makes BOOM!",
  text   = "This round the specialist bonuses of the Laboratory cannot be used.",
  source = "DWG-K57",
  mark   = "S; name Rh",

  number = 57,

  forbid = { bonus = { card = "lab" } },

  examples = {
    { name = "a blacksmith makes only 1 exchange",
      given = { { iron = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.the_chief_alchemist_makes_boom"] = "active", round = 3 } },
      steps = { "place blacksmith lab", "exchange 1 iron for 2 stone" },
      expect = { { iron = 2 } },
      not_offered = { "exchange 1 iron for 2 stone" } },
    { name = "an ironworker lights nothing",
      given = { { heat = 0 }, seed = 6, rules = { starting_player = 1 },
                set = { ["event.the_chief_alchemist_makes_boom"] = "active", round = 3 } },
      steps = { "place ironworker lab" },
      refused = { ["light_heat"] = "forbids it" } },
    { name = "other locations are as usual",
      given = { { heat = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.the_chief_alchemist_makes_boom"] = "active", round = 3 } },
      steps = { "place blacksmith bellows", "heat2" },
      expect = { { heat = 2 } } },
  },
}
