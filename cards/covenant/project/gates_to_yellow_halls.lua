-- Gates to yellow halls: doors to the light.
return card {
  id     = "gates_to_yellow_halls",
  alias  = "proj_b6",
  kind   = "project",
  title  = "Gates to yellow halls",
  text   = "2 GP for each yellow hall and 1 GP for each black hall that your gates touch.",
  source = "COV-250",
  mark   = "R/mid",

  type   = "b",
  points = function(g, me)
    return 2 * g:count(me, "gate_halls_yellow") + g:count(me, "gate_halls_black")
  end,

  examples = {
    { name = "two gates",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "workshops_on_mythrall",
                        ["project.2"] = "gates_to_yellow_halls",
                        ["mountain.b3"] = "blue_gold_den", ["mountain.c3"] = "yellow_emerald_den",
                        ["mountain.c4"] = "black_emerald_den",
                        ["mountain.d3"] = "blue_emerald_hall",
                        ["mountain.e3"] = "yellow_gold_hall", ["carts_p1.site_g1"] = 1,
                        ["carts_p1.site_g2"] = 2, ["gate.c3_e"] = "p1",
                        ["gate.d3_se"] = "p1" } },
      steps = {},
      expect = { { gp = 10 } } },
    { name = "none for a gate of another clan",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "workshops_on_mythrall",
                        ["project.2"] = "gates_to_yellow_halls",
                        ["mountain.b3"] = "blue_gold_den", ["mountain.c3"] = "yellow_emerald_den",
                        ["mountain.c4"] = "black_emerald_den",
                        ["mountain.d3"] = "blue_emerald_hall",
                        ["carts_p2.site_g1"] = 1, ["gate.c3_e"] = "p2" } },
      steps = {},
      expect = { { gp = 5 } } },
  },
}
