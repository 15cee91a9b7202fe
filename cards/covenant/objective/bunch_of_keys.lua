-- Bunch of keys: locks need keys.
return card {
  id     = "bunch_of_keys",
  alias  = "obj_10",
  kind   = "objective",
  title  = "Bunch of keys",
  text   = "2 GP for each of your keys, the first two included.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("keys", 2),

  examples = {
    { name = "four keys and that of hidden_chamber",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "bunch_of_keys",
                        ["player[1].objective.i"] = "pillars_of_the_mountain",
                        ["player[1].forged.3"] = "emerald_axe_silver",
                        ["tradition.hidden_chamber"] = "p1" } },
      steps = { "score bunch_of_keys" },
      expect = { set = { ["player[1].scored.objectives"] = 10 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10,
                        ["player[1].objective.ii"] = "bunch_of_keys",
                        ["player[1].objective.i"] = "pillars_of_the_mountain",
                        ["player[1].forged.3"] = "emerald_axe_silver",
                        ["tradition.hidden_chamber"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
