-- The tool cards of the Council of Elders: four of each type, with a reward of their own.
local types = {
  { "pick", "elder_pick_",
    { inlay(), "they take a jewel", after = { ["jewel.silver_cart_1"] = "elders" } },
    { forge(), "a card of the forge pile joins theirs", after = { ["elders.below"] = 1 } },
    { kill "orc_or_goblin", "they defeat an orc, or else a goblin",
      set = { ["orc.c4"] = 1 }, after = { ["elders.dungeon.orc"] = 1 } },
    { build "house", "they build a house", after = { ["elders.board.house"] = 2 } } },
  { "axe", "elder_axe_",
    { take_coin(), "they take a King's Coin", after = { ["coin.glory_coin_1"] = "elders" } },
    { take_tradition(), "they take a tradition",
      after = { ["tradition.diggers_pride"] = "elders" } },
    { throne(1), "they put a cart on the throne",
      after = { ["elders.throne.mythrall"] = 1, ["elders.gp"] = 11 } },
    { build "workshop", "they build a workshop",
      after = { ["elders.board.workshop"] = 3, ["elders.gp"] = 9 } } },
  { "compass", "elder_compass_",
    { forge(), "a card of the forge pile joins theirs", after = { ["elders.below"] = 2 } },
    { advance_any(1), "1 step on each track",
      after = { ["elders.track.court"] = 1, ["elders.track.prestige"] = 1,
                ["elders.track.mining"] = 1 } },
    { take_relic(), "they take a relic", after = { ["relic.ancestor_crown_1"] = "elders" } },
    { kill "orc_or_goblin", "they defeat an orc, or else a goblin",
      set = { ["goblin.c4"] = 1 }, after = { ["elders.dungeon.goblin"] = 1 } } },
  { "cart", "elder_cart_",
    { take_coin(), "they take a King's Coin", after = { ["coin.glory_coin_1"] = "elders" } },
    { throne(2), "they put 2 carts on the throne",
      after = { ["elders.throne.mythrall"] = 2, ["elders.gp"] = 11 } },
    { build "house", "they build a house", after = { ["elders.board.house"] = 2 } },
    { inlay(), "they take a jewel", after = { ["jewel.silver_cart_1"] = "elders" } } },
}
local titles = {
  pick = "The Elders dig", axe = "The Elders fight", compass = "The Elders build",
  cart = "The Elders transport",
}

-- What leaves them no choice: one slot is free in c4 and every other hall is full, five sites are
-- complete, each display shows one tile, and what lies next in the rows gives no tiles.
local function fields_of(card)
  local set = {
    phase = "elders", ["elder." .. card] = "next_1",
    ["mountain.b3"] = "blue_emerald_hall", ["mountain.c3"] = "blue_gold_cell",
    ["mountain.c4"] = "yellow_gold_cell",
    ["mountain.d3"] = "black_emerald_cell", ["building_1.b3"] = "p1_house",
    ["building_2.b3"] = "p2_house", -- their first one
    ["building_1.c3"] = "p1_workshop", ["building_1.d3"] = "p1_house",
    ["hall.yellow_gold_lair"] = "under_a2", ["hall.black_gold_haven"] = "under_b2",
    ["hall.yellow_emerald_haven"] = "under_c2",
    ["hall.blue_mythrall_warren"] = "under_d2", ["hall.yellow_gold_hall"] = "under_e2",
    ["coins_shown.4"] = "glory_coin_1", ["traditions_shown.4"] = "diggers_pride",
    ["relics_shown.4"] = "ancestor_crown_1", ["silver_shown.1"] = "silver_cart_1",
  }
  for number = 1, 3 do
    set["coins_shown." .. number], set["traditions_shown." .. number] = "none", "none"
  end
  for _, sort in ipairs { "silver_goblin", "silver_cart", "silver_chisel", "golden_strength",
                          "golden_orc", "golden_hearth" } do
    for copy = 1, 5 do
      set["jewel." .. sort .. "_" .. copy] = "elders" -- they have all but one already
    end
  end
  set["jewel.silver_cart_1"] = nil
  for _, spot in ipairs { "b3", "c3", "c4", "d3" } do
    set["goblin." .. spot], set["orc." .. spot], set["troll." .. spot] = 0, 0, 0
  end
  return set
end
local sites = { site_p2 = 2, site_p3 = 3, site_g1 = 1, site_g2 = 2, site_g3 = 3 }

local function example_of(type, reward, card)
  local set, after = fields_of(card), { ["elder." .. card] = "discarded" }
  if type == "cart" then
    after["carts_p2.site_p1"], after["elders.track.court"] = 1, 1
    for site, carts in pairs(sites) do
      set["carts_p2." .. site] = carts
    end
  elseif type == "compass" then
    after["building_1.c4"] = "p2_workshop"
  elseif type == "pick" then
    after["elders.track.mining"], after["relic.ancestor_crown_1"] = 2, "elders"
  end
  for field, value in pairs(reward.set or {}) do
    set[field] = value
  end
  for field, value in pairs(reward.after) do
    after[field] = value
  end
  return {
    name = "a turn of the Elders", given = { players = 1, set = set }, steps = {},
    expect = { set = after },
  }
end

local list = {}
for _, type in ipairs(types) do
  for number = 1, 4 do
    local reward = type[number + 2]
    local name = type[2] .. number
    list[#list + 1] = card {
      id     = name,
      kind   = "elder",
      title  = titles[type[1]],
      text   = "Then " .. reward[2] .. ".",
      source = "COV-251, COV-278 to COV-281",
      mark   = "type S; reward R/low",

      type   = type[1],
      reward = reward[1],

      examples = { example_of(type[1], reward, name) },
    }
  end
end
return cards(list)
