-- Keeper of traditions: the first one included.
return card {
  id     = "obj_08",
  kind   = "objective",
  title  = "Keeper of traditions",
  text   = "2 GP for each of your traditions, the one of the draft included.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("traditions", 2),

  examples = {
    { name = "three traditions",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "obj_08",
                        ["player[1].objective.i"] = "obj_05", ["tradition.trad_01"] = "p1",
                        ["tradition.trad_12"] = "p1", ["tradition.trad_33"] = "p1" } },
      steps = { "score obj_08" },
      expect = { set = { ["player[1].scored.objectives"] = 6 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "obj_08",
                        ["player[1].objective.i"] = "obj_05", ["tradition.trad_01"] = "p1",
                        ["tradition.trad_12"] = "p1", ["tradition.trad_33"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
