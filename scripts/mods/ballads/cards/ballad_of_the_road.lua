-- Ballad of the road: a verse for each hall, sung in the end.
return card {
  id     = "ballad_of_the_road",
  kind   = "tradition",
  title  = "Ballad of the road",
  text   = "Count the halls that you reveal, up to 5; in the last Council Phase 2 GP for each.",

  counters = { verses = { max = 5, reset = "game" } },

  on = {
    hall_revealed = function(g)
      if g:get "verses" < 5 then
        g:set("verses", g:get "verses" + 1)
      end
    end,
    council = { when = { "era", is = 3 }, run = function(g, me)
      g:gain(me, { gp = 2 * g:get "verses" })
    end },
  },

  examples = {
    { name = "a hall is a verse",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.ballads:ballad_of_the_road"] = "p1",
                        ["rubble_shown.5"] = "iron_rubble_2",
                        ["hall.black_emerald_cell"] = "under_b4" } },
      steps = { "assign 1 to pick", "action", "take iron_rubble_2", "reveal b4" },
      expect = { set = { ["player[1].counter.ballads:ballad_of_the_road.verses"] = 1 } } },
    { name = "three verses are worth 6 in the end",
      given = { { gp = 5 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.ballads:ballad_of_the_road"] = "p1",
                        ["player[1].counter.ballads:ballad_of_the_road.verses"] = 3 } },
      steps = {},
      expect = { { gp = 11 } } },
  },
}
