-- Growing settlement: every second roof counts.
return card {
  id     = "growing_settlement",
  alias  = "trad_21",
  kind   = "tradition",
  title  = "Growing settlement",
  text   = "In each Council Phase 1 GP for every 2 of your buildings in the mountain.",
  short  = "1 GP per 2 buildings each Council Phase",
  source = "COV-248",
  mark   = "S",

  on = {
    council = function(g, me)
      g:gain(me, { gp = g:count(me, "buildings") // 2 })
    end,
  },

  examples = {
    { name = "five buildings, pillar and gate too (COV-10.106)",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.growing_settlement"] = "p1",
                        ["mountain.b3"] = "yellow_emerald_den",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "blue_mythrall_lair", ["carts_p1.site_p1"] = 1,
                        ["carts_p1.site_g1"] = 1, ["building_1.b3"] = "p1_house",
                        ["building_1.c3"] = "p1_workshop", ["pillar.b3_bottom"] = "p1",
                        ["gate.c3_e"] = "p1", ["building_1.c4"] = "p1_house",
                        ["project.1"] = "workshops_on_mythrall" } },
      steps = {},
      expect = { { gp = 7 } } },
    { name = "one is not enough",
      given = { set = { phase = "council_traditions", start_player = 1, at_turn = 1,
                        ["tradition.growing_settlement"] = "p1",
                        ["mountain.b3"] = "yellow_emerald_den",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "blue_mythrall_lair", ["building_1.c3"] = "p1_workshop",
                        ["project.1"] = "workshops_on_mythrall" } },
      steps = {},
      expect = { { gp = 5 } } },
  },
}
