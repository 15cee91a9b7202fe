-- Starting tiles: resources, support and the first steps on the tracks.
local rows = {
  { "mining_prestige_start", { iron = 1, emerald = 1 }, 1, "mining", "prestige",
    "Mining and prestige" },
  { "court_mining_start", { iron = 1, emerald = 1 }, 1, "court", "mining",
    "Court and mining" },
  { "prestige_court_start", { iron = 1, emerald = 1 }, 1, "prestige", "court",
    "Prestige and court" },
  { "court_start", { iron = 1, gold = 1 }, 1, "court", 2,
    "Court" },
  { "prestige_start", { iron = 1, gold = 1 }, 1, "prestige", 2,
    "Prestige" },
  { "mining_start", { iron = 1, gold = 1 }, 1, "mining", 2,
    "Mining" },
  { "mining_start_with_support", { iron = 2, emerald = 1 }, 2, "mining", 1,
    "Mining with support" },
  { "prestige_start_with_support", { emerald = 2 }, 2, "prestige", 1,
    "Prestige with support" },
  { "court_start_with_support", { iron = 1, mythrall = 1 }, 2, "court", 1,
    "Court with support" },
  { "rich_start", { iron = 1, emerald = 1, gold = 1 }, 0, "mining", "prestige",
    "Three resources" },
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

-- The same without the number 1; the title names both tracks.
local function short_of(row)
  local parts = {}
  for _, resource in ipairs(resources) do
    if row[2][resource] == 1 then
      parts[#parts + 1] = resource
    end
  end
  parts[#parts + 1] = row[3] == 1 and "support, 1 step on each" or "Mining 1, Prestige 1"
  return table.concat(parts, ", ")
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
for number, row in ipairs(rows) do
  local name = row[1]
  local moves
  if titles[row[5]] then
    moves = sequence { advance(row[4], 1), advance(row[5], 1) }
  else
    moves = advance(row[4], row[5])
  end
  list[#list + 1] = card {
    id     = name,
    alias  = string.format("start_%02d", number),
    kind   = "start",
    title  = "Start: " .. row[6],
    text   = text_of(row),
    short  = titles[row[5]] and short_of(row) or nil,
    source = "COV-242",
    mark   = "R/low",

    resources = row[2],
    support   = row[3],
    moves     = moves,

    examples = { example_of(row) },
  }
end
return cards(list)
