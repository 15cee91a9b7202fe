-- Other Elders for the solo game. A tile says what they do with each of their tool cards, what they
-- prefer (elders_worth), and what they score.

-- The Wardens fight whatever stands near, build gates first and like the sites of gates.
local wardens = card {
  id    = "wardens",
  kind  = "difficulty",
  title = "Wardens",
  text  = "They capture goblins first, build gates first and transport to gate sites. In the " ..
          "end they score 1 GP for each tile, 1 for each achievement and 2 for each tool card.",

  order           = 11,
  per_tile        = 1,
  per_achievement = 1,
  per_card        = 2,

  axe = sequence {
    one_of { elders_fight { { goblin = 2 }, { goblin = 1 }, { orc = 1 } }, elders_gain(2) },
    elders_advance("prestige", 1),
  },
  compass = one_of {
    elders_build "gate", elders_build "house", elders_build "pillar", elders_build "workshop",
    elders_gain(3),
  },
  modify = {
    elders_worth = {
      { card = "site_g1", add = 2 }, { card = "site_g2", add = 2 }, { card = "site_g3", add = 2 },
      { card = "resource_iron", add = 1 },
    },
  },

  examples = {
    { name = "goblins first",
      given = { players = 1, rules = { difficulty = "wardens" },
                set = { phase = "elders", ["elder.elder_axe_3"] = "next_1",
                        ["mountain.b3"] = "blue_emerald_hall", ["mountain.c3"] = "blue_gold_cell",
                        ["mountain.c4"] = "yellow_gold_cell",
                        ["mountain.d3"] = "black_emerald_cell",
                        ["goblin.b3"] = 0, ["orc.b3"] = 0, ["troll.b3"] = 1, ["goblin.c3"] = 1,
                        ["orc.c3"] = 0, ["troll.c3"] = 0, ["goblin.c4"] = 0, ["orc.c4"] = 0,
                        ["troll.c4"] = 0, ["goblin.d3"] = 0, ["orc.d3"] = 0, ["troll.d3"] = 0,
                        ["die.goblin"] = 4 } },
      steps = {},
      expect = { set = { ["elders.dungeon.goblin"] = 1, ["elders.dungeon.troll"] = 0,
                         ["elders.throne.iron"] = 1 } } },
    { name = "a gate site",
      given = { players = 1, rules = { difficulty = "wardens" },
                set = { phase = "elders", ["elder.elder_cart_4"] = "next_1",
                        ["carts_p2.site_g2"] = 2, ["carts_p2.site_g3"] = 3 } },
      steps = {}, expect = { set = { ["carts_p2.site_g1"] = 1 } } },
  },
}

-- The Hoarders bring tool cards of their own and look at what the player has.
local hoarders = card {
  id    = "hoarders",
  kind  = "difficulty",
  title = "Hoarders",
  text  = "They take what the player could use and have tool cards of their own. In the end " ..
          "they score 2 GP for each tile and 1 for each achievement.",

  order           = 12,
  per_tile        = 2,
  per_achievement = 1,
  per_card        = 0,

  pick    = sequence { elders_clear(3), elders_take "relic", elders_reveal() },
  axe     = one_of { elders_fight { { troll = 1 }, { orc = 1 } }, elders_take "jewel" },
  compass = function(g, me)
    if g:count(me, "coins") >= 2 then -- too many for one clan
      g:elders_take(me, "coin")
    else
      g:elders_build(me, "workshop")
    end
  end,
  cart = one_of {
    when { "gold", at_least = 2, elders_take "tradition" }, elders_transport(), elders_gain(2),
  },
  modify = {
    elders_worth = {
      { card = "grinning_mask_1", add = 9 }, { card = "grinning_mask_2", add = 9 },
      { card = "weeping_mask", add = 9 },
    },
  },

  examples = {
    { name = "masks before everything",
      given = { players = 1, rules = { difficulty = "hoarders" },
                set = { phase = "elders", ["elder.hoard_pick_1"] = "next_1",
                        ["relics_shown.1"] = "weeping_mask", ["relics_shown.2"] = "ale_horn_1" } },
      steps = {}, expect = { set = { ["relic.weeping_mask"] = "elders" } } },
    { name = "a coin, because the player has two",
      given = { players = 1, rules = { difficulty = "hoarders" },
                set = { phase = "elders", ["elder.hoard_compass_1"] = "next_1",
                        ["player[1].coin.1"] = "gold_coin_1", ["player[1].coin.2"] = "gold_coin_2",
                        ["coins_shown.1"] = "none", ["coins_shown.2"] = "none",
                        ["coins_shown.3"] = "none", ["coins_shown.4"] = "glory_coin_1" } },
      steps = {}, expect = { set = { ["coin.glory_coin_1"] = "elders" } } },
  },
}

local rewards = {
  pick = { advance("mining", 1), "Then 1 step on the Mining track." },
  axe = { advance("prestige", 1), "Then 1 step on the Prestige track." },
  compass = { gain { gp = 2 }, "Then 2 GP." },
  cart = { throne(1), "Then a cart on the throne." },
}
local list = { wardens, hoarders }
for _, type in ipairs { "pick", "axe", "compass", "cart" } do
  for copy = 1, 2 do
    local name = "hoard_" .. type .. "_" .. copy
    list[#list + 1] = card {
      id     = name,
      kind   = "elder",
      title  = "The Hoarders take the " .. type,
      text   = rewards[type][2],

      type   = type,
      tile   = "hoarders",
      reward = rewards[type][1],

      examples = {
        { name = "is turned up",
          given = { players = 1, rules = { difficulty = "hoarders" },
                    set = { phase = "elders", ["elder." .. name] = "next_1" } },
          steps = {}, expect = { set = { ["elder." .. name] = "discarded" } } },
      },
    }
  end
end
return cards(list)
