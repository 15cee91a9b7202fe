-- After the third Era the fires are kept alive for two more turns, and before each Council there is
-- a vigil.
return cards {
  card {
    id    = "ember_era",
    kind  = "era",
    title = "Ember Era",
    text  = "Two turns for each player. Its Council scores 3 projects.",

    order           = 40,
    turns           = 2,
    projects        = 3,
    elders_building = 1,

    examples = {
      { name = "comes after the third Era",
        given = { players = 1, set = { phase = "council_score", era = 3 } },
        steps = {}, expect = { set = { era = 4, round = 1 } } },
      { name = "the match ends with it",
        given = { players = 1, set = { phase = "council_score", era = 4 } },
        steps = {}, expect = { set = { phase = "final" } } },
    },
  },

  card {
    id    = "vigil",
    kind  = "phase",
    title = "Vigil",
    text  = "Before each Council, each player may pay 1 iron for 2 GP.",

    before = "council",
    run    = optional { label("1 iron for 2 GP", sequence { pay { iron = 1 }, gain { gp = 2 } }) },

    examples = {
      { name = "iron for the fire",
        given = { { iron = 1, gp = 5 }, set = { phase = "council", start_player = 1 } },
        steps = { "accept 1 iron for 2 GP" }, expect = { { iron = 0, gp = 7 } } },
      { name = "nothing to burn",
        given = { { iron = 0, gp = 5 }, set = { phase = "council", start_player = 1 } },
        steps = {}, expect = { { gp = 5 } } },
    },
  },

  card {
    id    = "watch_fires",
    kind  = "tradition",
    title = "Watch fires",
    text  = "Whenever an Era begins, gain 1 resource of your choice.",
    on    = { era_began = gain { wild = 1 } },

    examples = {
      { name = "the second Era",
        given = { { gold = 0 }, set = { phase = "council_score", start_player = 1,
                  ["project.1"] = "none", ["player[1].in_play"] = "watch_fires" } },
        steps = { "gold" }, expect = { { gold = 1 } } },
    },
  },

  card {
    id    = "ember_tithe",
    kind  = "tradition",
    title = "Ember tithe",
    text  = "Whenever another player completes a construction site, gain 2 GP.",
    on    = { site_completed = { by = "others", run = gain { gp = 2 } } },

    examples = {
      { name = "the neighbour pays",
        given = { { gold = 1, gp = 5 }, { gp = 5 },
                  set = { phase = "assign", start_player = 1,
                          ["player[2].in_play"] = "ember_tithe" } },
        steps = { "assign 1 to cart", "action", "site site_p1", "reward 1 of site_p1" },
        expect = { {}, { gp = 7 } } },
    },
  },
}
