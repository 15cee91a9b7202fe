-- Gifts for the king: nobody comes with empty hands.
return card {
  id     = "gifts_for_the_king",
  alias  = "trad_12",
  kind   = "tradition",
  title  = "Gifts for the king",
  text   = "In each Council Phase you may deliver 1 resource to the throne.",
  short  = "1 delivery to the throne each Council Phase",
  source = "COV-248",
  mark   = "S",

  on = { council = throne(1) },

  examples = {
    { name = "one resource",
      given = { { emerald = 2 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.gifts_for_the_king"] = "p1" } },
      steps = { "deliver emerald" },
      expect = { { emerald = 1, gp = 6 }, set = { ["player[1].throne.emerald"] = 1 } } },
    { name = "or none",
      given = { { emerald = 1 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.gifts_for_the_king"] = "p1" } },
      steps = { "stop" },
      expect = { { emerald = 1, gp = 5 } } },
  },
}
