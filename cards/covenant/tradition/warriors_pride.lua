-- Warriors' pride: the first into every fight.
return card {
  id     = "warriors_pride",
  alias  = "trad_03",
  kind   = "tradition",
  title  = "Warriors' pride",
  text   = "Whoever fights with an axe is 1 stronger.",
  source = "COV-248",
  mark   = "S",

  modify = { strength = { when = { "using_axe", is = 1 }, add = 1 } },

  examples = {
    { name = "a dwarf of strength 1 defeats an orc",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.warriors_pride"] = "p1", ["goblin.c3"] = 1, ["orc.c3"] = 1,
                        ["troll.c3"] = 0 } },
      steps = { "assign 1 to axe", "action", "fight orc c3", "skip orc" },
      expect = { { orc = 1 }, set = { ["player[1].track.prestige"] = 1 } } },
    { name = "not with a book (COV-10.102)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.warriors_pride"] = "p1", ["goblin.c3"] = 1, ["orc.c3"] = 1,
                        ["troll.c3"] = 0, ["player[1].forged.7"] = "mythrall_book_silver_1" } },
      steps = { "assign 1 to space_7", "action", "skirmish" },
      refused = { ["fight orc c3"] = "costs 2 strength, you have 1 left" } },
  },
}
