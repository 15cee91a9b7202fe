-- The six coin spaces of a clan board: the benefit comes when a coin is put there.
local rows = {
  { support(2), "Take support twice.",
    steps = { "take_plus1", "swap" }, expect = { plus2 = 1 } },
  { gain { wild = 2 }, "Gain 2 resources of your choice.",
    steps = { "gold", "mythrall" }, expect = { gold = 1, mythrall = 1 } },
  { take_relic(), "Obtain a relic within reach.", "S p13; which space R/low",
    set = { ["player[1].track.mining"] = 1, ["relics_shown.1"] = "ale_horn_1" },
    steps = { "relic ale_horn_1" }, after = { ["relic.ale_horn_1"] = "fresh_p1" } },
  { strengthen(1), "Strengthen a dwarf.",
    steps = { "strengthen 1 tavern" }, after = { ["player[1].tavern.2"] = 1 } },
  { take_tradition(), "Obtain a tradition at its cost.",
    set = { ["traditions_shown.1"] = "old_deeds" }, steps = { "tradition old_deeds" },
    expect = { gp = 1 }, after = { ["tradition.old_deeds"] = "p1" } },
  { advance_any(2), "2 steps on a track of your choice.",
    steps = { "prestige", "strengthen 1 tavern" },
    after = { ["player[1].track.prestige"] = 2, ["player[1].tavern.2"] = 1 } },
}

-- A Royal seal brings a coin for 2 GP; what is printed on it does not count now (COV-11.7).
local function example_of(row, number)
  local set = {
    phase = "relic_pre", start_player = 1, at_turn = 1, ["relic.royal_seal_1"] = "p1",
    ["coins_shown.1"] = "glory_coin_1",
  }
  for field, value in pairs(row.set or {}) do
    set[field] = value
  end
  local steps = { "use royal_seal_1", "coin glory_coin_1", "on cs_" .. number }
  for _, step in ipairs(row.steps) do
    steps[#steps + 1] = step
  end
  local expect = { gp = 3 }
  for good, amount in pairs(row.expect or {}) do
    expect[good] = amount
  end
  local after = { ["player[1].coin." .. number] = "glory_coin_1" }
  for field, value in pairs(row.after or {}) do
    after[field] = value
  end
  return {
    name = "when a coin is put there", given = { set = set }, steps = steps,
    expect = { expect, set = after },
  }
end

local list = {}
for number, row in ipairs(rows) do
  local name = "cs_" .. number
  list[#list + 1] = card {
    id     = name,
    kind   = "place",
    title  = "Coin space " .. number,
    text   = row[2],
    source = "COV-88, COV-234",
    mark   = row[3] or "R/low",

    of     = "coin",
    number = number,
    reward = row[1],

    examples = { example_of(row, number) },
  }
end
return cards(list)
