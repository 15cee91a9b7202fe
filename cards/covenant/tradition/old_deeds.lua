-- Old deeds: the songs add a little.
return card {
  id     = "old_deeds",
  alias  = "trad_22",
  kind   = "tradition",
  title  = "Old deeds",
  text   = "In the final scoring you have 2 achievements more.",
  source = "COV-248",
  mark   = "S",

  modify = { achievements = { add = 2 } },

  examples = {
    { name = "two achievements and these open an objective (COV-10.72)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.old_deeds"] = "p1", ["player[1].track.court"] = 6,
                        ["player[1].objective.i"] = "full_rack",
                        ["player[1].objective.ii"] = "keeper_of_traditions" } },
      steps = { "score full_rack" },
      expect = { { gp = 15 },
                 set = { ["player[1].scored.achievements"] = 6,
                         ["player[1].scored.objectives"] = 4 } } },
    { name = "over 12 the last row counts (COV-10.72)",
      given = { set = { phase = "final", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.old_deeds"] = "p1", ["player[1].track.court"] = 14,
                        ["player[1].track.prestige"] = 14, ["player[1].track.mining"] = 14 } },
      steps = {},
      expect = { { gp = 35 }, set = { ["player[1].scored.achievements"] = 30 } } },
  },
}
