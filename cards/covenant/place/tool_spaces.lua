-- The eight tool spaces of a clan board: the column says what the tool scores in the end, and
-- what lies on the space is taken when a tool is put there.
local rows = {
  { "t", strengthen(1), "The house and the workshop that lie here; strengthen a dwarf.",
    houses = 1, workshops = 1, steps = { "strengthen 1 tavern" },
    after = { ["player[1].forge.house"] = 3, ["player[1].forge.workshop"] = 3,
              ["player[1].tavern.2"] = 1 } },
  { "t", support(2), "The house and the workshop that lie here; take support twice.",
    houses = 1, workshops = 1, steps = { "take_plus1", "swap" },
    expect = { plus1 = 0, plus2 = 1 },
    after = { ["player[1].forge.house"] = 3, ["player[1].forge.workshop"] = 3 } },
  { "d", advance("prestige", 2), "2 keys; 2 steps on the Prestige track.", keys = 2,
    steps = { "strengthen 1 tavern" },
    after = { ["player[1].track.prestige"] = 2, ["player[1].tavern.2"] = 1 } },
  { "d", move_enemies(2), "2 keys and 2 storage spaces; move enemies twice.",
    keys = 2, storage = 2,
    set = { ["goblin.c3"] = 2, ["orc.c3"] = 0, ["troll.c3"] = 0, ["goblin.c4"] = 0,
            ["orc.c4"] = 0, ["troll.c4"] = 0 },
    steps = { "move goblin c3 c4", "move goblin c3 c4" },
    after = { ["goblin.c3"] = 0, ["goblin.c4"] = 2 } },
  { "f", sequence { advance("court", 2), throne(1) },
    "2 steps on the Court track; deliver 1 resource to the throne.",
    goods = { iron = 1, emerald = 1, gold = 1 }, steps = { "decline", "deliver gold" },
    expect = { gold = 0, gp = 7 },
    after = { ["player[1].track.court"] = 2, ["player[1].throne.gold"] = 1 } },
  { "f", advance("mining", 2), "2 steps on the Mining track.",
    set = { ["relics_shown.1"] = "ale_horn_1" }, steps = { "relic ale_horn_1" },
    after = { ["player[1].track.mining"] = 2, ["relic.ale_horn_1"] = "fresh_p1" } },
  { "r", inlay(), "Inlay a jewel at its cost.",
    goods = { iron = 1, emerald = 1, gold = 1 },
    set = { ["player[1].clan"] = "clan_blue", ["silver_shown.2"] = "silver_cart_1" },
    steps = { "jewel silver_cart_1", "into pick" }, expect = { gold = 0, gp = 8 } },
  { "r", optional { label("1 iron for a relic",
                          sequence { pay { iron = 1 }, take_relic(true) }) },
    "2 storage spaces; you may discard 1 iron for a relic within reach.", storage = 2,
    goods = { iron = 2, emerald = 1 },
    set = { ["player[1].track.mining"] = 1, ["relics_shown.1"] = "ale_horn_1" },
    steps = { "accept 1 iron for a relic", "relic ale_horn_1" }, expect = { iron = 0 },
    after = { ["relic.ale_horn_1"] = "fresh_p1" } },
}

-- A Smith's hammer forges an axe onto the space.
local function example_of(row, number)
  local set = {
    phase = "relic_pre", start_player = 1, at_turn = 1, ["relic.smiths_hammer_1"] = "p1",
    ["tools_shown.2"] = "emerald_axe_silver",
  }
  for field, value in pairs(row.set or {}) do
    set[field] = value
  end
  local steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver",
                  "on place_" .. number }
  for _, step in ipairs(row.steps) do
    steps[#steps + 1] = step
  end
  local after = { ["player[1].forged." .. number] = "emerald_axe_silver" }
  for field, value in pairs(row.after or {}) do
    after[field] = value
  end
  return {
    name = "when a tool is put there",
    given = { row.goods or { iron = 1, emerald = 1 }, set = set },
    steps = steps, expect = { row.expect or {}, set = after },
  }
end

-- What was opened stays open: a Council with 4 enemies in the dungeon, or with 5 resources.
local function keys_of(number)
  return {
    name = "4 keys hold 4 enemies (COV-10.29)",
    given = { { goblin = 2, orc = 1, troll = 1 },
              set = { phase = "release", start_player = 1, at_turn = 1,
                      ["player[1].forged." .. number] = "emerald_axe_silver" } },
    steps = {}, expect = { { goblin = 2, orc = 1, troll = 1, gp = 12 } },
  }
end

local function storage_of(number)
  return {
    name = "room for 6 resources (COV-41)",
    given = { { iron = 5 },
              set = { phase = "council_coins", start_player = 1, at_turn = 1,
                      ["player[1].coin.1"] = "gold_coin_1",
                      ["player[1].forged." .. number] = "emerald_axe_silver" } },
    steps = {}, expect = { { iron = 5, gold = 1 } },
  }
end

-- Without iron the storage tile is removed all the same.
local poor = {
  name = "without iron there is no relic (COV-10.51)",
  given = { { iron = 1, emerald = 1 },
            set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                    ["relic.smiths_hammer_1"] = "p1", ["tools_shown.2"] = "emerald_axe_silver",
                    ["player[1].track.mining"] = 1 } },
  steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_8" },
  expect = { { iron = 0 }, set = { phase = "assign" } },
}

local list = {}
for number, row in ipairs(rows) do
  local name = "place_" .. number
  local examples = { example_of(row, number) }
  if row.keys then
    examples[#examples + 1] = keys_of(number)
  end
  if row.storage then
    examples[#examples + 1] = storage_of(number)
  end
  if number == 8 then
    examples[#examples + 1] = poor
  end
  list[#list + 1] = card {
    id     = name,
    kind   = "place",
    title  = "Tool space " .. number,
    text   = row[3],
    source = "COV-79, COV-" .. 79 + number,
    mark   = "reward S p10; column R/mid",

    of        = "tool",
    number    = number,
    column    = row[1],
    houses    = row.houses,
    workshops = row.workshops,
    keys      = row.keys,
    storage   = row.storage,
    reward    = row[2],

    examples = examples,
  }
end
return cards(list)
