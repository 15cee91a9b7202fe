-- Tools that can be forged: each costs 1 iron and the resource printed on it.
local rows = {
  { "tool_pick_1", "pick", "emerald", "silver" },
  { "tool_pick_2", "pick", "emerald", "gold" },
  { "tool_pick_3", "pick", "gold", "silver" },
  { "tool_pick_4", "pick", "gold", "gold" },
  { "tool_pick_5", "pick", "mythrall", "gold" },
  { "tool_axe_1", "axe", "emerald", "silver" },
  { "tool_axe_2", "axe", "emerald", "gold" },
  { "tool_axe_3", "axe", "gold", "silver" },
  { "tool_axe_4", "axe", "gold", "gold" },
  { "tool_axe_5", "axe", "mythrall", "gold" },
  { "tool_compass_1", "compass", "emerald", "silver" },
  { "tool_compass_2", "compass", "emerald", "gold" },
  { "tool_compass_3", "compass", "gold", "silver" },
  { "tool_compass_4", "compass", "gold", "gold" },
  { "tool_compass_5", "compass", "mythrall", "gold" },
  { "tool_cart_1", "cart", "emerald", "silver" },
  { "tool_cart_2", "cart", "emerald", "gold" },
  { "tool_cart_3", "cart", "gold", "silver" },
  { "tool_cart_4", "cart", "gold", "gold" },
  { "tool_cart_5", "cart", "mythrall", "gold" },
  { "tool_book_1", "book", "mythrall", "silver" },
  { "tool_book_2", "book", "mythrall", "gold" },
  { "tool_book_3", "book", "mythrall", "silver" },
  { "tool_book_4", "book", "mythrall", "gold" },
}

local titles = { pick = "Pick", axe = "Axe", compass = "Compass", cart = "Cart", book = "Book" }
local actions = {
  pick = "Dig", axe = "Skirmish", compass = "Build", cart = "Transport",
  book = "Any basic action",
}

local list = {}
for _, row in ipairs(rows) do
  local name, type, dear, slot = row[1], row[2], row[3], row[4]
  list[#list + 1] = card {
    id     = name,
    kind   = "tool",
    title  = titles[type],
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
                          ["relic.relic_d_1"] = "p1", ["tools_shown.3"] = name } },
        steps = { "use relic_d_1", "forge", "forge " .. name, "on place_1", "decline",
                  "assign 1 to space_1" },
        expect = { { iron = 0, [dear] = 0 },
                   set = { ["player[1].forged.1"] = name, ["player[1].dwarf_on.space_1"] = 1,
                           turn_tool = "space_1" } } },
    },
  }
end
return cards(list)
