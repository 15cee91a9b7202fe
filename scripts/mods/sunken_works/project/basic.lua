-- The four basic projects of the Waterworks. Each changes one rule once it is upgraded.
local decks = "sunken_works:waterworks,golden"

-- Player 1 has just what the project costs, and completes it with an ironworker.
local function is_paid(id, cost, points)
  local goods = { stone = 0, iron = 0, gold = 0, crystal = 0, heat = 0 }
  for good, amount in pairs(cost) do
    goods[good] = amount
  end
  return {
    name = "is paid and counted",
    given = { goods, rules = { starting_player = 1, decks = decks },
              set = { phase = "action", ["turn.actions_left"] = 3,
                      ["project.sunken_works:" .. id] = "track",
                      ["player[1].pool.ironworker"] = 1 } },
    steps = { "place ironworker studio", "complete" },
    expect = { { stone = 0, iron = 0, gold = 0, heat = 0, vp = points },
               set = { ["project.sunken_works:" .. id] = "p1" } },
  }
end

return cards {
  card {
    id    = "pump_house",
    kind  = "project",
    title = "Pump house",
    text  = "The second move of the lift in each of your actions is free.",

    number = 301, deck = "waterworks", tier = "basic",
    cost = { stone = 2, iron = 1 }, points = 5, upgrade = { heat = 2 }, upgrade_points = 1,

    modify = { lift_price = { less = { heat = 1 }, when = { "basic_done", at_most = 1 } } },

    examples = {
      is_paid("pump_house", { stone = 2, iron = 1 }, 5),
      { name = "the second move is free, the third is not",
        given = { { heat = 0 }, rules = { starting_player = 1, decks = decks },
                  set = { ["project.sunken_works:pump_house"] = "p1_upgraded",
                          ["player[1].cart.level_1.iron"] = 0,
                          ["player[1].cart.level_5.gold"] = 1 } },
        steps = { "place foreman lift", "lift_one", "lift_one" },
        expect = { { heat = 0 }, set = { ["player[1].cart.level_3.gold"] = 1 } } },
    },
  },

  card {
    id    = "drain_tunnel",
    kind  = "project",
    title = "Drain tunnel",
    text  = "You can mine in the Sump although your cart there holds something.",

    number = 302, deck = "waterworks", tier = "basic",
    cost = { stone = 4 }, points = 5, upgrade = { iron = 1 }, upgrade_points = 2,

    allow = { mine_full = { card = "sump" } },

    examples = {
      is_paid("drain_tunnel", { stone = 4 }, 5),
      { name = "the yield is added to what lies in the cart",
        given = { rules = { starting_player = 1, decks = decks },
                  set = { ["project.sunken_works:drain_tunnel"] = "p1_upgraded",
                          ["player[1].cart.level_5.gold"] = 2 } },
        steps = { "place foreman sump", "mine" },
        expect = { set = { ["player[1].cart.level_5.gold"] = 3,
                           ["player[1].cart.level_5.crystal"] = 1 } } },
      { name = "but not on other levels",
        given = { rules = { starting_player = 1, decks = decks },
                  set = { ["project.sunken_works:drain_tunnel"] = "p1_upgraded",
                          ["player[1].cart.level_4.gold"] = 2 } },
        steps = { "place foreman mine4" },
        expect = { set = { ["player[1].cart.level_4.gold"] = 2 } },
        not_offered = { "mine" } },
    },
  },

  card {
    id    = "diving_bell",
    kind  = "project",
    title = "Diving bell",
    text  = "Your foreman counts as a diver.",

    number = 303, deck = "waterworks", tier = "basic",
    cost = { iron = 3 }, points = 7, upgrade = { gold = 1, heat = 1 }, upgrade_points = 1,

    allow = { foreman_specialist = { card = "diver" } },

    examples = {
      is_paid("diving_bell", { iron = 3 }, 7),
      { name = "the foreman dives for pearls",
        given = { { pearl = 0 }, rules = { starting_player = 1, decks = decks },
                  set = { phase = "action", ["turn.actions_left"] = 3,
                          ["project.sunken_works:diving_bell"] = "p1_upgraded" } },
        steps = { "place foreman sump", "mine", "dive" },
        expect = { { pearl = 1 } } },
      { name = "not before the upgrade",
        given = { { pearl = 0 }, rules = { starting_player = 1, decks = decks },
                  set = { ["project.sunken_works:diving_bell"] = "p1" } },
        steps = { "place foreman sump" },
        refused = { dive = "only the diver gets this bonus here" } },
    },
  },

  card {
    id    = "water_wheel",
    kind  = "project",
    title = "Water wheel",
    text  = "At the end of each of your turns gain 1 stone.",

    number = 304, deck = "waterworks", tier = "basic",
    cost = { stone = 3, iron = 2 }, points = 8, upgrade = { heat = 2 }, upgrade_points = 0,

    on = { turn_ended = gain { stone = 1 } },

    examples = {
      is_paid("water_wheel", { stone = 3, iron = 2 }, 8),
      { name = "1 stone as the turn ends",
        given = { { stone = 0 }, rules = { starting_player = 1, decks = decks },
                  set = { phase = "action", ["turn.actions_left"] = 1,
                          ["project.sunken_works:water_wheel"] = "p1_upgraded" } },
        steps = { "place foreman bellows", "done" },
        expect = { { stone = 1 }, set = { at_turn = 2 } } },
    },
  },
}
