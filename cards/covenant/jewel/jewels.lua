-- Jewels: five of each of six effects. Silver ones pay more when they are set, the effects of
-- golden ones are stronger.
local sorts = {
  { "silver_goblin_", "silver", "Silver jewel of the goblin", kill "goblin",
    "Defeat a goblin anywhere and take the reward of its die.",
    was = "jewel_s_goblin_", clan = "clan_blue",
    set = { ["goblin.c3"] = 1, ["orc.c3"] = 1, ["troll.c3"] = 1, ["die.goblin"] = 4 },
    steps = { "capture goblin c3", "take goblin" }, expect = { goblin = 1, gp = 6 },
    after = { ["goblin.c3"] = 0, ["player[1].track.prestige"] = 0 },
    is = "a goblin without Prestige (COV-10.22)" },
  { "silver_cart_", "silver", "Silver jewel of the cart", site(1),
    "Deliver 1 resource to a construction site; the throne is not part of it.",
    was = "jewel_s_site_", clan = "clan_blue", goods = { gold = 2 },
    steps = { "site site_p1", "reward 1 of site_p1" },
    expect = { gold = 1, gp = 7 },
    after = { ["player[1].forge.pillar"] = 1, ["player[1].track.court"] = 1 },
    is = "completes a site, but there is no throne (COV-10.39)" },
  { "silver_chisel_", "silver", "Silver jewel of the chisel", inlay(),
    "Inlay another jewel at its cost.",
    was = "jewel_s_inlay_", clan = "clan_blue", goods = { mythrall = 1 },
    set = { ["gold_shown.3"] = "golden_orc_1" },
    steps = { "jewel golden_orc_1", "into axe" },
    expect = { mythrall = 0, gp = 7 }, after = { ["player[1].jewel.axe"] = "golden_orc_1" },
    is = "another jewel" },
  { "golden_strength_", "gold", "Golden jewel of strength", add_strength(1),
    "The dwarf on this tool is 1 stronger until the end of the turn.",
    was = "jewel_g_plus_", clan = "clan_red", set = { ["rubble_shown.4"] = "iron_rubble_1",
                                                      ["rubble_shown.5"] = "iron_rubble_2",
                          ["hall.black_emerald_cell"] = "under_b4" },
    steps = { "action", "take iron_rubble_1", "take iron_rubble_2", "reveal b4" },
    expect = { iron = 2 },
    after = { turn_plus = 0 },
    is = "a dwarf of strength 1 digs with 2 (COV-126)" },
  { "golden_orc_", "gold", "Golden jewel of the orc", kill "orc_or_goblin",
    "Defeat an orc (1 step on Prestige) or a goblin and take the reward of its die.",
    was = "jewel_g_orc_", clan = "clan_red",
    set = { ["goblin.c3"] = 1, ["orc.c3"] = 1, ["troll.c3"] = 1, ["die.orc"] = 4 },
    steps = { "capture orc c3", "take orc" }, expect = { orc = 1, gp = 7 },
    after = { ["orc.c3"] = 0, ["player[1].track.prestige"] = 1 },
    is = "an orc with Prestige (COV-197)" },
  { "golden_hearth_", "gold", "Golden jewel of the hearth", build "house",
    "Build a house from your forge, with its benefit.",
    was = "jewel_g_house_", clan = "clan_red", set = { ["mountain.c3"] = "yellow_gold_hall" },
    steps = { "at c3" },
    expect = { gold = 1 }, after = { ["building_1.c3"] = "p1_house" },
    is = "a house with its benefit (COV-10.48)" },
}
local gp = { silver = 3, gold = 2 }

-- The jewel sits in the pick; its effect comes before the action, or instead of it.
local function example_of(sort, name)
  local set = {
    phase = "assign", start_player = 1, at_turn = 1,
    ["player[1].clan"] = sort.clan, ["player[1].jewel.pick"] = name,
  }
  for field, value in pairs(sort.set or {}) do
    set[field] = value
  end
  local steps = { "assign 1 to pick", "inlay" }
  for _, step in ipairs(sort.steps) do
    steps[#steps + 1] = step
  end
  if steps[3] ~= "action" then
    steps[#steps + 1] = "done"
  end
  return {
    name = sort.is, given = { sort.goods or {}, set = set }, steps = steps,
    expect = { sort.expect, set = sort.after },
  }
end

-- Setting it costs what its row says and gives GP at once.
local function setting_of(sort, name)
  return {
    name = "1 gold, and GP (COV-11.4)",
    given = { { gold = 1 },
              set = { phase = "council_coins", start_player = 1, at_turn = 1,
                      ["player[1].coin.1"] = "jewel_coin_1", ["player[1].clan"] = sort.clan,
                      [sort[2] .. "_shown.2"] = name } },
    steps = { "jewel " .. name, "into pick" },
    expect = { { gold = 0, gp = 5 + gp[sort[2]] }, set = { ["player[1].jewel.pick"] = name } },
  }
end

local list = {}
for _, sort in ipairs(sorts) do
  for copy = 1, 5 do
    local name = sort[1] .. copy
    list[#list + 1] = card {
      id     = name,
      alias  = sort.was .. copy,
      kind   = "jewel",
      title  = sort[3],
      text   = sort[5],
      source = "COV-244, COV-229",
      mark   = "effect and points S; colour and copies R/mid",

      colour = sort[2],
      gp     = gp[sort[2]],
      effect = sort[4],

      examples = { example_of(sort, name), setting_of(sort, name) },
    }
  end
end
return cards(list)
