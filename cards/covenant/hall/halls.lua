-- The fronts of the hall tiles: colour, vein, skulls, slots, and what the back shows. A hall is
-- called by all of them but the back: "yellow_emerald_haven".
local rows = {
  { "yellow", "emerald", 0, 1, "back_support" },
  { "yellow", "emerald", 1, 1, "back_mining_prestige" },
  { "yellow", "emerald", 2, 2, "back_coin" },
  { "yellow", "gold", 1, 2, "back_strengthen" },
  { "yellow", "gold", 2, 1, "back_wild" },
  { "yellow", "gold", 1, 1, "back_prestige_court" },
  { "yellow", "mythrall", 2, 2, "back_tradition" },
  { "yellow", "mythrall", 3, 2, "back_relic" },
  { "blue", "emerald", 0, 1, "back_throne" },
  { "blue", "emerald", 1, 2, "back_mining_court" },
  { "blue", "emerald", 2, 2, "back_forge" },
  { "blue", "gold", 1, 1, "back_inlay" },
  { "blue", "gold", 2, 2, "back_coin" },
  { "blue", "mythrall", 1, 1, "back_strengthen" },
  { "blue", "mythrall", 2, 1, "back_mining_prestige" },
  { "blue", "mythrall", 3, 2, "back_support" },
  { "black", "emerald", 1, 1, "back_prestige_court" },
  { "black", "emerald", 2, 2, "back_relic" },
  { "black", "gold", 0, 1, "back_wild" },
  { "black", "gold", 1, 2, "back_mining_court" },
  { "black", "gold", 2, 2, "back_strengthen" },
  { "black", "mythrall", 1, 1, "back_coin" },
  { "black", "mythrall", 2, 1, "back_forge" },
  { "black", "mythrall", 3, 2, "back_tradition" },
}

-- What a hall is called with so many skulls and slots.
local sizes = {
  [0] = { "haven" }, { "cell", "hall" }, { "lair", "den" }, { "cavern", "warren" },
}
local function name_of(row)
  return row[1] .. "_" .. row[2] .. "_" .. sizes[row[3]][row[4]]
end

local titles = { yellow = "Yellow", blue = "Blue", black = "Black" }
local skulls = { [0] = "no enemies", "1 enemy", "2 enemies", "3 enemies" }
local slots = { "1 slot", "2 slots" }

-- What the back asks before the hall is turned; the digger has 1 iron.
local answers = {
  back_support = { "decline" }, back_mining_prestige = { "decline" }, back_coin = { "decline" },
  back_strengthen = { "decline" }, back_wild = { "iron", "iron" }, back_tradition = { "decline" },
  back_relic = { "decline" }, back_throne = { "stop" }, back_mining_court = { "decline" },
}

local function example_of(number, row)
  local steps = { "assign 1 to pick", "action", "take iron_rubble_1", "reveal b4" }
  for _, step in ipairs(answers[row[5]] or {}) do
    steps[#steps + 1] = step
  end
  local name = name_of(row)
  local after = { ["mountain.b4"] = name }
  if row[3] == 0 then
    after["goblin.b4"], after["orc.b4"], after["troll.b4"] = 0, 0, 0
  end
  local first = number < 10 and 20 or 1 -- other halls lie face up
  local set = {
    phase = "assign", start_player = 1, at_turn = 1, ["rubble_shown.5"] = "iron_rubble_1",
    ["hall." .. name] = "under_b4",
  }
  for i, spot in ipairs { "b3", "c3", "c4", "d3" } do
    set["mountain." .. spot] = name_of(rows[first + i - 1])
  end
  return {
    name = "is revealed", given = { set = set }, steps = steps, expect = { set = after },
  }
end

local list = {}
for number, row in ipairs(rows) do
  local colour, vein, size = row[1], row[2], sizes[row[3]][row[4]]
  list[#list + 1] = card {
    id     = name_of(row),
    alias  = string.format("hall_%02d", number),
    kind   = "hall",
    title  = titles[colour] .. " " .. vein .. " " .. size,
    text   = "A vein of " .. vein .. ", " .. skulls[row[3]] .. ", " .. slots[row[4]] .. ".",
    source = "COV-239",
    mark   = "R/low",

    colour = colour,
    vein   = vein,
    skulls = row[3],
    slots  = row[4],
    back   = row[5],

    examples = { example_of(number, row) },
  }
end
return cards(list)
