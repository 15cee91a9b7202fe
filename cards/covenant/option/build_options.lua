-- The build table: what a strength is enough for.
local rows = {
  { "b1", 1, 1, 0, 0, "a house", "R/high",
    steps = { "house", "at c3" }, expect = { iron = 1, emerald = 1 } },
  { "b2", 2, 0, 1, 0, "a workshop", "R/high",
    steps = { "option b2", "workshop", "at c4" } },
  { "b3", 2, 0, 0, 1, "a pillar or gate", "R/mid",
    steps = { "option b3", "gate", "at c3_e" }, expect = { gp = 7 } },
  { "b4", 3, 1, 1, 0, "a house and a workshop", "S p23",
    steps = { "option b4", "workshop", "at c4", "house", "at c3" },
    expect = { iron = 1, emerald = 1 } },
  { "b5", 4, 0, 1, 1, "a workshop and a pillar or gate", "S p23",
    steps = { "option b5", "gate", "at c3_e", "workshop", "at c4" }, expect = { gp = 7 } },
  { "b6", 5, 1, 1, 1, "a house, a workshop and a pillar or gate", "R/mid",
    goods = { plus1 = 1 }, support = "plus1",
    steps = { "option b6", "workshop", "at c4", "gate", "at c3_e", "house", "at c3" },
    expect = { iron = 1, emerald = 1, gp = 7, plus1 = 0 } },
  { "b7", 6, 0, 1, 2, "a workshop and two pillars or gates", "R/low",
    goods = { plus2 = 1 }, support = "plus2",
    steps = { "option b7", "workshop", "at c4", "gate", "at c3_e", "pillar", "at b3_bottom",
              "decline" },
    expect = { gp = 7, plus2 = 0 } },
}

-- Three halls of emerald, and one pillar and one gate in the forge.
local function field_of(strength)
  return {
    phase = "assign", start_player = 1, at_turn = 1,
    ["player[1].tavern." .. strength] = strength == 1 and 4 or 1,
    ["mountain.b3"] = "black_emerald_den", ["mountain.c3"] = "yellow_emerald_den",
    ["mountain.c4"] = "blue_emerald_hall",
    ["mountain.d3"] = "blue_mythrall_lair", ["carts_p1.site_p1"] = 1, ["carts_p1.site_g1"] = 1,
  }
end

local function example_of(row)
  local strength = row[2] < 4 and row[2] or 4
  local steps = { "assign " .. strength .. " to compass" }
  steps[#steps + 1] = row.support
  steps[#steps + 1] = "action"
  for _, step in ipairs(row.steps) do
    steps[#steps + 1] = step
  end
  local set = { ["player[1].forge.house"] = 2 - row[3], ["player[1].forge.workshop"] = 2 - row[4],
                ["player[1].forge.gate"] = row[5] > 0 and 0 or 1,
                ["player[1].forge.pillar"] = row[5] > 1 and 0 or 1 }
  return {
    name = "with strength " .. row[2], given = { row.goods or {}, set = field_of(strength) },
    steps = steps, expect = { row.expect or {}, set = set },
  }
end

local function refusal_of(row)
  local strength = row[2] - 1 < 4 and row[2] - 1 or 4
  return {
    name = "not with less", given = { {}, set = field_of(strength) },
    steps = { "assign " .. strength .. " to compass", "action" },
    refused = { ["option " .. row[1]] = "needs strength " .. row[2] .. ", you have " .. strength },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name = row[1]
  list[#list + 1] = card {
    id     = name,
    kind   = "option",
    title  = "Build option " .. string.upper(name),
    text   = "With strength " .. row[2] .. ": " .. row[6] .. ".",
    source = "COV-214, COV-215",
    mark   = row[7],

    strength  = row[2],
    houses    = row[3],
    workshops = row[4],
    monuments = row[5],

    examples = { example_of(row), row[2] > 2 and refusal_of(row) or nil },
  }
end
return cards(list)
