-- Diggers' pride: the work of the mine is theirs.
return card {
  id     = "diggers_pride",
  alias  = "trad_01",
  kind   = "tradition",
  title  = "Diggers' pride",
  text   = "Whoever digs with a pick is 1 stronger.",
  source = "COV-248",
  mark   = "S",

  modify = { strength = { when = { "using_pick", is = 1 }, add = 1 } },

  examples = {
    { name = "a dwarf of strength 1 takes two tiles",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.diggers_pride"] = "p1", ["rubble_shown.4"] = "iron_rubble_1",
                        ["rubble_shown.5"] = "iron_rubble_2",
                        ["hall.black_emerald_cell"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take iron_rubble_1", "take iron_rubble_2",
                "reveal b4" },
      expect = { { iron = 2 }, set = { ["player[1].track.mining"] = 1 } } },
    { name = "not with a book (COV-10.102)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.diggers_pride"] = "p1", ["rubble_shown.4"] = "iron_rubble_1",
                        ["rubble_shown.5"] = "iron_rubble_2",
                        ["hall.black_emerald_cell"] = "under_b4",
                        ["player[1].forged.7"] = "mythrall_book_silver_1" } },
      steps = { "assign 1 to space_7", "action", "dig", "take iron_rubble_1", "reveal b4" },
      expect = { { iron = 1 } } },
  },
}
