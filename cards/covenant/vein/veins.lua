-- What buildings give on the three veins.
local rows = {
  { "emerald", "COV-221", gain { iron = 1, emerald = 1 }, inlay(), 1, "mining",
    "House: 1 iron and 1 emerald. Workshop: inlay a jewel. Gate: 1 GP. Pillar: Mining 1." },
  { "gold", "COV-222", gain { gold = 1 }, forge(), 2, "prestige",
    "House: 1 gold. Workshop: forge a tool. Gate: 2 GP. Pillar: Prestige 1." },
  { "mythrall", "COV-223", gain { mythrall = 1 }, any_order { forge(), inlay() }, 2, "court",
    "House: 1 mythrall. Workshop: forge a tool and inlay a jewel in any order. Gate: 2 GP. " ..
    "Pillar: Court 1." },
}
local titles = { emerald = "Vein of emerald", gold = "Vein of gold", mythrall = "Vein of mythrall" }

-- Halls of the vein with two slots lie in b3, c3 and c4.
local halls = {
  emerald  = { "black_emerald_den", "yellow_emerald_den", "blue_emerald_hall" },
  gold     = { "black_gold_hall", "yellow_gold_hall", "blue_gold_den" },
  mythrall = { "black_mythrall_warren", "yellow_mythrall_den", "blue_mythrall_warren" },
}
local function on(vein, strength, more)
  local set = {
    phase = "assign", start_player = 1, at_turn = 1,
    ["player[1].tavern." .. strength] = strength == 1 and 4 or 1, ["player[1].clan"] = "clan_blue",
    ["mountain.b3"] = halls[vein][1], ["mountain.c3"] = halls[vein][2],
    ["mountain.c4"] = halls[vein][3], ["mountain.d3"] = "blue_mythrall_lair",
    ["tools_shown.2"] = "emerald_axe_silver",
    ["silver_shown.2"] = "silver_cart_1",
  }
  for field, value in pairs(more or {}) do
    set[field] = value
  end
  return set
end

local inlaid = { "jewel silver_cart_1", "into pick" }
local forged = { "forge emerald_axe_silver", "on place_1", "decline" }
local has_inlaid = { ["player[1].jewel.pick"] = "silver_cart_1" }
local has_forged = { ["player[1].forged.1"] = "emerald_axe_silver" }
local has_both = {
  ["player[1].jewel.pick"] = "silver_cart_1", ["player[1].forged.1"] = "emerald_axe_silver",
}

local function steps_of(first, ...)
  local steps = {}
  for _, list in ipairs { first, ... } do
    for _, step in ipairs(list) do
      steps[#steps + 1] = step
    end
  end
  return steps
end

local workshop = { "assign 2 to compass", "action", "option b2", "workshop", "at c3" }
local rich = { iron = 1, emerald = 1, gold = 1 }
local workshops = {
  emerald = {
    name = "a workshop inlays", given = { rich, set = on("emerald", 2) },
    steps = steps_of(workshop, inlaid), expect = { { gold = 0, gp = 8 }, set = has_inlaid },
  },
  gold = {
    name = "a workshop forges", given = { rich, set = on("gold", 2) },
    steps = steps_of(workshop, forged), expect = { { iron = 0, emerald = 0 }, set = has_forged },
  },
  mythrall = {
    name = "a workshop does both, in any order", given = { rich, set = on("mythrall", 2) },
    steps = steps_of(workshop, { "inlay" }, inlaid, { "forge" }, forged),
    expect = { { iron = 0, emerald = 0, gold = 0, gp = 8 }, set = has_both },
  },
}
local houses = {
  emerald = { iron = 1, emerald = 1 }, gold = { gold = 1 }, mythrall = { mythrall = 1 },
}

local function examples_of(row)
  local vein, track = row[1], row[6]
  return {
    { name = "a house", given = { set = on(vein, 1) },
      steps = { "assign 1 to compass", "action", "house", "at c3" }, expect = { houses[vein] } },
    workshops[vein],
    { name = "a gate, for each of its two halls",
      given = { set = on(vein, 2, { ["carts_p1.site_g1"] = 1 }) },
      steps = { "assign 2 to compass", "action", "option b3", "gate", "at c3_e" },
      expect = { { gp = 5 + 2 * row[5] } } },
    { name = "a pillar, for each of its three halls",
      given = { set = on(vein, 2, { ["carts_p1.site_p1"] = 1 }) },
      steps = { "assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom", "decline" },
      expect = { set = { ["player[1].track." .. track] = 3 } } },
  }
end

-- The two worked cases with different veins.
local mixed = {
  gold = {
    name = "a gate between emerald and gold (COV-11.25)",
    given = { set = on("gold", 2, { ["carts_p1.site_g1"] = 1,
                                    ["mountain.c4"] = "blue_emerald_hall" }) },
    steps = { "assign 2 to compass", "action", "option b3", "gate", "at c3_e" },
    expect = { { gp = 8 } },
  },
  emerald = {
    name = "a pillar on emerald twice and mythrall, in any order (COV-11.26)",
    given = { set = on("emerald", 2, { ["carts_p1.site_p1"] = 1,
                                       ["mountain.b3"] = "black_mythrall_warren" }) },
    steps = { "assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom",
              "next vein_mythrall", "decline" },
    expect = { set = { ["player[1].track.mining"] = 2, ["player[1].track.court"] = 1 } },
  },
}

local list = {}
for _, row in ipairs(rows) do
  local name = "vein_" .. row[1]
  local examples = examples_of(row)
  examples[#examples + 1] = mixed[row[1]]
  list[#list + 1] = card {
    id     = name,
    kind   = "vein",
    title  = titles[row[1]],
    text   = row[7],
    source = row[2] .. ", COV-220",
    mark   = "kinds S and R/high; house amounts, workshops by vein R/low; gates R/mid",

    vein     = row[1],
    house    = row[3],
    workshop = row[4],
    gate     = row[5],
    pillar   = row[6],

    examples = examples,
  }
end
return cards(list)
