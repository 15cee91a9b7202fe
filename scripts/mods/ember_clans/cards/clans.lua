-- Four clans: who they are (identity) and the boards they bring (clan).
local function board(name, order, slots)
  local jewel = slots.pick == "gold" and "golden_orc_1" or "silver_cart_1"
  local steps = { "jewel " .. jewel, "into pick" }
  if name == "brand_keepers" then
    table.insert(steps, 1, "strengthen 1 tavern")
  end
  return card {
    id    = name .. "_board",
    kind  = "clan",
    title = slots.title,
    text  = "Slots: pick " .. slots.pick .. ", axe " .. slots.axe ..
            ", compass " .. slots.compass .. ", cart " .. slots.cart .. ".",

    order    = order,
    identity = name,
    pick     = slots.pick,
    axe      = slots.axe,
    compass  = slots.compass,
    cart     = slots.cart,

    examples = {
      { name = "comes with the clan",
        given = { { gold = 1 },
                  set = { phase = "council_coins", start_player = 1, at_turn = 1,
                          ["player[1].coin.1"] = "jewel_coin_1", ["player[1].identity"] = name,
                          [slots.pick .. "_shown.2"] = jewel } },
        steps = steps,
        expect = { set = { ["player[1].jewel.pick"] = jewel } } },
    },
  }
end

-- Nobody else's power is in the way: a given dwarf of player 1 begins to work.
local function given_to(name, more)
  local set = { start_player = 1, phase = "assign", ["player[1].identity"] = name }
  for field, value in pairs(more or {}) do
    set[field] = value
  end
  return set
end

return cards {
  card {
    id    = "lantern_kin",
    kind  = "identity",
    title = "Lantern Kin",
    text  = "Start with 1 step on the Mining track. Relics need 3 Mining less. Whenever you " ..
            "reveal a hall, gain 1 GP.",

    setup  = advance("mining", 1),
    modify = { relic_height = { add = -3 } },
    on     = { hall_revealed = gain { gp = 1 } },

    examples = {
      { name = "a step at the start",
        given = { set = { ["player[1].identity"] = "lantern_kin" } },
        steps = {}, expect = { set = { ["player[1].track.mining"] = 1 } } },
      { name = "light shows the way to a relic",
        given = { set = given_to("lantern_kin", {
          phase = "relic_pre", ["relic.royal_seal_1"] = "p1", ["coins_shown.2"] = "gold_coin_1",
          ["relics_shown.2"] = "ale_horn_1" }) },
        steps = { "use royal_seal_1", "coin gold_coin_1", "on cs_3", "relic ale_horn_1" },
        expect = { set = { ["relic.ale_horn_1"] = "fresh_p1" } } },
      { name = "a hall is revealed",
        given = { { gp = 5 }, set = given_to("lantern_kin", {
          ["player[1].track.mining"] = 8,
          ["rubble_shown.2"] = "iron_rubble_1", ["mountain.a2"] = "back_support" }) },
        steps = { "assign 1 to pick", "action", "take iron_rubble_1", "reveal a2",
                  "take_plus1", "take_plus1" },
        expect = { { gp = 6 } } },
    },
  },

  card {
    id    = "gatewrights",
    kind  = "identity",
    title = "Gatewrights",
    text  = "Start with 1 iron and 1 gold. Tools cost 1 iron less. Gain 2 GP for each gate you " ..
            "build. You never fight trolls.",

    setup  = gain { iron = 1, gold = 1 },
    modify = { tool_price = { less = { iron = 1 } } },
    on     = { built = { what = "gate", run = gain { gp = 2 } } },
    forbid = { fight = { card = "enemy_troll" } },

    examples = {
      { name = "goods at the start",
        given = { { iron = 0, gold = 0 }, set = { ["player[1].identity"] = "gatewrights" } },
        steps = {}, expect = { { iron = 1, gold = 1 } } },
      { name = "a tool without iron",
        given = { { emerald = 1, iron = 0 }, set = given_to("gatewrights", {
          phase = "relic_pre", ["relic.smiths_hammer_1"] = "p1",
          ["tools_shown.2"] = "emerald_axe_silver" }) },
        steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_6" },
        expect = { { emerald = 0 }, set = { ["player[1].forged.6"] = "emerald_axe_silver" } } },
      { name = "no trolls",
        given = { set = given_to("gatewrights", {
          ["player[1].tavern.4"] = 1, ["mountain.c3"] = "blue_emerald_hall", ["troll.c3"] = 1,
          ["goblin.c3"] = 1, ["orc.c3"] = 0 }) },
        steps = { "assign 4 to axe", "action" },
        refused = { ["fight troll c3"] = "forbids it" } },
    },
  },

  card {
    id    = "stone_singers",
    kind  = "identity",
    title = "Stone Singers",
    text  = "Start with a +1 support piece. Gain 1 resource of your choice for each " ..
            "achievement. Rubble costs 1 strength less, but at least 1.",

    setup  = gain { plus1 = 1 },
    modify = { rubble_cost = { base = { 2, 9 }, add = -1 } },
    on     = { achievement = gain { wild = 1 } },

    examples = {
      { name = "support at the start",
        given = { { plus1 = 0 }, set = { ["player[1].identity"] = "stone_singers" } },
        steps = {}, expect = { { plus1 = 1 } } },
      { name = "the stones give way",
        given = { { iron = 0 }, set = given_to("stone_singers", {
          ["rubble_shown.1"] = "iron_rubble_1" }) },
        steps = { "assign 1 to pick", "no_support", "action", "take iron_rubble_1" },
        expect = { { iron = 1 } } },
      { name = "a song for an achievement",
        given = { { gold = 0 }, set = given_to("stone_singers", {
          phase = "council_coins", at_turn = 1, ["player[1].coin.1"] = "court_coin_1",
          ["player[1].track.court"] = 2 }) },
        steps = { "gold" }, expect = { { gold = 1 } } },
    },
  },

  card {
    id    = "brand_keepers",
    kind  = "identity",
    title = "Brand Keepers",
    text  = "Start with 1 strengthened dwarf. Each orc in your dungeon gives 1 GP more in the " ..
            "Council, and each jewel you inlay gives 1 GP more.",

    setup  = strengthen(1),
    modify = { dungeon_gp = { card = "enemy_orc", add = 1 }, jewel_gp = { add = 1 } },

    examples = {
      { name = "a strong dwarf at the start",
        given = { set = { ["player[1].identity"] = "brand_keepers" } },
        steps = { "strengthen 1 tavern" }, expect = { set = { ["player[1].tavern.2"] = 1 } } },
      { name = "the dungeon in the Council",
        given = { { gp = 5, orc = 1 }, set = given_to("brand_keepers", {
          phase = "council_score", ["project.1"] = "none" }) },
        steps = { "strengthen 1 tavern" }, expect = { { gp = 8 } } },
    },
  },

  board("lantern_kin", 11,
        { title = "Lantern board",
          pick = "gold", axe = "silver", compass = "silver", cart = "gold" }),
  board("gatewrights", 12,
        { title = "Gate board",
          pick = "silver", axe = "gold", compass = "gold", cart = "silver" }),
  board("stone_singers", 13,
        { title = "Singing board",
          pick = "gold", axe = "gold", compass = "gold", cart = "silver" }),
  board("brand_keepers", 14,
        { title = "Brand board",
          pick = "silver", axe = "gold", compass = "silver", cart = "gold" }),
}
