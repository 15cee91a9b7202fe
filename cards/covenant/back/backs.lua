-- The backs of hall tiles: what whoever reveals the hall gets before it is turned.
local rows = {
  { "back_coin", take_coin(), "Obtain a King's Coin at its cost.", "exists S p17",
    set = { ["coins_shown.4"] = "coin_01" },
    steps = { "coin coin_01", "on cs_4", "strengthen 1 tavern" },
    after = { ["player[1].coin.4"] = "coin_01", ["player[1].tavern.2"] = 1 } },
  { "back_tradition", take_tradition(), "Obtain a tradition at its cost.",
    set = { ["traditions_shown.4"] = "trad_22" }, steps = { "tradition trad_22" },
    after = { ["tradition.trad_22"] = "p1" } },
  { "back_relic", take_relic(), "Obtain a relic within reach.",
    set = { ["relics_shown.1"] = "relic_a_1" }, steps = { "relic relic_a_1" },
    after = { ["relic.relic_a_1"] = "p1" } },
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
    goods = { emerald = 1 }, set = { ["tools_shown.2"] = "tool_axe_1" },
    steps = { "forge tool_axe_1", "on place_3", "decline" }, expect = { iron = 0, emerald = 0 },
    after = { ["player[1].forged.3"] = "tool_axe_1", ["player[1].track.prestige"] = 2 } },
  { "back_inlay", inlay(), "Inlay a jewel at its cost.",
    goods = { mythrall = 1 },
    set = { ["player[1].clan"] = "clan_blue", ["silver_shown.3"] = "jewel_s_site_1" },
    steps = { "jewel jewel_s_site_1", "into compass" }, expect = { mythrall = 0, gp = 8 } },
  { "back_throne", throne(2), "Deliver up to 2 resources to the throne.",
    goods = { gold = 1 }, steps = { "deliver iron", "deliver gold" },
    expect = { iron = 0, gold = 0, gp = 8 },
    after = { ["player[1].throne.iron"] = 1, ["player[1].throne.gold"] = 1 } },
}

-- A hall with the back.
local halls = {
  back_support = "hall_01", back_mining_prestige = "hall_02", back_coin = "hall_03",
  back_strengthen = "hall_04", back_wild = "hall_05", back_prestige_court = "hall_06",
  back_tradition = "hall_07", back_relic = "hall_08", back_throne = "hall_09",
  back_forge = "hall_11", back_inlay = "hall_12", back_mining_court = "hall_20",
}

-- A dwarf of strength 1 digs out 1 iron and reveals the hall.
local function example_of(row)
  local set = {
    phase = "assign", start_player = 1, at_turn = 1, ["rubble_shown.5"] = "rubble_01",
    ["mountain.b3"] = "hall_10", ["mountain.c3"] = "hall_13", ["mountain.c4"] = "hall_14",
    ["mountain.d3"] = "hall_15", ["hall." .. halls[row[1]]] = "under_b4",
  }
  for field, value in pairs(row.set or {}) do
    set[field] = value
  end
  local steps = { "assign 1 to pick", "action", "take rubble_01" }
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
