-- Honest loads: iron and emeralds are honoured like gold.
return card {
  id     = "honest_loads",
  alias  = "trad_05",
  kind   = "tradition",
  title  = "Honest loads",
  text   = "Each iron or emerald that you deliver gives 2 GP instead of 1.",
  short  = "each delivered iron or emerald: 2 GP instead of 1",
  source = "COV-248",
  mark   = "S",

  modify = {
    delivery_gp = {
      { when = { "delivering_iron", is = 1 }, set = 2 },
      { when = { "delivering_emerald", is = 1 }, set = 2 },
    },
  },

  examples = {
    { name = "to a site",
      given = { { iron = 1, emerald = 1 },
                set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.honest_loads"] = "p1", ["player[1].tavern.2"] = 1 } },
      steps = { "assign 2 to cart", "action", "site site_p2", "deliver iron", "deliver emerald",
                "reward 2 of site_p2", "decline" },
      expect = { { iron = 0, emerald = 0, gp = 9 } } },
    { name = "to the throne (COV-10.37)",
      given = { { emerald = 1 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.honest_loads"] = "p1",
                        ["tradition.gifts_for_the_king"] = "p1" } },
      steps = { "deliver emerald" },
      expect = { { emerald = 0, gp = 7 } } },
    { name = "gold is worth 2 as ever",
      given = { { gold = 1 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.honest_loads"] = "p1",
                        ["tradition.gifts_for_the_king"] = "p1" } },
      steps = { "deliver gold" },
      expect = { { gold = 0, gp = 7 } } },
  },
}
