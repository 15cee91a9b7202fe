-- Keepers of heirlooms: relics are glory.
return card {
  id     = "keepers_of_heirlooms",
  alias  = "trad_19",
  kind   = "tradition",
  title  = "Keepers of heirlooms",
  text   = "In each Council Phase 1 GP for each of your relics, used or not.",
  short  = "1 GP per relic each Council Phase",
  source = "COV-248",
  mark   = "S",

  on = { council = gain { gp = per("relics") } },

  examples = {
    { name = "used or not",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.keepers_of_heirlooms"] = "p1", ["relic.ale_horn_1"] = "p1",
                        ["relic.ale_horn_2"] = "used_p1" } },
      steps = {},
      expect = { { gp = 7 } } },
    { name = "the lost heirloom is one too",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.keepers_of_heirlooms"] = "p1",
                        ["tradition.lost_heirloom"] = "p1",
                        ["relic.ale_horn_1"] = "p1" } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
