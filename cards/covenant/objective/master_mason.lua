-- Master mason: built or not, they are yours.
return card {
  id     = "master_mason",
  alias  = "obj_03",
  kind   = "objective",
  title  = "Master mason",
  text   = "2 GP for each pillar and gate that you acquired, built or not.",
  short  = "2 GP for each pillar and gate acquired, built or not",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "i",
  points = per("monuments", 2),

  examples = {
    { name = "one built, one in the forge (COV-10.115)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.i"] = "master_mason",
                        ["player[1].objective.ii"] = "keeper_of_traditions",
                        ["carts_p1.site_p1"] = 1,
                        ["carts_p1.site_g2"] = 2, ["pillar.b3_bottom"] = "p1" } },
      steps = { "score master_mason" },
      expect = { set = { ["player[1].scored.objectives"] = 4 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.i"] = "master_mason",
                        ["player[1].objective.ii"] = "keeper_of_traditions",
                        ["carts_p1.site_p1"] = 1,
                        ["carts_p1.site_g2"] = 2, ["pillar.b3_bottom"] = "p1" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
