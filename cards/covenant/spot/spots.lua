-- Spots of the mountain where halls start face up, and those on the board of the Elders.
local rows = {
  { "b3", true, 6 },
  { "b4", false, 1 },
  { "c3", true, 5 },
  { "c4", true },
  { "c5", false, 2 },
  { "d3", true, 4 },
  { "d4", false, 3 },
}

-- A dwarf digs at the very beginning: what lies face up cannot be revealed.
local function example_of(at, is_up)
  local steps = { "assign 1 to pick", "action", "take iron_rubble_1" }
  if not is_up then
    steps[#steps + 1] = "reveal " .. at
  end
  local set = {
    phase = "assign", start_player = 1, at_turn = 1, ["rubble_shown.5"] = "iron_rubble_1",
  }
  if not is_up then
    set["hall.black_emerald_cell"] = "under_" .. at
  end
  return {
    name = is_up and "lies face up" or "lies face down, next to a hall that does not",
    given = { set = set }, steps = steps, not_offered = is_up and { "reveal " .. at } or nil,
    expect = { set = is_up and {} or { ["mountain." .. at] = "black_emerald_cell" } },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name = "spot_" .. row[1]
  local start = row[2] and "Its hall starts face up. " or ""
  local elders = row[3] and "The Elders build pillars and gates here on a " .. row[3] .. "." or ""
  list[#list + 1] = card {
    id     = name,
    kind   = "spot",
    title  = "Spot " .. row[1],
    text   = start .. elders,
    source = "COV-53, COV-274",
    mark   = "R/low",

    at      = row[1],
    face_up = row[2],
    die     = row[3],

    examples = { example_of(row[1], row[2]) },
  }
end
return cards(list)
