-- The backs of hall tiles: what whoever reveals the hall gets before it is turned.
local rows = {
  { "back_coin", take_coin(), "Obtain a King's Coin at its cost.", "exists S p17",
    set = { ["coins_shown.4"] = "glory_coin_1" },
    steps = { "coin glory_coin_1", "on cs_4", "strengthen 1 tavern" },
    after = { ["player[1].coin.4"] = "glory_coin_1", ["player[1].tavern.2"] = 1 } },
  { "back_tradition", take_tradition(), "Obtain a tradition at its cost.",
    set = { ["traditions_shown.4"] = "old_deeds" }, steps = { "tradition old_deeds" },
    after = { ["tradition.old_deeds"] = "p1" } },
  { "back_relic", take_relic(), "Obtain a relic within reach.",
    set = { ["relics_shown.1"] = "ale_horn_1" }, steps = { "relic ale_horn_1" },
    after = { ["relic.ale_horn_1"] = "p1" } },
  { "back_strengthen", strengthen(1), "Strengthen a dwarf.", "exists P",
    steps = { "strengthen 1 tavern" }, after = { ["player[1].tavern.2"] = 1 } },
  { "back_mining_prestige", sequence { advance("mining", 1), advance("prestige", 1) },
    "1 step on the Mining track, then 1 on the Prestige track.", "exists S p17",
    set = { ["player[1].track.mining"] = 7 }, steps = {},
    after = { ["player[1].track.mining"] = 9, ["player[1].track.prestige"] = 1 },
    relic = true },
  { "back_prestige_court", sequence { advance("prestige", 1), advance("court", 1) },
    "1 step on the Prestige track, then 1 on the Court track.", steps = {},
    after = { ["player[1].track.prestige"] = 1, ["player[1].track.court"] = 1 } },
  { "back_mining_court", sequence { advance("mining", 1), advance("court", 1) },
    "1 step on the Mining track, then 1 on the Court track.",
    set = { ["player[1].track.mining"] = 7 }, steps = {},
    after = { ["player[1].track.mining"] = 9, ["player[1].track.court"] = 1 }, relic = true },
  { "back_support", support(2), "Take support twice.",
    steps = { "take_plus1", "take_plus1" }, expect = { plus1 = 2 } },
  { "back_wild", gain { wild = 2 }, "Gain 2 resources of your choice.",
    steps = { "gold", "mythrall" }, expect = { gold = 1, mythrall = 1 } },
  { "back_forge", forge(), "Forge a tool at its cost.",
    goods = { emerald = 1 }, set = { ["tools_shown.2"] = "emerald_axe_silver" },
    steps = { "forge emerald_axe_silver", "on place_3", "decline" }, expect = { iron = 0,
                                                                                emerald = 0 },
    after = { ["player[1].forged.3"] = "emerald_axe_silver", ["player[1].track.prestige"] = 2 } },
  { "back_inlay", inlay(), "Inlay a jewel at its cost.",
    goods = { mythrall = 1 },
    set = { ["player[1].clan"] = "clan_blue", ["silver_shown.3"] = "silver_cart_1" },
    steps = { "jewel silver_cart_1", "into compass" }, expect = { mythrall = 0, gp = 8 } },
  { "back_throne", throne(2), "Deliver up to 2 resources to the throne.",
    goods = { gold = 1 }, steps = { "deliver iron", "deliver gold" },
    expect = { iron = 0, gold = 0, gp = 8 },
    after = { ["player[1].throne.iron"] = 1, ["player[1].throne.gold"] = 1 } },
}

-- A hall with the back.
local halls = {
  back_support = "yellow_emerald_haven", back_mining_prestige = "yellow_emerald_cell",
  back_coin = "yellow_emerald_den",
  back_strengthen = "yellow_gold_hall", back_wild = "yellow_gold_lair",
  back_prestige_court = "yellow_gold_cell",
  back_tradition = "yellow_mythrall_den", back_relic = "yellow_mythrall_warren",
  back_throne = "blue_emerald_haven",
  back_forge = "blue_emerald_den", back_inlay = "blue_gold_cell",
  back_mining_court = "black_gold_hall",
}

-- A dwarf of strength 1 digs out 1 iron and reveals the hall.
local function example_of(row)
  local set = {
    phase = "assign", start_player = 1, at_turn = 1, ["rubble_shown.5"] = "iron_rubble_1",
    ["mountain.b3"] = "blue_emerald_hall", ["mountain.c3"] = "blue_gold_den",
    ["mountain.c4"] = "blue_mythrall_cell",
    ["mountain.d3"] = "blue_mythrall_lair", ["hall." .. halls[row[1]]] = "under_b4",
  }
  for field, value in pairs(row.set or {}) do
    set[field] = value
  end
  local steps = { "assign 1 to pick", "action", "take iron_rubble_1" }
  if row.relic then
    steps[#steps + 1] = "decline" -- digging itself has reached a relic
  end
  steps[#steps + 1] = "reveal b4"
  for _, step in ipairs(row.steps) do
    steps[#steps + 1] = step
  end
  return {
    name = "before the hall is turned", given = { row.goods or {}, set = set }, steps = steps,
    expect = { row.expect or {}, set = row.after },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name = row[1]
  list[#list + 1] = card {
    id     = name,
    kind   = "back",
    title  = "Back of a hall",
    text   = row[3],
    source = "COV-239, COV-240",
    mark   = row[4] and "R/low; " .. row[4] or "R/low",

    reward = row[2],

    examples = { example_of(row) },
  }
end
return cards(list)
