-- Crowded cells: goblins are small.
return card {
  id     = "trad_31",
  kind   = "tradition",
  title  = "Crowded cells",
  text   = "One of your keys holds 2 goblins, or 1 enemy of any type.",
  source = "COV-248",
  mark   = "S",

  allow = { pair_goblins = true },

  examples = {
    { name = "2 keys hold 4 goblins (COV-10.30)",
      given = { { goblin = 4 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.trad_31"] = "p1" } },
      steps = {},
      expect = { { goblin = 4, gp = 9 } } },
    { name = "an orc and 2 goblins stay (COV-10.122)",
      given = { { goblin = 3, orc = 1 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.trad_31"] = "p1" } },
      steps = { "release goblin" },
      expect = { { goblin = 2, orc = 1, gp = 9 } } },
    { name = "or 3 goblins",
      given = { { goblin = 3, orc = 1 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.trad_31"] = "p1" } },
      steps = { "release orc" },
      expect = { { goblin = 3, orc = 0, gp = 8 } } },
  },
}
