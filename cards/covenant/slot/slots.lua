-- The slots of the displays: what a tile there costs, and for which value of their die the
-- Elders take it.
local displays = {
  { "rubble", "rub_", "Rubble slot", "COV-90, COV-269",
    "S p17; that the first is the left one R/mid",
    { strength = 2, die = 1 }, { strength = 1, die = 2 }, { strength = 1, die = 3 },
    { strength = 1, die = 4 }, { strength = 1, die = 5, die_2 = 6 } },
  { "tradition", "tr_", "Tradition slot", "COV-91, COV-270", "slots S; costs R/low",
    { gp = 2, die = 1 }, { gp = 1, die = 2 }, { gp = 0, die = 3, die_2 = 4 },
    { gp = 0, die = 5, die_2 = 6 } },
  { "coin", "co_", "Coin slot", "COV-92, COV-270", "a slot that costs 2 S p13; the others R/low",
    { gp = 2, die = 1 }, { gp = 1, die = 2 }, { gp = 0, die = 3, die_2 = 4 },
    { gp = 0, die = 5, die_2 = 6 } },
  { "relic", "rel_", "Shelf slot", "COV-71, COV-93", "slots S p7; heights R/low",
    { height = 1 }, { height = 4 }, { height = 8 }, { height = 12 } },
  { "tool", "to_", "Tool slot", "COV-94", "S p15", {}, {}, {}, {} },
  { "jewel", "je_", "Jewel row", "COV-95, COV-271",
    "one cost for two jewels S*; 1 gold S p11; the other two R/mid",
    { price = "emerald", die = 1, die_2 = 2 }, { price = "gold", die = 3, die_2 = 4 },
    { price = "mythrall", die = 5, die_2 = 6 } },
}

-- What a tile of the slot costs, in words.
local function text_of(slot)
  if slot.strength then
    return "A tile here costs " .. slot.strength .. " strength."
  elseif slot.gp then
    return slot.gp == 0 and "A tile here costs nothing." or
           "A tile here costs " .. slot.gp .. " GP."
  elseif slot.height then
    return "A relic here is within reach from space " .. slot.height .. " of the Mining track."
  elseif slot.price then
    return "A jewel here costs 1 " .. slot.price .. "."
  end
  return "A tool here costs what is printed on it."
end

-- A turn of player 1 with these fields set.
local function given(goods, fields)
  local set = { phase = "assign", start_player = 1, at_turn = 1 }
  for field, value in pairs(fields) do
    set[field] = value
  end
  return { goods, set = set }
end

local shelf = { "ale_horn_1", "miners_lamp_1", "rune_map_1", "smiths_hammer_1" }

-- Why it cannot be had for 1 GP less.
local function short(slot)
  return "costs " .. slot.gp .. " GP, you have " .. slot.gp - 1
end

