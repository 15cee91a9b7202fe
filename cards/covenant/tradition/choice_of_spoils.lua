-- Choice of spoils: the die does not decide.
return card {
  id     = "choice_of_spoils",
  alias  = "trad_10",
  kind   = "tradition",
  title  = "Choice of spoils",
  text   = "When you take the reward of an enemy die you may take any of its faces; the die is " ..
           "rolled as usual.",
  short  = "reward of an enemy die: take any of its faces",
  source = "COV-248",
  mark   = "S",

  allow = { any_face = true },

  examples = {
    { name = "face 4, whatever the die shows",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.choice_of_spoils"] = "p1", ["goblin.c3"] = 1, ["orc.c3"] = 0,
                        ["troll.c3"] = 0, ["die.goblin"] = 1 } },
      steps = { "assign 1 to axe", "action", "fight goblin c3", "take goblin face 4" },
      expect = { { iron = 0, gp = 6 } } },
    { name = "leaving it is possible too",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.choice_of_spoils"] = "p1", ["goblin.c3"] = 1, ["orc.c3"] = 0,
                        ["troll.c3"] = 0, ["die.goblin"] = 1 } },
      steps = { "assign 1 to axe", "action", "fight goblin c3", "skip goblin" },
      expect = { { gp = 5 }, set = { ["die.goblin"] = 1 } } },
  },
}
