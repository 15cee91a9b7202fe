-- Builders' pride: what they plan, they build.
return card {
  id     = "trad_04",
  kind   = "tradition",
  title  = "Builders' pride",
  text   = "Whoever builds with a compass is 1 stronger.",
  source = "COV-248",
  mark   = "S",

  modify = { strength = { when = { "using_compass", is = 1 }, add = 1 } },

  examples = {
    { name = "a dwarf of strength 1 builds a workshop",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_04"] = "p1", ["mountain.b3"] = "hall_20",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_13",
                        ["mountain.d3"] = "hall_15" } },
      steps = { "assign 1 to compass", "action", "option b2", "workshop", "at c3" },
      expect = { set = { ["building_1.c3"] = "p1_workshop" } } },
    { name = "not with a book (COV-10.102)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_04"] = "p1", ["mountain.b3"] = "hall_20",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_13",
                        ["mountain.d3"] = "hall_15", ["player[1].forged.7"] = "tool_book_1" } },
      steps = { "assign 1 to space_7", "action", "build" },
      refused = { workshop = "the option holds none, or none any more" },
      not_offered = { "option b2" } },
  },
}
