-- Full cages: one of each is a collection.
return card {
  id     = "full_cages",
  alias  = "trad_06",
  kind   = "tradition",
  title  = "Full cages",
  text   = "When the dungeon scores in a Council Phase, 2 GP for each set of a goblin, an orc " ..
           "and a troll in yours.",
  short  = "Council Phase dungeon score: 2 GP per goblin-orc-troll",
  source = "COV-248",
  mark   = "S",

  on = {
    dungeon_scoring = function(g, me)
      local sets = math.min(g:count(me, "goblin"), g:count(me, "orc"), g:count(me, "troll"))
      g:gain(me, { gp = 2 * sets })
    end,
  },

  examples = {
    { name = "one set, and what the dungeon is worth",
      given = { { goblin = 2, orc = 1, troll = 1 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.full_cages"] = "p1",
                        ["player[1].forged.3"] = "emerald_axe_silver" } },
      steps = {},
      expect = { { gp = 14 } } },
    { name = "no set without a troll",
      given = { { goblin = 1, orc = 1 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.full_cages"] = "p1" } },
      steps = {},
      expect = { { gp = 8 } } },
    { name = "after the releases (COV-10.62)",
      given = { { goblin = 1, orc = 1, troll = 1 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.full_cages"] = "p1" } },
      steps = { "release goblin" },
      expect = { { goblin = 0, orc = 1, troll = 1, gp = 10 } } },
    { name = "also if it came in the same Council Phase (COV-10.62)",
      given = { { goblin = 1, orc = 1, troll = 1 },
                set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["player[1].coin.1"] = "prestige_coin_1",
                        ["player[1].forged.3"] = "emerald_axe_silver",
                        ["player[1].track.prestige"] = 3, ["traditions_shown.4"] = "full_cages" } },
      steps = { "tradition full_cages" },
      expect = { { gp = 13 } } },
  },
}
