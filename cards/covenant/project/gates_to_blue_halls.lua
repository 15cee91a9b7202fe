-- Gates to blue halls: doors to the water.
return card {
  id     = "gates_to_blue_halls",
  alias  = "proj_b5",
  kind   = "project",
  title  = "Gates to blue halls",
  text   = "2 GP for each blue hall and 1 GP for each yellow hall that your gates touch.",
  source = "COV-250",
  mark   = "R/mid",

  type   = "b",
  points = function(g, me)
    return 2 * g:count(me, "gate_halls_blue") + g:count(me, "gate_halls_yellow")
  end,

  examples = {
    { name = "two gates",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "workshops_on_mythrall",
                        ["project.2"] = "gates_to_blue_halls",
                        ["mountain.b3"] = "black_gold_den", ["mountain.c3"] = "blue_emerald_hall",
                        ["mountain.c4"] = "yellow_emerald_den",
                        ["mountain.d3"] = "black_emerald_den",
                        ["mountain.e3"] = "blue_emerald_den", ["carts_p1.site_g1"] = 1,
                        ["carts_p1.site_g2"] = 2, ["gate.c3_e"] = "p1",
                        ["gate.d3_se"] = "p1" } },
      steps = {},
      expect = { { gp = 10 } } },
    { name = "none for a gate of another clan",
      given = { set = { phase = "council_score", start_player = 1, at_turn = 1, era = 2,
                        ["project.1"] = "workshops_on_mythrall",
                        ["project.2"] = "gates_to_blue_halls",
                        ["mountain.b3"] = "black_gold_den", ["mountain.c3"] = "blue_emerald_hall",
                        ["mountain.c4"] = "yellow_emerald_den",
                        ["mountain.d3"] = "black_emerald_den",
                        ["carts_p2.site_g1"] = 1, ["gate.c3_e"] = "p2" } },
      steps = {},
      expect = { { gp = 5 } } },
  },
}
