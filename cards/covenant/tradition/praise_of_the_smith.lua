-- Praise of the smith: a new tool opens doors.
return card {
  id     = "praise_of_the_smith",
  alias  = "trad_13",
  kind   = "tradition",
  title  = "Praise of the smith",
  text   = "When you forge a tool go 1 step up a track of your choice.",
  short  = "forging a tool: 1 step on any track",
  source = "COV-248",
  mark   = "S",

  on = { tool_forged = advance_any(1) },

  examples = {
    { name = "before the reward of the space",
      given = { { iron = 1, emerald = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.smiths_hammer_1"] = "p1", ["tools_shown.2"] = "emerald_axe_silver",
                        ["tradition.praise_of_the_smith"] = "p1" } },
      steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_1",
                "next praise_of_the_smith",
                "court", "strengthen 1 tavern" },
      expect = { set = { ["player[1].track.court"] = 1, ["player[1].tavern.2"] = 1 } } },
    { name = "or after it (COV-10.96)",
      given = { { iron = 1, emerald = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.smiths_hammer_1"] = "p1", ["tools_shown.2"] = "emerald_axe_silver",
                        ["tradition.praise_of_the_smith"] = "p1" } },
      steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_1",
                "next place_1",
                "strengthen 1 tavern", "mining" },
      expect = { set = { ["player[1].track.mining"] = 1, ["player[1].tavern.2"] = 1 } } },
  },
}
