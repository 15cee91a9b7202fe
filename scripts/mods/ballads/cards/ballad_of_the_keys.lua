-- Ballad of the keys: a tradition that waits for the last Council Phase.
return card {
  id     = "ballad_of_the_keys",
  kind   = "tradition",
  title  = "Ballad of the keys",
  text   = "In the last Council Phase 2 GP for each of your keys.",

  on = { council = { when = { "era", is = 3 }, run = gain { gp = per("keys", 2) } } },

  examples = {
    { name = "two keys are there from the start",
      given = { { gp = 5 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1, era = 3,
                        ["tradition.ballads:ballad_of_the_keys"] = "p1" } },
      steps = {},
      expect = { { gp = 9 } } },
    { name = "nothing in the second Era",
      given = { { gp = 5 },
                set = { phase = "council_traditions", start_player = 1, at_turn = 1, era = 2,
                        ["tradition.ballads:ballad_of_the_keys"] = "p1" } },
      steps = {},
      expect = { { gp = 5 } } },
  },
}
