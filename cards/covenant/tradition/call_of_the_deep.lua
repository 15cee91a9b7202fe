-- Call of the deep: each vein leads somewhere.
return card {
  id     = "call_of_the_deep",
  alias  = "trad_08",
  kind   = "tradition",
  title  = "Call of the deep",
  text   = "When you reveal a hall go 1 step up a track: emerald Mining, gold Prestige, " ..
           "mythrall Court.",
  short  = "reveal: emerald Mining, gold Prestige, else Court",
  source = "COV-248",
  mark   = "S",

  on = {
    hall_revealed = function(g, me, ev)
      local tracks = { emerald = "mining", gold = "prestige", mythrall = "court" }
      local track = tracks[g:fact(ev.card, "vein")]
      if track then
        g:advance(me, track, 1)
      end
    end,
  },

  examples = {
    { name = "emerald: Mining",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.call_of_the_deep"] = "p1",
                        ["mountain.b3"] = "yellow_emerald_haven",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "black_emerald_den", ["rubble_shown.5"] = "iron_rubble_1",
                        ["hall.black_emerald_cell"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take iron_rubble_1", "reveal b4", "decline" },
      expect = { set = { ["player[1].track.mining"] = 2, ["player[1].track.prestige"] = 1,
                         ["player[1].track.court"] = 1 } } },
    { name = "gold: Prestige",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.call_of_the_deep"] = "p1",
                        ["mountain.b3"] = "yellow_emerald_haven",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "black_emerald_den", ["rubble_shown.5"] = "iron_rubble_1",
                        ["hall.blue_gold_cell"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take iron_rubble_1", "reveal b4" },
      expect = { set = { ["player[1].track.mining"] = 1, ["player[1].track.prestige"] = 1 } } },
    { name = "mythrall: Court",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.call_of_the_deep"] = "p1",
                        ["mountain.b3"] = "yellow_emerald_haven",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_emerald_hall",
                        ["mountain.d3"] = "black_emerald_den", ["rubble_shown.5"] = "iron_rubble_1",
                        ["hall.black_mythrall_lair"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take iron_rubble_1", "reveal b4" },
      expect = { set = { ["player[1].track.mining"] = 1, ["player[1].track.court"] = 1 } } },
  },
}
