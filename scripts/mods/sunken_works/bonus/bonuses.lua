-- What divers can do, and what engineers do with the pumps of the Sump: plain rows.
local rows = {
  { "pearl_diving", "Pearl diving", at = "sump", who = "diver",
    text = "A diver at the Sump finds 1 pearl.",
    step = label("dive", gain { pearl = 1 }),
    before = {}, after = { pearl = 1 }, say = "dive" },
  { "counterweight", "Counterweight", at = "lift", who = "diver",
    text = "A diver at the Lift raises the tiles once more for free.",
    step = label("counterweight", raise_tiles(1)),
    before = { stone = 0 }, after = { stone = 2 }, say = "counterweight",
    set = { ["player[1].cart.transit.stone"] = 2 } },
  { "pearl_trade", "Pearl trade", at = "lab", who = "diver",
    text = "A diver at the Laboratory trades 1 pearl for 2 gold.",
    step = exchange { pay = { pearl = 1 }, get = { gold = 2 } },
    before = { pearl = 1, gold = 0 }, after = { pearl = 0, gold = 2 },
    say = "exchange 1 pearl for 2 gold" },
  { "salvage", "Salvage", at = "workshop", who = "diver",
    text = "A diver at the Workshop brings 1 iron along.",
    step = label("salvage", gain { iron = 1 }),
    before = { iron = 0 }, after = { iron = 1 }, say = "salvage" },
  { "steam_pump", "Steam pump", at = "sump", who = "engineer",
    text = "An engineer at the Sump gains 1 heat from the pump.",
    step = label("pump", gain { heat = 1 }),
    before = { heat = 0 }, after = { heat = 1 }, say = "pump" },
}

local function in_pool(who)
  return "player[1]." .. (who == "diver" and "pool_specialist.sunken_works:diver" or "pool." .. who)
end

-- What the example sets: the worker in the pool, and what the row adds.
local function set_of(row)
  local set = { [in_pool(row.who)] = 1 }
  for field, value in pairs(row.set or {}) do
    set[field] = value
  end
  return set
end

local function examples_of(row)
  return {
    { name = "the " .. row.who .. " has it",
      given = { row.before, rules = { starting_player = 1 }, set = set_of(row) },
      steps = { "place " .. row.who .. " " .. row.at, row.say },
      expect = { row.after } },
    { name = "once",
      given = { { pearl = 2, stone = 2 }, rules = { starting_player = 1 },
                set = { [in_pool(row.who)] = 1 } },
      steps = { "place " .. row.who .. " " .. row.at, row.say },
      refused = { [row.say] = "it cannot be done again in this action" } },
    { name = "nobody else has it",
      given = { { pearl = 1, stone = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].pool.blacksmith"] = 1 } },
      steps = { "place blacksmith " .. row.at },
      refused = { [row.say] = "only the " .. row.who .. " gets this bonus here" } },
  }
end

local list = {}
for _, row in ipairs(rows) do
  list[#list + 1] = card {
    id         = row[1],
    kind       = "bonus",
    title      = row[2],
    text       = row.text,
    location   = row.at,
    specialist = row.who,
    step       = row.step,
    examples   = examples_of(row),
  }
end
return cards(list)
