-- The six construction sites: each clan delivers as many resources as the limit says.
local columns = {
  { { gold = 1 }, { mythrall = 1 } },
  { { iron = 1, gold = 1 }, { emerald = 1, mythrall = 1 } },
  { { iron = 1, emerald = 1, gold = 1 }, { iron = 1, emerald = 1, mythrall = 1 } },
}
local rows = {
  { "site_p1", "pillar", 1, 1, "Pillar site" },
  { "site_p2", "pillar", 2, 2, "Pillar site" },
  { "site_p3", "pillar", 3, 3, "Pillar site" },
  { "site_g1", "gate", 1, 4, "Gate site" },
  { "site_g2", "gate", 2, 5, "Gate site" },
  { "site_g3", "gate", 3, 6, "Gate site" },
}

-- A dwarf as strong as the limit delivers everything at once and chooses the n-th reward.
local deliveries = {
  {}, -- only gold fits and is stored: nobody needs to ask
  { "deliver iron", "deliver gold" },
  { "deliver iron", "deliver emerald", "deliver gold" },
}
local gp = { 7, 8, 9 }

local function example_of(row, players, n, track, amount)
  local name, limit = row[1], row[3]
  local steps = { "assign " .. limit .. " to cart", "action", "site " .. name }
  for _, step in ipairs(deliveries[limit]) do
    steps[#steps + 1] = step
  end
  steps[#steps + 1] = "reward " .. n .. " of " .. name
  for i = 1, track and (amount > 1 and 1 or 0) or amount do
    steps[#steps + 1] = track and "decline" or "take_plus1" -- a coin on the second step
  end
  return {
    name = "reward " .. n .. " with " .. players .. " players",
    given = { columns[limit][1], players = players,
              set = { phase = "assign", start_player = 1, at_turn = 1,
                      ["player[1].tavern." .. limit] = limit == 1 and 4 or 1 } },
    steps = steps,
    expect = { { iron = 0, emerald = 0, gold = 0, gp = gp[limit], plus1 = track and 0 or amount },
               set = { ["player[1].forge." .. row[2]] = 1,
                       ["player[1].track.court"] = track and amount or 0,
                       ["marker_" .. n .. "." .. name] = "p1" } },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name, limit = row[1], row[3]
  -- The second and fourth space of the large side give one less, but never nothing.
  local less = limit > 1 and limit - 1 or 1
  list[#list + 1] = card {
    id     = name,
    kind   = "site",
    title  = row[5] .. " " .. limit,
    text   = "Deliver " .. limit .. " to acquire a " .. row[2] .. "; the reward is steps on " ..
             "the Court track or support.",
    source = "COV-72 to COV-74, COV-272",
    mark   = "limits S p20; kinds of reward S*; columns and amounts R/low",

    of       = row[2],
    limit    = limit,
    c1       = columns[limit][1],
    c2       = columns[limit][2],
    c3       = columns[limit][1],
    c4       = columns[limit][2],
    pair_1   = advance("court", limit),
    pair_2   = support(limit),
    reward_1 = advance("court", limit),
    reward_2 = advance("court", less),
    reward_3 = support(limit),
    reward_4 = support(less),
    die      = row[4],

    examples = {
      example_of(row, 2, 1, true, limit),
      example_of(row, 2, 2, false, limit),
      example_of(row, 4, 1, true, limit),
      example_of(row, 4, 2, true, less),
      example_of(row, 4, 3, false, limit),
      example_of(row, 4, 4, false, less),
    },
  }
end
return cards(list)
