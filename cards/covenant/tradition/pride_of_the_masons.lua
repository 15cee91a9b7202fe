-- Pride of the masons: pillars and gates are talked about.
return card {
  id     = "pride_of_the_masons",
  alias  = "trad_16",
  kind   = "tradition",
  title  = "Pride of the masons",
  text   = "In each Council Phase 1 GP for each of your pillars and gates, built or in the forge.",
  short  = "1 GP per pillar, gate each Council Phase",
  source = "COV-248",
  mark   = "S",

  on = { council = gain { gp = per("monuments") } },

  examples = {
    { name = "one built, one in the forge",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.pride_of_the_masons"] = "p1", ["carts_p1.site_p1"] = 1,
                        ["carts_p1.site_g1"] = 1, ["pillar.b3_bottom"] = "p1" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
