-- Starting tiles: resources, support and the first steps on the tracks.
local rows = {
  { "start_01", { iron = 1, emerald = 1 }, 1, "mining", "prestige" },
  { "start_02", { iron = 1, emerald = 1 }, 1, "court", "mining" },
  { "start_03", { iron = 1, emerald = 1 }, 1, "prestige", "court" },
  { "start_04", { iron = 1, gold = 1 }, 1, "court", 2 },
  { "start_05", { iron = 1, gold = 1 }, 1, "prestige", 2 },
  { "start_06", { iron = 1, gold = 1 }, 1, "mining", 2 },
  { "start_07", { iron = 2, emerald = 1 }, 2, "mining", 1 },
  { "start_08", { emerald = 2 }, 2, "prestige", 1 },
  { "start_09", { iron = 1, mythrall = 1 }, 2, "court", 1 },
  { "start_10", { iron = 1, emerald = 1, gold = 1 }, 0, "mining", "prestige" },
}
local resources = { "iron", "emerald", "gold", "mythrall" }
local titles = { court = "Court", prestige = "Prestige", mining = "Mining" }

-- The tile in words.
local function text_of(row)
  local parts = {}
  for _, resource in ipairs(resources) do
    if row[2][resource] then
      parts[#parts + 1] = row[2][resource] .. " " .. resource
    end
  end
  if row[3] > 0 then
    parts[#parts + 1] = row[3] .. " support"
  end
  local other = titles[row[5]]
  parts[#parts + 1] = titles[row[4]] .. (other and " 1" or " " .. row[5])
  if other then
    parts[#parts + 1] = other .. " 1"
  end
  return table.concat(parts, ", ") .. "."
end

-- Support is taken piece by piece; the second space of each track offers something.
local function example_of(row)
  local steps, after, expect = {}, {}, { plus1 = row[3] }
  for _ = 1, row[3] do
    steps[#steps + 1] = "take_plus1"
  end
  after["player[1].track." .. row[4]] = titles[row[5]] and 1 or row[5]
  if titles[row[5]] then
    after["player[1].track." .. row[5]] = 1
  elseif row[5] == 2 then
    steps[#steps + 1] = "decline"
  end
  for _, resource in ipairs(resources) do
    expect[resource] = row[2][resource] or 0
  end
  return {
    name = "at the start",
    given = { players = 1,
              set = { phase = "start_tiles", ["player[1].start_tile"] = row[1] } },
    steps = steps, expect = { expect, set = after },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name = row[1]
  local moves
  if titles[row[5]] then
    moves = sequence { advance(row[4], 1), advance(row[5], 1) }
  else
    moves = advance(row[4], row[5])
  end
  list[#list + 1] = card {
    id     = name,
    kind   = "start",
    title  = "Starting tile",
    text   = text_of(row),
    source = "COV-242",
    mark   = "R/low",

    resources = row[2],
    support   = row[3],
    moves     = moves,

    examples = { example_of(row) },
  }
end
return cards(list)
