-- Troll slayers: trolls are only big.
return card {
  id     = "troll_slayers",
  alias  = "trad_11",
  kind   = "tradition",
  title  = "Troll slayers",
  text   = "Trolls cost 2 strength in a Skirmish instead of 3.",
  source = "COV-248",
  mark   = "S",

  modify = { enemy_cost = { card = "enemy_troll", set = 2 } },

  examples = {
    { name = "with strength 2",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.troll_slayers"] = "p1", ["player[1].tavern.2"] = 1,
                        ["player[1].track.prestige"] = 8, ["goblin.c3"] = 0, ["orc.c3"] = 0,
                        ["troll.c3"] = 1 } },
      steps = { "assign 2 to axe", "action", "fight troll c3", "skip troll" },
      expect = { { troll = 1 }, set = { ["player[1].track.prestige"] = 10 } } },
    { name = "jewels still cannot take one (COV-10.27)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.troll_slayers"] = "p1", ["player[1].clan"] = "clan_red",
                        ["player[1].jewel.pick"] = "golden_orc_1", ["goblin.c3"] = 1,
                        ["orc.c3"] = 0, ["troll.c3"] = 1 } },
      steps = { "assign 1 to pick", "inlay" },
      refused = { ["capture troll c3"] = "that enemy is too strong" } },
  },
}
