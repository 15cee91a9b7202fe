-- Spring flood: nobody gets down there.
return card {
  id    = "spring_flood",
  kind  = "event",
  title = "Spring flood",
  text  = "This round nobody can place a dwarf in the Sump.",

  number = 61,

  forbid = {
    place = { card = "sump", run = function() return "the Sump is flooded this round" end },
  },

  examples = {
    { name = "the Sump is closed, everything else is open",
      given = { rules = { starting_player = 1 },
                set = { ["event.sunken_works:spring_flood"] = "active", round = 3 } },
      steps = {},
      refused = { ["place foreman sunken_works:sump"] = "the Sump is flooded this round" } },
    { name = "the next round it is open again",
      given = { rules = { starting_player = 1 },
                set = { ["event.sunken_works:spring_flood"] = "spent", round = 4 } },
      steps = { "place foreman sump" },
      expect = { set = { ["player[1].foreman"] = "sunken_works:sump" } } },
  },
}
