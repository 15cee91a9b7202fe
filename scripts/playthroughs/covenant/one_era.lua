-- One Era of Covenant for two players, decision by decision, and what must be true of it.
--
-- Run it:  adit run scripts/playthroughs/covenant/one_era.lua [RECORD.play]
--
-- What lies open is fixed, so that all numbers could be worked out from the rules by hand. The
-- draft, four turns each with all four basic actions, and the first Council Phase are played
-- here; the other two Eras are left to the bots.

local set = {
  ["draft_start.1"] = "court_start", ["draft_start.2"] = "mining_start",
  ["draft_tradition.1"] = "honest_loads", ["draft_tradition.2"] = "joy_of_discovery",
  ["draft_i.1"] = "pillars_of_the_mountain", ["draft_i.2"] = "full_rack",
  ["draft_ii.1"] = "bunch_of_keys", ["draft_ii.2"] = "strong_arms",
  ["player[1].clan"] = "clan_blue", ["player[2].clan"] = "clan_red",
  -- yellow on emerald, blue on gold, black on mythrall, yellow on gold
  ["mountain.b3"] = "yellow_emerald_den", ["mountain.c3"] = "blue_gold_den",
  ["mountain.c4"] = "black_mythrall_cell", ["mountain.d3"] = "yellow_gold_hall",
  ["hall.blue_emerald_haven"] = "under_b4", ["hall.yellow_emerald_haven"] = "under_c2",
  ["die.goblin"] = 3, ["die.orc"] = 4, ["die.troll"] = 6,
  ["rubble.iron_rubble_3"] = "next_1", ["rubble.iron_rubble_4"] = "next_2",
  ["rubble.emerald_rubble_2"] = "next_3",
}
local shown = {
  rubble = { "iron_rubble_1", "emerald_rubble_1", "gold_rubble_1", "iron_rubble_2",
             "mythrall_rubble_1" },
  traditions = { "troll_slayers", "gifts_for_the_king", "hidden_chamber", "toast_to_success" },
  coins = { "glory_coin_1", "choice_coin_1", "gold_coin_1", "court_coin_1" },
  relics = { "ale_horn_1", "miners_lamp_1", "rune_map_1", "smiths_hammer_1" },
  tools = { "emerald_axe_silver", "emerald_pick_silver", "mythrall_book_silver_1",
            "gold_cart_silver" },
  silver = { "silver_goblin_1", "silver_cart_1", "silver_chisel_1" },
  gold = { "golden_strength_1", "golden_orc_1", "golden_hearth_1" },
}
for display, cards in pairs(shown) do
  for slot, card in ipairs(cards) do
    set[display .. "_shown." .. slot] = card
  end
end
for slot, project in ipairs { "workshops_on_emerald", "gates_to_black_halls", "all_crafts" } do
  set["project." .. slot] = project
end
local enemies = { goblin = { b3 = 2 }, orc = { c3 = 1 }, troll = { c4 = 1 } }
for enemy, halls in pairs(enemies) do
  for _, spot in ipairs { "b3", "c3", "c4", "d3" } do
    set[enemy .. "." .. spot] = halls[spot] or 0
  end
end

local game = adit.game { game = "covenant", players = 2, seed = 4, set = set,
                         rules = { starting_player = 1 } }

local goods = { "iron", "emerald", "gold", "mythrall", "gp", "plus1", "plus2", "goblin", "orc",
                "troll" }

