-- Builders' pride: what they plan, they build.
return card {
  id     = "builders_pride",
  alias  = "trad_04",
  kind   = "tradition",
  title  = "Builders' pride",
  text   = "Whoever builds with a compass is 1 stronger.",
  source = "COV-248",
  mark   = "S",

  modify = { strength = { when = { "using_compass", is = 1 }, add = 1 } },

  examples = {
    { name = "a dwarf of strength 1 builds a workshop",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.builders_pride"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair" } },
      steps = { "assign 1 to compass", "action", "option b2", "workshop", "at c3" },
      expect = { set = { ["building_1.c3"] = "p1_workshop" } } },
    { name = "not with a book (COV-10.102)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.builders_pride"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair",
                        ["player[1].forged.7"] = "mythrall_book_silver_1" } },
      steps = { "assign 1 to space_7", "action", "build" },
      refused = { workshop = "the chosen option does not include another one" },
      not_offered = { "option b2" } },
  },
}
