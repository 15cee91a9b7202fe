-- Call of the deep: each vein leads somewhere.
return card {
  id     = "trad_08",
  kind   = "tradition",
  title  = "Call of the deep",
  text   = "When you reveal a hall go 1 step up a track: emerald Mining, gold Prestige, " ..
           "mythrall Court.",
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
                        ["tradition.trad_08"] = "p1", ["mountain.b3"] = "hall_01",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_18", ["rubble_shown.5"] = "rubble_01",
                        ["hall.hall_17"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take rubble_01", "reveal b4", "decline" },
      expect = { set = { ["player[1].track.mining"] = 2, ["player[1].track.prestige"] = 1,
                         ["player[1].track.court"] = 1 } } },
    { name = "gold: Prestige",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_08"] = "p1", ["mountain.b3"] = "hall_01",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_18", ["rubble_shown.5"] = "rubble_01",
                        ["hall.hall_12"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take rubble_01", "reveal b4" },
      expect = { set = { ["player[1].track.mining"] = 1, ["player[1].track.prestige"] = 1 } } },
    { name = "mythrall: Court",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_08"] = "p1", ["mountain.b3"] = "hall_01",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_18", ["rubble_shown.5"] = "rubble_01",
                        ["hall.hall_23"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take rubble_01", "reveal b4" },
      expect = { set = { ["player[1].track.mining"] = 1, ["player[1].track.court"] = 1 } } },
  },
}
