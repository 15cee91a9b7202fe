-- Third Era: two clans that have built for eight turns; four are left.
--
-- Play it:  adit play --scenario scripts/scenarios/third_era.lua
local halls = {
  b3 = "yellow_emerald_den", c3 = "blue_gold_den", c4 = "black_mythrall_cell",
  d3 = "yellow_gold_hall", b4 = "blue_emerald_hall", c2 = "black_gold_hall",
  d4 = "blue_mythrall_warren", c5 = "yellow_gold_lair",
}
local enemies = { ["goblin.c3"] = 1, ["orc.c4"] = 1, ["troll.d4"] = 1, ["goblin.d4"] = 2 }

local set = {
  phase = "relic_pre", at_turn = 1, era = 3,
  ["player[1].clan"] = "clan_blue", ["player[2].clan"] = "clan_red",
  ["project.1"] = "houses_in_yellow_halls", ["project.2"] = "gates_to_black_halls",
  ["project.3"] = "all_crafts",
}
for spot, hall in pairs(halls) do
  set["mountain." .. spot] = hall
  for _, enemy in ipairs { "goblin", "orc", "troll" } do
    local name = enemy .. "." .. spot
    set[name] = enemies[name] or 0
  end
end

-- What both clans have; the second argument is what differs.
local function clan(seat, own)
  local function put(name, value)
    set["player[" .. seat .. "]." .. name] = value
  end
  put("goods.gp", own.gp)
  put("goods.iron", 2)
  put("goods.emerald", 1)
  put("goods.mythrall", 1)
  put("goods.plus1", 1)
  put("tavern.1", 1)
  put("tavern.2", 2)
  put("tavern.3", 1)
  for track, space in pairs(own.tracks) do
    put("track." .. track, space)
  end
  for name, value in pairs(own.board) do
    put(name, value)
  end
end

clan(1, {
  gp = 31, tracks = { court = 6, prestige = 4, mining = 6 },
  board = {
    ["forged.1"] = "emerald_axe_silver", ["forged.3"] = "mythrall_book_gold_1",
    ["jewel.pick"] = "silver_cart_1",
    ["coin.1"] = "gold_coin_1", ["coin.4"] = "track_coin_1", ["goods.goblin"] = 2,
    ["goods.orc"] = 1,
    ["objective.i"] = "settler", ["objective.ii"] = "strong_arms",
    in_play = "honest_loads growing_settlement",
  },
})
clan(2, {
  gp = 33, tracks = { court = 5, prestige = 7, mining = 3 },
  board = {
    ["forged.2"] = "emerald_pick_gold", ["forged.5"] = "emerald_cart_silver",
    ["jewel.axe"] = "silver_goblin_1",
    ["coin.2"] = "court_coin_1", ["coin.3"] = "strength_coin_1", ["goods.troll"] = 1,
    ["goods.goblin"] = 1,
    ["objective.i"] = "master_mason", ["objective.ii"] = "kings_purse",
    in_play = "troll_slayers pride_of_the_masons",
  },
})
-- Houses, workshops and monuments, with the carts that brought the monuments.
set["building_1.b3"] = "p1_house"
set["building_1.c2"] = "p1_workshop"
set["building_1.c3"] = "p2_house"
set["building_2.c3"] = "p1_house"
set["building_1.d3"] = "p2_workshop"
set["carts_p1.site_p2"] = 2
set["pillar.b3_bottom"] = "p1"
set["carts_p2.site_g1"] = 1
set["gate.c4_sw"] = "p2"
set["carts_p2.site_p1"] = 1
set["relic.ale_horn_1"] = "p1"
set["relic.rune_map_1"] = "p2"

return scenario {
  game      = "covenant",
  title     = "Third Era",
  text      = "Eight turns are behind both clans, and all dwarves sit in the tavern again. " ..
              "The red clan leads by two points and has begun to boast about it.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 60,
  rules     = { starting_player = 1 },
  set       = set,
  goal      = { { "over", is = true }, { "player[1].points", at_least = 100 } },
  goal_text = "End the match with 100 GP.",
}
