-- Hollow masks: a type of relic that frightens enemies and, in the solo game, the Elders.
local list = {
  card {
    id    = "hollow_mask",
    kind  = "relic_type",
    title = "Hollow mask",
    text  = "A face of burnt wood. Its relics move enemies and trouble the Elders.",
    examples = {
      { name = "one more type for the objective of collectors",
        given = { set = { phase = "final", era = 4, start_player = 1,
                          ["relic.grinning_mask_1"] = "p1", ["relic.ale_horn_1"] = "p1",
                          ["player[1].forged.7"] = "emerald_axe_silver" } },
        steps = {}, expect = { set = { ["player[1].scored.column_r"] = 2 } } },
    },
  },
}

-- It is used before a dwarf is assigned; one goblin stands in c3, and c4 is empty.
local function given_mask(name, players)
  return {
    players = players, { gp = 5 },
    set = {
      phase = "relic_pre", start_player = 1, at_turn = 1, ["relic." .. name] = "p1",
      ["mountain.b3"] = "blue_emerald_hall", ["mountain.c3"] = "blue_gold_cell",
      ["mountain.c4"] = "yellow_gold_cell", ["mountain.d3"] = "black_emerald_cell",
      ["goblin.b3"] = 0, ["orc.b3"] = 0, ["troll.b3"] = 0, ["goblin.c3"] = 1, ["orc.c3"] = 0,
      ["troll.c3"] = 0, ["goblin.c4"] = 0, ["orc.c4"] = 0, ["troll.c4"] = 0, ["goblin.d3"] = 0,
      ["orc.d3"] = 0, ["troll.d3"] = 0, ["die.goblin"] = 4,
    },
  }
end

for copy = 1, 2 do
  local name = "grinning_mask_" .. copy
  list[#list + 1] = card {
    id    = name,
    kind  = "relic",
    title = "Grinning mask",
    text  = "Move an enemy, then capture a goblin. The Elders lose 2 GP.",

    type = "hollow_mask",
    use  = sequence { move_enemies(1), kill "goblin", elders_gain(-2) },

    examples = {
      { name = "a goblin flees into the dungeon",
        given = given_mask(name, 2), steps = { "use " .. name, "move goblin c3 c4",
                                               "capture goblin c4", "skip goblin" },
        expect = { { goblin = 1 }, set = { ["relic." .. name] = "used_p1" } } },
      { name = "the Elders are troubled",
        given = given_mask(name, 1), steps = { "use " .. name, "move goblin c3 c4",
                                               "capture goblin c4", "skip goblin" },
        expect = { set = { ["elders.gp"] = 3 } } },
    },
  }
end

list[#list + 1] = card {
  id    = "weeping_mask",
  kind  = "relic",
  title = "Weeping mask",
  text  = "Release an enemy of your choice from your dungeon. For a troll gain 2 mythrall, for " ..
          "an orc 2 gold, for a goblin 2 iron.",

  type = "hollow_mask",
  use  = one_of {
    label("release a goblin", exchange { pay = { goblin = 1 }, get = { iron = 2 } }),
    label("release an orc", exchange { pay = { orc = 1 }, get = { gold = 2 } }),
    label("release a troll", exchange { pay = { troll = 1 }, get = { mythrall = 2 } }),
  },

  examples = {
    { name = "an orc for gold",
      given = { { orc = 1, troll = 1, gold = 0 }, set = given_mask("weeping_mask").set },
      steps = { "use weeping_mask", "release an orc" }, expect = { { orc = 0, gold = 2 } } },
    { name = "nobody to release",
      given = given_mask("weeping_mask", 2), steps = {},
      not_offered = { "use weeping_mask" } },
  },
}
return cards(list)
