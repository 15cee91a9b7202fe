-- Underfloor heating: the town wants furnaces.
return card {
  id     = "underfloor_heating",
  kind   = "event",
  title  = "Underfloor heating",
  text   = "This round installing a furnace in the town gives 1 point more.",
  source = "DWG-K49",
  mark   = "S; name Rh, amount and addition Rm",

  number = 49,

  modify = { install_points = { add = 1, when = { "on_mine", is = 0 } } },

  examples = {
    { name = "3 points for installing in the town",
      given = { { stone = 1, iron = 1, vp = 0 }, rules = { starting_player = 1 },
                set = { ["event.underfloor_heating"] = "active", round = 3 } },
      steps = { "place foreman forge", "install" },
      expect = { { stone = 0, iron = 0, vp = 3 } } },
    { name = "2 as usual on a mine level",
      given = { { stone = 2, iron = 0, vp = 0 }, rules = { starting_player = 1 },
                set = { ["event.underfloor_heating"] = "active", round = 3 } },
      steps = { "place foreman mine1", "install" },
      expect = { { stone = 0, vp = 2 } } },
    { name = "it does not last longer than the round (DWG-75)",
      given = { rules = { starting_player = 1 },
                set = { ["event.underfloor_heating"] = "active", round = 3,
                        phase = "round_end" } },
      steps = {},
      expect = { set = { ["event.underfloor_heating"] = "spent", round = 4 } } },
  },
}
