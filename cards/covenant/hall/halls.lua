-- The fronts of the hall tiles: colour, vein, skulls, slots, and what the back shows.
local rows = {
  { "hall_01", "yellow", "emerald", 0, 1, "back_support" },
  { "hall_02", "yellow", "emerald", 1, 1, "back_mining_prestige" },
  { "hall_03", "yellow", "emerald", 2, 2, "back_coin" },
  { "hall_04", "yellow", "gold", 1, 2, "back_strengthen" },
  { "hall_05", "yellow", "gold", 2, 1, "back_wild" },
  { "hall_06", "yellow", "gold", 1, 1, "back_prestige_court" },
  { "hall_07", "yellow", "mythrall", 2, 2, "back_tradition" },
  { "hall_08", "yellow", "mythrall", 3, 2, "back_relic" },
  { "hall_09", "blue", "emerald", 0, 1, "back_throne" },
  { "hall_10", "blue", "emerald", 1, 2, "back_mining_court" },
  { "hall_11", "blue", "emerald", 2, 2, "back_forge" },
  { "hall_12", "blue", "gold", 1, 1, "back_inlay" },
  { "hall_13", "blue", "gold", 2, 2, "back_coin" },
  { "hall_14", "blue", "mythrall", 1, 1, "back_strengthen" },
  { "hall_15", "blue", "mythrall", 2, 1, "back_mining_prestige" },
  { "hall_16", "blue", "mythrall", 3, 2, "back_support" },
  { "hall_17", "black", "emerald", 1, 1, "back_prestige_court" },
  { "hall_18", "black", "emerald", 2, 2, "back_relic" },
  { "hall_19", "black", "gold", 0, 1, "back_wild" },
  { "hall_20", "black", "gold", 1, 2, "back_mining_court" },
  { "hall_21", "black", "gold", 2, 2, "back_strengthen" },
  { "hall_22", "black", "mythrall", 1, 1, "back_coin" },
  { "hall_23", "black", "mythrall", 2, 1, "back_forge" },
  { "hall_24", "black", "mythrall", 3, 2, "back_tradition" },
}

local titles = { yellow = "Yellow hall", blue = "Blue hall", black = "Black hall" }
local skulls = { [0] = "no enemies", "1 enemy", "2 enemies", "3 enemies" }
local slots = { "1 slot", "2 slots" }

-- What the back asks before the hall is turned; the digger has 1 iron.
local answers = {
  back_support = { "decline" }, back_mining_prestige = { "decline" }, back_coin = { "decline" },
  back_strengthen = { "decline" }, back_wild = { "iron", "iron" }, back_tradition = { "decline" },
  back_relic = { "decline" }, back_throne = { "stop" }, back_mining_court = { "decline" },
}

local function example_of(row)
  local steps = { "assign 1 to pick", "action", "take rubble_01", "reveal b4" }
  for _, step in ipairs(answers[row[6]] or {}) do
    steps[#steps + 1] = step
  end
  local after = { ["mountain.b4"] = row[1] }
  if row[4] == 0 then
    after["goblin.b4"], after["orc.b4"], after["troll.b4"] = 0, 0, 0
  end
  local first = row[1] < "hall_10" and 20 or 1 -- other halls lie face up
  local set = {
    phase = "assign", start_player = 1, at_turn = 1, ["rubble_shown.5"] = "rubble_01",
    ["hall." .. row[1]] = "under_b4",
  }
  for i, spot in ipairs { "b3", "c3", "c4", "d3" } do
    set["mountain." .. spot] = string.format("hall_%02d", first + i - 1)
  end
  return {
    name = "is revealed", given = { set = set }, steps = steps, expect = { set = after },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name, colour, vein = row[1], row[2], row[3]
  list[#list + 1] = card {
    id     = name,
    kind   = "hall",
    title  = titles[colour],
    text   = "A vein of " .. vein .. ", " .. skulls[row[4]] .. ", " .. slots[row[5]] .. ".",
    source = "COV-239",
    mark   = "R/low",

    colour = colour,
    vein   = vein,
    skulls = row[4],
    slots  = row[5],
    back   = row[6],

    examples = { example_of(row) },
  }
end
return cards(list)
