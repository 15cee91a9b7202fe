-- Keepers of heirlooms: relics are glory.
return card {
  id     = "trad_19",
  kind   = "tradition",
  title  = "Keepers of heirlooms",
  text   = "In each Council Phase 1 GP for each of your relics, used or not.",
  source = "COV-248",
  mark   = "S",

  on = { council = gain { gp = per("relics") } },

  examples = {
    { name = "used or not",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.trad_19"] = "p1", ["relic.relic_a_1"] = "p1",
                        ["relic.relic_a_2"] = "used_p1" } },
      steps = {},
      expect = { { gp = 7 } } },
    { name = "the lost heirloom is one too",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.trad_19"] = "p1", ["tradition.trad_30"] = "p1",
                        ["relic.relic_a_1"] = "p1" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
