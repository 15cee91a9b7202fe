-- King's Coins: what they give in each Council Phase, two of each, with the number in the alias of
-- the first. The examples play a Council in which player 1 has just that coin.
local sorts = {
  { "glory_coin_", 1, "Glory coin", gain { gp = 2 }, "2 GP",
    expect = { gp = 7 } },
  { "support_coin_", 3, "Support coin", sequence { support(1), gain { gp = 1 } },
    "take support, and 1 GP",
    steps = { "take_plus1" }, expect = { plus1 = 1, gp = 6 } },
  { "choice_coin_", 5, "Coin of choice", gain { wild = 1 }, "gain 1 resource of your choice",
    steps = { "gold" }, expect = { gold = 1 } },
  { "ore_coin_", 7, "Ore coin", gain { iron = 1, emerald = 1 }, "gain 1 iron and 1 emerald",
    expect = { iron = 1, emerald = 1 } },
  { "gold_coin_", 9, "Gold coin", gain { gold = 1 }, "gain 1 gold",
    expect = { gold = 1 } },
  { "mythrall_coin_", 11, "Mythrall coin", gain { mythrall = 1 }, "gain 1 mythrall",
    expect = { mythrall = 1 } },
  { "court_coin_", 13, "Court coin", advance("court", 1), "1 step on the Court track",
    after = { ["player[1].track.court"] = 1 } },
  { "prestige_coin_", 15, "Prestige coin", advance("prestige", 1), "1 step on the Prestige track",
    after = { ["player[1].track.prestige"] = 1 } },
  { "mining_coin_", 17, "Mining coin", advance("mining", 1), "1 step on the Mining track",
    after = { ["player[1].track.mining"] = 1 } },
  { "track_coin_", 19, "Coin of all tracks", advance_any(1), "1 step on a track of your choice",
    steps = { "prestige" }, after = { ["player[1].track.prestige"] = 1 } },
  { "strength_coin_", 21, "Strength coin", strengthen(1), "strengthen a dwarf",
    steps = { "strengthen 1 tavern" },
    after = { ["player[1].tavern.1"] = 3, ["player[1].tavern.2"] = 1 } },
  { "throne_coin_", 23, "Throne coin", sequence { throne(1), gain { gp = 1 } },
    "deliver 1 resource to the throne, and 1 GP",
    goods = { gold = 1 }, steps = { "deliver gold" }, expect = { gold = 0, gp = 8 },
    after = { ["player[1].throne.gold"] = 1 } },
  { "decoy_coin_", 25, "Decoy coin", sequence { move_enemies(1), gain { gp = 1 } },
    "move an enemy, and 1 GP",
    set = { ["goblin.c3"] = 1, ["orc.c3"] = 0, ["troll.c3"] = 0, ["goblin.c4"] = 0,
            ["orc.c4"] = 0, ["troll.c4"] = 0 },
    steps = { "move goblin c3 c4" }, expect = { gp = 6 },
    after = { ["goblin.c3"] = 0, ["goblin.c4"] = 1 } },
  { "jewel_coin_", 27, "Jewel coin", inlay(), "inlay a jewel at its cost",
    goods = { emerald = 1 },
    set = { ["player[1].clan"] = "clan_blue", ["silver_shown.1"] = "silver_cart_1" },
    steps = { "jewel silver_cart_1", "into pick" }, expect = { emerald = 0, gp = 8 },
    after = { ["player[1].jewel.pick"] = "silver_cart_1" } },
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
      id     = sort[1] .. copy,
      alias  = string.format("coin_%02d", sort[2] + copy - 1),
      kind   = "coin",
      title  = sort[3],
      text   = "In each Council Phase: " .. sort[5] .. ".",
      source = "COV-245",
      mark   = "R/low",

      council = sort[4],

      examples = { example_of(sort, sort[1] .. copy) },
    }
  end
end
return cards(list)
