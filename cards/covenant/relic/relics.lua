-- Relics of six types; the rarer a type, the stronger it is.
local types = {
  { "ale_horn_", 7, "Ale horn", support(2), "Take support twice.",
    steps = { "take_plus1", "swap" }, expect = { plus1 = 0, plus2 = 1 } },
  { "miners_lamp_", 6, "Miner's lamp", gain { wild = 2 }, "Gain 2 resources of your choice.",
    steps = { "gold", "iron" }, expect = { gold = 1, iron = 1 } },
  { "rune_map_", 5, "Rune map", sequence { advance_any(1), advance_any(1) },
    "Twice: go 1 step up a track of your choice.",
    steps = { "court", "mining" },
    after = { ["player[1].track.court"] = 1, ["player[1].track.mining"] = 1 } },
  { "smiths_hammer_", 4, "Smith's hammer", one_of { forge(), inlay() },
    "Either forge a tool or inlay a jewel, at its cost.",
    goods = { iron = 1, emerald = 1 }, set = { ["tools_shown.2"] = "emerald_axe_silver" },
    steps = { "forge", "forge emerald_axe_silver", "on place_6", "decline" },
    expect = { iron = 0, emerald = 0 },
    after = { ["player[1].forged.6"] = "emerald_axe_silver", ["player[1].track.mining"] = 2 } },
  { "royal_seal_", 3, "Royal seal", take_coin(), "Obtain a King's Coin at its cost.",
    set = { ["coins_shown.2"] = "gold_coin_1" },
    steps = { "coin gold_coin_1", "on cs_4", "strengthen 1 tavern" }, expect = { gp = 4 },
    after = { ["player[1].coin.4"] = "gold_coin_1", ["player[1].tavern.2"] = 1 } },
  { "ancestor_crown_", 2, "Ancestor crown", strengthen(2), "Strengthen dwarves twice.",
    steps = { "strengthen 1 tavern", "strengthen 2 tavern" },
    after = { ["player[1].tavern.1"] = 3, ["player[1].tavern.3"] = 1 } },
}

-- It is used before a dwarf is assigned (COV-10.10), and is gone then but still owned.
local function example_of(type, name)
  local set = {
    phase = "relic_pre", start_player = 1, at_turn = 1, ["relic." .. name] = "p1",
  }
  local after = { ["relic." .. name] = "used_p1" }
  local steps = { "use " .. name }
  for field, value in pairs(type.set or {}) do
    set[field] = value
  end
  for field, value in pairs(type.after or {}) do
    after[field] = value
  end
  for _, step in ipairs(type.steps) do
    steps[#steps + 1] = step
  end
  return {
    name = "before the work", given = { type.goods or {}, set = set },
    steps = steps, expect = { type.expect or {}, set = after },
    not_offered = { "use " .. name },
  }
end

local list = {}
for number, type in ipairs(types) do
  for copy = 1, type[2] do
    local name = type[1] .. copy
    list[#list + 1] = card {
      id     = name,
      alias  = "relic_" .. string.sub("abcdef", number, number) .. "_" .. copy,
      kind   = "relic",
      title  = type[3],
      text   = type[5] .. " Once, before or after the work of a turn.",
      source = "COV-246, COV-236",
      mark   = "types S; copies R/high; benefit R/low; name ours",

      type = string.sub(type[1], 1, -2),
      use  = type[4],

      examples = { example_of(type, name) },
    }
  end
end
return cards(list)
