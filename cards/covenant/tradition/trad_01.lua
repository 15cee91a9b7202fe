-- Diggers' pride: the work of the mine is theirs.
return card {
  id     = "trad_01",
  kind   = "tradition",
  title  = "Diggers' pride",
  text   = "Whoever digs with a pick is 1 stronger.",
  source = "COV-248",
  mark   = "S",

  modify = { strength = { when = { "using_pick", is = 1 }, add = 1 } },

  examples = {
    { name = "a dwarf of strength 1 takes two tiles",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_01"] = "p1", ["rubble_shown.4"] = "rubble_01",
                        ["rubble_shown.5"] = "rubble_02", ["hall.hall_17"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take rubble_01", "take rubble_02", "reveal b4" },
      expect = { { iron = 2 }, set = { ["player[1].track.mining"] = 1 } } },
    { name = "not with a book (COV-10.102)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_01"] = "p1", ["rubble_shown.4"] = "rubble_01",
                        ["rubble_shown.5"] = "rubble_02", ["hall.hall_17"] = "under_b4",
                        ["player[1].forged.7"] = "tool_book_1" } },
      steps = { "assign 1 to space_7", "action", "dig", "take rubble_01", "reveal b4" },
      expect = { { iron = 1 } } },
  },
}
