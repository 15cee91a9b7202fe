-- Royal favour: coins that nobody owns serve you too.
return card {
  id     = "royal_favour",
  alias  = "trad_17",
  kind   = "tradition",
  title  = "Royal favour",
  text   = "In each Council Phase take the benefit of a coin on the display; it stays there.",
  short  = "benefit of a displayed coin each Council Phase",
  source = "COV-248",
  mark   = "S",

  on = { council = copy_coin() },

  examples = {
    { name = "no cost, and the coin stays (COV-10.63)",
      given = { { gp = 0 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.royal_favour"] = "p1", ["coins_shown.1"] = "glory_coin_1" } },
      steps = { "coin glory_coin_1" },
      expect = { { gp = 2 }, set = { ["coins_shown.1"] = "glory_coin_1" } } },
    { name = "or none",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.royal_favour"] = "p1" } },
      steps = { "decline" },
      expect = { { gp = 5 } } },
  },
}