-- Every good that is not named must be 0.
local function owns(seat, wanted)
  for _, good in ipairs(goods) do
    expect_equal(game:get("player[" .. seat .. "].goods." .. good), wanted[good] or 0,
                 good .. " of player " .. seat .. " after " .. #game:decisions() .. " decisions")
  end
  game:check()
end

local function stands(seat, court, prestige, mining)
  local track = "player[" .. seat .. "].track."
  expect_equal({ game:get(track .. "court"), game:get(track .. "prestige"),
                 game:get(track .. "mining") }, { court, prestige, mining },
               "tracks of player " .. seat)
end

local function plays(seat, ...)
  expect_equal(game:seat(), seat)
  for _, move in ipairs { ... } do
    game:decide(move)
  end
end

-- The draft goes from the player right of the starting player round to that one (COV-114).
plays(2, "draft mining_start")
plays(1, "draft court_start")
plays(2, "draft joy_of_discovery")
plays(1, "draft honest_loads")
plays(2, "draft full_rack")
plays(1, "draft bunch_of_keys")

-- The last tiles are clear. Starting tiles: resources, support, steps (COV-115). Two steps on
-- the Mining track end on a relic, two on the Court track on a coin; its space gives 2 resources.
plays(2, "take_plus1", "relic ale_horn_1")
owns(2, { iron = 1, gold = 1, gp = 5, plus1 = 1 })
plays(1, "take_plus1", "coin court_coin_1", "on cs_2", "emerald", "mythrall")
owns(1, { iron = 1, emerald = 1, gold = 1, mythrall = 1, gp = 5, plus1 = 1 })
stands(1, 2, 0, 0)
stands(2, 0, 0, 2)

-- Turn 1 of player 1: Transport with strength 1 + 1. Gold gives 2 GP, iron too by the tradition
-- (honest_loads). The site is complete: a pillar, and 2 steps on the Court track.
plays(1, "assign 1 to cart", "plus1", "action", "site site_p2", "deliver gold", "deliver iron",
      "reward 1 of site_p2")
owns(1, { emerald = 1, mythrall = 1, gp = 9 })
stands(1, 4, 0, 0)
expect_equal(game:get("player[1].forge.pillar"), 1)

-- Turn 1 of player 2: a relic first, for support. Dig with strength 1 + 2: three tiles, 5
-- resources for 4 spaces, 2 steps on the Mining track. The back of the hall is for the throne,
-- its front shows emerald: 1 GP by the tradition (joy_of_discovery).
plays(2, "use ale_horn_1", "take_plus1", "swap", "assign 1 to pick", "plus2", "action",
      "take gold_rubble_1", "take iron_rubble_2", "take mythrall_rubble_1", "discard iron",
      "reveal b4",
      "deliver mythrall", "deliver gold")
owns(2, { iron = 1, gold = 1, gp = 10, plus1 = 1 })
stands(2, 0, 0, 4)
expect_equal(game:get("mountain.b4"), "blue_emerald_haven")
expect_equal(game:get("player[2].throne.mythrall"), 1)

-- Turn 2: a house on emerald, and an orc with its die.
plays(1, "assign 1 to compass", "action", "house", "at b3")
owns(1, { iron = 1, emerald = 2, mythrall = 1, gp = 9 })
plays(2, "assign 1 to axe", "plus1", "action", "fight orc c3", "take orc")
owns(2, { iron = 1, gold = 1, gp = 12, orc = 1 })
stands(2, 0, 1, 4)

-- Turn 3: a goblin alone gives no Prestige (COV-10.20), but its die gives support.
plays(1, "assign 1 to axe", "action", "fight goblin b3", "take goblin", "take_plus1")
owns(1, { iron = 1, emerald = 2, mythrall = 1, gp = 9, plus1 = 1, goblin = 1 })
stands(1, 4, 0, 0)
plays(2, "assign 1 to compass", "action", "house", "at c3")
owns(2, { iron = 1, gold = 2, gp = 12, orc = 1 })

-- Turn 4: there is one dwarf and one tool left for each, so nobody is asked for them. The two
-- rubble tiles that were left lie on the right now (COV-90). Six resources are two too many
-- (COV-10.2).
expect_equal(game:get("rubble_shown.4"), "iron_rubble_1")
expect_equal(game:get("rubble_shown.5"), "emerald_rubble_1")
plays(1, "plus1", "action", "take iron_rubble_1", "take emerald_rubble_1",
      "discard emerald", "discard emerald", "reveal c2", "take_plus1", "take_plus1")
owns(1, { iron = 2, emerald = 1, mythrall = 1, gp = 9, plus1 = 2, goblin = 1 })
stands(1, 4, 0, 1)
plays(2, "action", "site site_g1", "reward 2 of site_g1", "take_plus1")

-- The first Council: the coin gives a step on the Court track, where a coin could be had. Then
-- 1 GP for a goblin, 2 for an orc; nobody has a workshop on emerald.
plays(1, "decline")
stands(1, 5, 0, 1)
owns(1, { iron = 2, emerald = 1, mythrall = 1, gp = 10, plus1 = 2, goblin = 1 })
owns(2, { iron = 1, gold = 1, gp = 16, plus1 = 1, orc = 1 })
expect_equal(game:get("era"), 2)
expect_equal(game:get("player[1].tavern.1"), 4)

-- The rest is left to the bots; the rules hold after each decision.
while not game:over() do
  game:play("greedy", 1)
  game:check()
end
for seat = 1, 2 do
  local total, lines = game:score(seat)
  local sum = 0
  for _, line in ipairs(lines) do
    sum = sum + line.points
  end
  expect_equal(sum, total, "the lines explain every point of player " .. seat)
end
if adit.args[1] then
  game:record(adit.args[1])
end
local _, verdict = game:winners()
print(verdict)
