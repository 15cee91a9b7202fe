-- One Era of Covenant for two players, decision by decision, and what must be true of it.
--
-- Run it:  adit run scripts/playthroughs/covenant/one_era.lua [RECORD.play]
--
-- What lies open is fixed, so that all numbers could be worked out from the rules by hand. The
-- draft, four turns each with all four basic actions, and the first Council Phase are played
-- here; the other two Eras are left to the bots.

local set = {
  ["draft_start.1"] = "start_04", ["draft_start.2"] = "start_06",
  ["draft_tradition.1"] = "trad_05", ["draft_tradition.2"] = "trad_07",
  ["draft_i.1"] = "obj_05", ["draft_i.2"] = "obj_01",
  ["draft_ii.1"] = "obj_10", ["draft_ii.2"] = "obj_09",
  ["player[1].clan"] = "clan_blue", ["player[2].clan"] = "clan_red",
  -- yellow on emerald, blue on gold, black on mythrall, yellow on gold
  ["mountain.b3"] = "hall_03", ["mountain.c3"] = "hall_13",
  ["mountain.c4"] = "hall_22", ["mountain.d3"] = "hall_04",
  ["hall.hall_09"] = "under_b4", ["hall.hall_01"] = "under_c2",
  ["die.goblin"] = 3, ["die.orc"] = 4, ["die.troll"] = 6,
  ["rubble.rubble_03"] = "next_1", ["rubble.rubble_04"] = "next_2",
  ["rubble.rubble_10"] = "next_3",
}
local shown = {
  rubble = { "rubble_01", "rubble_09", "rubble_15", "rubble_02", "rubble_20" },
  traditions = { "trad_11", "trad_12", "trad_24", "trad_15" },
  coins = { "coin_01", "coin_05", "coin_09", "coin_13" },
  relics = { "relic_a_1", "relic_b_1", "relic_c_1", "relic_d_1" },
  tools = { "tool_axe_1", "tool_pick_1", "tool_book_1", "tool_cart_3" },
  silver = { "jewel_s_goblin_1", "jewel_s_site_1", "jewel_s_inlay_1" },
  gold = { "jewel_g_plus_1", "jewel_g_orc_1", "jewel_g_house_1" },
}
for display, cards in pairs(shown) do
  for slot, card in ipairs(cards) do
    set[display .. "_shown." .. slot] = card
  end
end
for slot, project in ipairs { "proj_a4", "proj_b4", "proj_c3" } do
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
plays(2, "draft start_06")
plays(1, "draft start_04")
plays(2, "draft trad_07")
plays(1, "draft trad_05")
plays(2, "draft obj_01")
plays(1, "draft obj_10")

-- The last tiles are clear. Starting tiles: resources, support, steps (COV-115). Two steps on
-- the Mining track end on a relic, two on the Court track on a coin; its space gives 2 resources.
plays(2, "take_plus1", "relic relic_a_1")
owns(2, { iron = 1, gold = 1, gp = 5, plus1 = 1 })
plays(1, "take_plus1", "coin coin_13", "on cs_2", "emerald", "mythrall")
owns(1, { iron = 1, emerald = 1, gold = 1, mythrall = 1, gp = 5, plus1 = 1 })
stands(1, 2, 0, 0)
stands(2, 0, 0, 2)

-- Turn 1 of player 1: Transport with strength 1 + 1. Gold gives 2 GP, iron too by the tradition
-- (trad_05). The site is complete: a pillar, and 2 steps on the Court track.
plays(1, "assign 1 to cart", "plus1", "action", "site site_p2", "deliver gold", "deliver iron",
      "reward 1 of site_p2")
owns(1, { emerald = 1, mythrall = 1, gp = 9 })
stands(1, 4, 0, 0)
expect_equal(game:get("player[1].forge.pillar"), 1)

-- Turn 1 of player 2: a relic first, for support. Dig with strength 1 + 2: three tiles, 5
-- resources for 4 spaces, 2 steps on the Mining track. The back of the hall is for the throne,
-- its front shows emerald: 1 GP by the tradition (trad_07).
plays(2, "use relic_a_1", "take_plus1", "swap", "assign 1 to pick", "plus2", "action",
      "take rubble_15", "take rubble_02", "take rubble_20", "discard iron", "reveal b4",
      "deliver mythrall", "deliver gold")
owns(2, { iron = 1, gold = 1, gp = 10, plus1 = 1 })
stands(2, 0, 0, 4)
expect_equal(game:get("mountain.b4"), "hall_09")
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
expect_equal(game:get("rubble_shown.4"), "rubble_01")
expect_equal(game:get("rubble_shown.5"), "rubble_09")
plays(1, "plus1", "action", "take rubble_01", "take rubble_09",
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
