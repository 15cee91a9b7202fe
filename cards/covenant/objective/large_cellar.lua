-- Large cellar: room is worth something.
return card {
  id     = "large_cellar",
  alias  = "obj_11",
  kind   = "objective",
  title  = "Large cellar",
  text   = "1 GP for each of your storage spaces, the first four included.",
  short  = "1 GP for each storage space, the first 4 too",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("storage"),

  examples = {
    { name = "six spaces and that of hidden_chamber",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "large_cellar",
                        ["player[1].objective.i"] = "pillars_of_the_mountain",
                        ["player[1].forged.4"] = "emerald_axe_silver",
                        ["tradition.hidden_chamber"] = "p1" } },
      steps = { "score large_cellar" },
      expect = { set = { ["player[1].scored.objectives"] = 7 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "large_cellar",
                        ["player[1].objective.i"] = "pillars_of_the_mountain",
                        ["player[1].forged.4"] = "emerald_axe_silver",
                        ["tradition.hidden_chamber"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
