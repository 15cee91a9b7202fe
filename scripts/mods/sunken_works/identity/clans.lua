-- Four clans. Each is chosen, dealt or left out as the rule parameter 'identities' says.
local decks = "sunken_works:waterworks,golden"

return cards {
  card {
    id    = "otter_clan",
    kind  = "identity",
    title = "Otter clan",
    text  = "Begins with 1 pearl. Its foreman counts as a diver.",

    setup = gain { pearl = 1 },
    allow = { foreman_specialist = { card = "diver" } },

    examples = {
      { name = "begins with a pearl, and its foreman dives for another",
        given = { rules = { starting_player = 1, decks = decks },
                  set = { ["player[1].identity"] = "sunken_works:otter_clan" } },
        steps = { "place foreman sump", "dive" },
        expect = { { pearl = 2 } } },
    },
  },

  card {
    id    = "boiler_clan",
    kind  = "identity",
    title = "Boiler clan",
    text  = "Begins with a hot furnace more, and lights one more at the end of each round.",

    setup  = new_furnace(),
    modify = { fires = { add = 1 } },

    examples = {
      { name = "begins with a hot furnace",
        given = { rules = { starting_player = 1, decks = decks },
                  set = { ["player[1].identity"] = "sunken_works:boiler_clan" } },
        steps = {},
        expect = { { hot_furnace = 1, cool_furnace = 2 }, set = { ["player[1].unbuilt"] = 5 } } },
    },
  },

  card {
    id    = "ledger_clan",
    kind  = "identity",
    title = "Ledger clan",
    text  = "1 point for each completed project in the end. A work break brings 1 iron.",

    on    = { break_taken = gain { iron = 1 } },
    score = per("completed"),

    examples = {
      { name = "a point for each completed project",
        given = { rules = { starting_player = 1, decks = decks },
                  set = { ["player[1].identity"] = "sunken_works:ledger_clan",
                          ["project.sunken_works:pump_house"] = "p1",
                          ["project.sunken_works:water_wheel"] = "p1_upgraded" } },
        steps = {},
        expect = { score = { ["sunken_works:ledger_clan"] = 2 } } },
      { name = "1 iron for a work break",
        given = { { iron = 0 }, rules = { starting_player = 1, decks = decks },
                  set = { ["player[1].identity"] = "sunken_works:ledger_clan",
                          ["player[1].foreman"] = "cart_level_5", ["worker.lab"] = "engineer",
                          ["player[1].pool_specialist.sunken_works:diver"] = 0,
                          ["player[1].pool.ironworker"] = 0, ["player[1].pool.engineer"] = 0,
                          ["player[1].pool.blacksmith"] = 0 } },
        steps = { "work_break lab" },
        expect = { { iron = 1 } } },
    },
  },

  card {
    id    = "bell_clan",
    kind  = "identity",
    title = "Bell clan",
    text  = "A fourth action in its first turn. 1 stone for the first move of the lift in an " ..
            "action.",

    on     = { lifted = { moved_by = "player", when = { "basic_done", below = 1 },
                          run = gain { stone = 1 } } },
    modify = { actions = { add = 1, when = { "round", at_most = 1 } } },

    examples = {
      { name = "four actions in the first turn",
        given = { rules = { starting_player = 1, decks = decks },
                  set = { ["player[1].identity"] = "sunken_works:bell_clan" } },
        steps = {},
        expect = { set = { ["turn.actions_left"] = 4 } } },
      { name = "1 stone with the first move of the lift, none with the second",
        given = { { stone = 0, heat = 2 }, rules = { starting_player = 1, decks = decks },
                  set = { ["player[1].identity"] = "sunken_works:bell_clan", round = 2 } },
        steps = { "place foreman lift", "lift_one", "lift_one" },
        expect = { { stone = 1, heat = 1 }, set = { ["turn.actions_left"] = 3 } } },
    },
  },
}
