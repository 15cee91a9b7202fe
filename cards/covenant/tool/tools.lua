-- Tools that can be forged: each costs 1 iron and the resource printed on it. They are called by
-- that resource and by the colour of the jewel that they take; the last column is the alias.
local rows = {
  { "emerald_pick_silver", "pick", "emerald", "silver", "tool_pick_1" },
  { "emerald_pick_gold", "pick", "emerald", "gold", "tool_pick_2" },
  { "gold_pick_silver", "pick", "gold", "silver", "tool_pick_3" },
  { "gold_pick_gold", "pick", "gold", "gold", "tool_pick_4" },
  { "mythrall_pick_gold", "pick", "mythrall", "gold", "tool_pick_5" },
  { "emerald_axe_silver", "axe", "emerald", "silver", "tool_axe_1" },
  { "emerald_axe_gold", "axe", "emerald", "gold", "tool_axe_2" },
  { "gold_axe_silver", "axe", "gold", "silver", "tool_axe_3" },
  { "gold_axe_gold", "axe", "gold", "gold", "tool_axe_4" },
  { "mythrall_axe_gold", "axe", "mythrall", "gold", "tool_axe_5" },
  { "emerald_compass_silver", "compass", "emerald", "silver", "tool_compass_1" },
  { "emerald_compass_gold", "compass", "emerald", "gold", "tool_compass_2" },
  { "gold_compass_silver", "compass", "gold", "silver", "tool_compass_3" },
  { "gold_compass_gold", "compass", "gold", "gold", "tool_compass_4" },
  { "mythrall_compass_gold", "compass", "mythrall", "gold", "tool_compass_5" },
  { "emerald_cart_silver", "cart", "emerald", "silver", "tool_cart_1" },
  { "emerald_cart_gold", "cart", "emerald", "gold", "tool_cart_2" },
  { "gold_cart_silver", "cart", "gold", "silver", "tool_cart_3" },
  { "gold_cart_gold", "cart", "gold", "gold", "tool_cart_4" },
  { "mythrall_cart_gold", "cart", "mythrall", "gold", "tool_cart_5" },
  { "mythrall_book_silver_1", "book", "mythrall", "silver", "tool_book_1" },
  { "mythrall_book_gold_1", "book", "mythrall", "gold", "tool_book_2" },
  { "mythrall_book_silver_2", "book", "mythrall", "silver", "tool_book_3" },
  { "mythrall_book_gold_2", "book", "mythrall", "gold", "tool_book_4" },
}

local metals = { emerald = "Emerald", gold = "Gold", mythrall = "Mythrall" }
local actions = {
  pick = "Dig", axe = "Skirmish", compass = "Build", cart = "Transport",
  book = "Any basic action",
}

local list = {}
for _, row in ipairs(rows) do
  local name, type, dear, slot = row[1], row[2], row[3], row[4]
  list[#list + 1] = card {
    id     = name,
    alias  = row[5],
    kind   = "tool",
    title  = metals[dear] .. " " .. type .. ", " .. slot .. " setting",
    text   = actions[type] .. ". Costs 1 iron and 1 " .. dear .. "; takes a " .. slot ..
             " jewel.",
    source = "COV-243",
    mark   = "S; cost and slot R/low",

    type = type,
    cost = { iron = 1, [dear] = 1 },
    slot = slot,

    examples = {
      { name = "forged before the work it can be used at once (COV-10.116)",
        given = { { iron = 1, [dear] = 1 },
                  set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                          ["relic.smiths_hammer_1"] = "p1", ["tools_shown.3"] = name } },
        steps = { "use smiths_hammer_1", "forge", "forge " .. name, "on place_1", "decline",
                  "assign 1 to space_1" },
        expect = { { iron = 0, [dear] = 0 },
                   set = { ["player[1].forged.1"] = name, ["player[1].dwarf_on.space_1"] = 1,
                           turn_tool = "space_1" } } },
    },
  }
end
return cards(list)
