-- King's Coins: what they give in each Council Phase, two of each. The examples play a Council in
-- which player 1 has just that coin.
local sorts = {
  { "coin_01", "coin_02", gain { gp = 2 }, "2 GP",
    expect = { gp = 7 } },
  { "coin_03", "coin_04", sequence { support(1), gain { gp = 1 } }, "take support, and 1 GP",
    steps = { "take_plus1" }, expect = { plus1 = 1, gp = 6 } },
  { "coin_05", "coin_06", gain { wild = 1 }, "gain 1 resource of your choice",
    steps = { "gold" }, expect = { gold = 1 } },
  { "coin_07", "coin_08", gain { iron = 1, emerald = 1 }, "gain 1 iron and 1 emerald",
    expect = { iron = 1, emerald = 1 } },
  { "coin_09", "coin_10", gain { gold = 1 }, "gain 1 gold",
    expect = { gold = 1 } },
  { "coin_11", "coin_12", gain { mythrall = 1 }, "gain 1 mythrall",
    expect = { mythrall = 1 } },
  { "coin_13", "coin_14", advance("court", 1), "1 step on the Court track",
    after = { ["player[1].track.court"] = 1 } },
  { "coin_15", "coin_16", advance("prestige", 1), "1 step on the Prestige track",
    after = { ["player[1].track.prestige"] = 1 } },
  { "coin_17", "coin_18", advance("mining", 1), "1 step on the Mining track",
    after = { ["player[1].track.mining"] = 1 } },
  { "coin_19", "coin_20", advance_any(1), "1 step on a track of your choice",
    steps = { "prestige" }, after = { ["player[1].track.prestige"] = 1 } },
  { "coin_21", "coin_22", strengthen(1), "strengthen a dwarf",
    steps = { "strengthen 1 tavern" },
    after = { ["player[1].tavern.1"] = 3, ["player[1].tavern.2"] = 1 } },
  { "coin_23", "coin_24", sequence { throne(1), gain { gp = 1 } },
    "deliver 1 resource to the throne, and 1 GP",
    goods = { gold = 1 }, steps = { "deliver gold" }, expect = { gold = 0, gp = 8 },
    after = { ["player[1].throne.gold"] = 1 } },
  { "coin_25", "coin_26", sequence { move_enemies(1), gain { gp = 1 } },
    "move an enemy, and 1 GP",
    set = { ["goblin.c3"] = 1, ["orc.c3"] = 0, ["troll.c3"] = 0, ["goblin.c4"] = 0,
            ["orc.c4"] = 0, ["troll.c4"] = 0 },
    steps = { "move goblin c3 c4" }, expect = { gp = 6 },
    after = { ["goblin.c3"] = 0, ["goblin.c4"] = 1 } },
  { "coin_27", "coin_28", inlay(), "inlay a jewel at its cost",
    goods = { emerald = 1 },
    set = { ["player[1].clan"] = "clan_blue", ["silver_shown.1"] = "jewel_s_site_1" },
    steps = { "jewel jewel_s_site_1", "into pick" }, expect = { emerald = 0, gp = 8 },
    after = { ["player[1].jewel.pick"] = "jewel_s_site_1" } },
}

-- Only the coin gives something: nothing else is owned that a Council pays for.
local function example_of(sort, name)
  local set = {
    phase = "council_coins", start_player = 1, at_turn = 1, ["player[1].coin.1"] = name,
  }
  for field, value in pairs(sort.set or {}) do
    set[field] = value
  end
  return {
    name = "in a Council Phase", given = { sort.goods or {}, set = set },
    steps = sort.steps or {}, expect = { sort.expect or {}, set = sort.after },
  }
end

local list = {}
for _, sort in ipairs(sorts) do
  for copy = 1, 2 do
    list[#list + 1] = card {
      id     = sort[copy],
      kind   = "coin",
      title  = "King's Coin",
      text   = "In each Council Phase: " .. sort[4] .. ".",
      source = "COV-245",
      mark   = "R/low",

      council = sort[3],

      examples = { example_of(sort, sort[copy]) },
    }
  end
end
return cards(list)
