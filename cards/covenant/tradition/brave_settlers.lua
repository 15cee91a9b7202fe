-- Brave settlers: they do not mind the noise at night.
return card {
  id     = "brave_settlers",
  alias  = "trad_26",
  kind   = "tradition",
  title  = "Brave settlers",
  text   = "In the final scoring you lose 1 GP instead of 2 for each of your halls with enemies.",
  short  = "final scoring: halls with enemies cost 1 GP, not 2",
  source = "COV-248",
  mark   = "S",

  modify = { penalty = { set = 1 } },

  examples = {
    { name = "1 GP for a hall, not 2",
      given = { set = { phase = "final", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.brave_settlers"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair", ["goblin.c3"] = 2, ["orc.c3"] = 0,
                        ["troll.c3"] = 0, ["building_1.c3"] = "p1_house" } },
      steps = {},
      expect = { { gp = 4 }, set = { ["player[1].lost"] = 1 } } },
    { name = "once for two buildings (COV-10.82)",
      given = { set = { phase = "final", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.brave_settlers"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair", ["goblin.c3"] = 2, ["orc.c3"] = 0,
                        ["troll.c3"] = 0, ["goblin.c4"] = 0, ["orc.c4"] = 0, ["troll.c4"] = 0,
                        ["building_1.c3"] = "p1_house", ["gate.c3_e"] = "p1",
                        ["carts_p1.site_g1"] = 1 } },
      steps = {},
      expect = { { gp = 4 }, set = { ["player[1].lost"] = 1 } } },
  },
}
