-- House sweepers: who moves in throws somebody out.
return card {
  id     = "house_sweepers",
  alias  = "trad_29",
  kind   = "tradition",
  title  = "House sweepers",
  text   = "When you build a house you may take an enemy of that hall into your dungeon, " ..
           "without Prestige and die.",
  short  = "house: take 1 enemy there, without Prestige or die",
  source = "COV-248",
  mark   = "S",

  on = { built = { what = "house", run = capture_here() } },

  examples = {
    { name = "a troll, without Prestige and die",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.house_sweepers"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair", ["goblin.c3"] = 0, ["orc.c3"] = 0,
                        ["troll.c3"] = 1, ["die.troll"] = 6 } },
      steps = { "assign 1 to compass", "action", "house", "at c3", "next house_sweepers",
                "capture troll c3" },
      expect = { { troll = 1, gold = 1, gp = 5 },
                 set = { ["player[1].track.prestige"] = 0, ["die.troll"] = 6 } } },
    { name = "nobody from elsewhere (COV-10.95)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.house_sweepers"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair", ["goblin.c3"] = 0, ["orc.c3"] = 0,
                        ["troll.c3"] = 0, ["goblin.c4"] = 1, ["orc.c4"] = 0,
                        ["troll.c4"] = 0 } },
      steps = { "assign 1 to compass", "action", "house", "at c3", "next house_sweepers" },
      expect = { { goblin = 0, gold = 1 }, set = { ["goblin.c4"] = 1 } } },
  },
}