-- What a tile in the slot costs, and that it cannot be had for less.
local examples = {
  rubble = function(slot, number)
    local fields = { ["player[1].tavern.2"] = 1, ["rubble_shown." .. number] = "iron_rubble_1",
                     ["hall.black_emerald_cell"] = "under_b4" }
    local cheap = { "assign 1 to pick", "action", "take iron_rubble_1", "reveal b4" }
    local dear = { "assign 2 to pick", "action", "take iron_rubble_1", "reveal b4" }
    return {
      { name = slot.strength .. " strength is enough", given = given({}, fields),
        steps = slot.strength == 1 and cheap or dear, expect = { { iron = 1 } } },
      slot.strength > 1 and
      { name = "not with strength 1 (COV-10.13)", given = given({}, fields),
        steps = { "assign 1 to pick", "action" },
        refused = { ["take iron_rubble_1"] = "costs " .. slot.strength ..
                                             " strength, you have 1 left" } } or
      nil,
    }
  end,
  tradition = function(slot, number)
    local fields = { phase = "council_coins", ["player[1].coin.1"] = "prestige_coin_1",
                     ["player[1].track.prestige"] = 3,
                     ["traditions_shown." .. number] = "old_deeds" }
    return {
      { name = "all GP but none too many (COV-10.98)", given = given({ gp = slot.gp }, fields),
        steps = { "tradition old_deeds" },
        expect = { { gp = 0 }, set = { ["tradition.old_deeds"] = "p1" } } },
      slot.gp > 0 and
      { name = "not with less (COV-235)", given = given({ gp = slot.gp - 1 }, fields), steps = {},
        refused = { ["tradition old_deeds"] = short(slot) } } or nil,
    }
  end,
  coin = function(slot, number)
    local fields = { phase = "council_coins", ["player[1].coin.1"] = "court_coin_1",
                     ["player[1].track.court"] = 4, ["coins_shown." .. number] = "glory_coin_1" }
    return {
      { name = "all GP but none too many (COV-10.98)", given = given({ gp = slot.gp }, fields),
        steps = { "coin glory_coin_1", "on cs_3" },
        expect = { { gp = 0 }, set = { ["player[1].coin.3"] = "glory_coin_1" } } },
      slot.gp > 0 and
      { name = "not with less (COV-10.57)", given = given({ gp = slot.gp - 1 }, fields),
        steps = {}, refused = { ["coin glory_coin_1"] = short(slot) } } or nil,
    }
  end,
  relic = function(slot, number)
    local fields = { phase = "relic_pre", ["relic.royal_seal_1"] = "p1",
                     ["coins_shown.4"] = "glory_coin_1" }
    local low = {}
    for place, relic in ipairs(shelf) do
      fields["relics_shown." .. place], low["relics_shown." .. place] = relic, relic
    end
    for field, value in pairs(fields) do
      low[field] = value
    end
    fields["player[1].track.mining"] = slot.height
    low["player[1].track.mining"] = slot.height - 1
    local steps = { "use royal_seal_1", "coin glory_coin_1", "on cs_3" }
    local relic = "relic " .. shelf[number]
    local reason = "needs Mining " .. slot.height .. ", you are at " .. slot.height - 1
    return {
      { name = "within reach",
        given = given({}, fields),
        steps = { "use royal_seal_1", "coin glory_coin_1", "on cs_3", relic },
        expect = { set = { ["relic." .. shelf[number]] = "fresh_p1" } } },
      { name = "not one step below (COV-10.67)", given = given({}, low), steps = steps,
        refused = number > 1 and { [relic] = reason } or nil,
        not_offered = number == 1 and { relic } or nil }, -- no relic at all: nothing is asked
    }
  end,
  tool = function(_, number)
    local fields = { phase = "relic_pre", ["relic.smiths_hammer_1"] = "p1",
                     ["tools_shown." .. number] = "mythrall_book_silver_1",
                     ["tools_shown." .. number % 4 + 1] = "emerald_axe_silver" }
    return {
      { name = "as printed", given = given({ iron = 1, mythrall = 1 }, fields),
        steps = { "use smiths_hammer_1", "forge", "forge mythrall_book_silver_1", "on place_1",
                  "decline" },
        expect = { { iron = 0, mythrall = 0 },
                   set = { ["tools_shown." .. number] = "none" } } },
      { name = "not without", given = given({ iron = 1, emerald = 1 }, fields),
        steps = { "use smiths_hammer_1", "forge" },
        refused = { ["forge mythrall_book_silver_1"] = "needs 1 mythrall, has 0" } },
    }
  end,
  jewel = function(slot, number)
    local fields = { phase = "council_coins", ["player[1].coin.1"] = "jewel_coin_1",
                     ["player[1].clan"] = "clan_blue",
                     ["silver_shown." .. number] = "silver_cart_1",
                     ["gold_shown." .. number] = "golden_orc_1" }
    local other = slot.price == "gold" and "emerald" or "gold"
    return {
      { name = "a silver one", given = given({ [slot.price] = 1 }, fields),
        steps = { "jewel silver_cart_1", "into pick" },
        expect = { { [slot.price] = 0, gp = 8 } } },
      { name = "a golden one for the same (COV-95)", given = given({ [slot.price] = 1 }, fields),
        steps = { "jewel golden_orc_1", "into axe" },
        expect = { { [slot.price] = 0, gp = 7 } } },
      { name = "not for iron or another good", given = given({ iron = 3, [other] = 1 }, fields),
        steps = {},
        refused = { ["jewel silver_cart_1"] = "needs 1 " .. slot.price .. ", has 0",
                    ["jewel golden_orc_1"] = "needs 1 " .. slot.price .. ", has 0" } },
    }
  end,
}

local list = {}
for _, display in ipairs(displays) do
  for number = 1, #display - 5 do
    local slot = display[number + 5]
    local name = display[2] .. number
    list[#list + 1] = card {
      id     = name,
      kind   = "slot",
      title  = display[3] .. " " .. number,
      text   = text_of(slot),
      source = display[4],
      mark   = display[5],

      display  = display[1],
      number   = number,
      strength = slot.strength,
      gp       = slot.gp,
      height   = slot.height,
      price    = slot.price and { [slot.price] = 1 },
      die      = slot.die,
      die_2    = slot.die_2,

      examples = examples[display[1]](slot, number),
    }
  end
end
return cards(list)
