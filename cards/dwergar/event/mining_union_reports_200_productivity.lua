-- Mining union reports 200% productivity: twice as fast.
return card {
  id     = "mining_union_reports_200_productivity",
  kind   = "event",
  title  = "Mining union reports 200% productivity",
  text   = "The lift moves by two levels.",
  source = "DWG-K50",
  mark   = "S; name Rh",

  number = 50,
  once   = raise_tiles(2),

  examples = {
    { name = "two moves (DWG-C7)",
      given = { { stone = 0, iron = 0, vp = 0 }, { crystal = 0 },
                rules = { starting_player = 1 },
                set = { ["event.mining_union_reports_200_productivity"] = "round_2",
                        phase = "round_end", round = 2, ["player[1].cart.transit.stone"] = 3,
                        ["player[1].cart.level_1.iron"] = 2,
                        ["player[2].cart.level_1.crystal"] = 1,
                        ["player[1].cart.level_2.gold"] = 1 } },
      steps = {},
      expect = { { stone = 3, iron = 2, vp = 0 }, { crystal = 1 },
                 set = { ["player[1].cart.transit.gold"] = 1 } } },
  },
}
