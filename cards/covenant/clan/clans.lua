-- The clan boards differ in the slots of their printed tools.
local rows = {
  { "clan_blue", "silver", "gold", "silver", "gold" },
  { "clan_red", "gold", "silver", "gold", "silver" },
  { "clan_yellow", "silver", "silver", "gold", "gold" },
  { "clan_purple", "gold", "gold", "silver", "silver" },
}
local titles = {
  clan_blue = "Blue clan", clan_red = "Red clan", clan_yellow = "Yellow clan",
  clan_purple = "Purple clan",
}

-- A silver and a golden jewel fit only some of the printed tools.
local tools = { "pick", "axe", "compass", "cart" }

local function example_of(row, colour, jewel)
  local refused, into = {}, nil
  for i, tool in ipairs(tools) do
    if row[i + 1] == colour then
      into = into or tool
    else
      refused["into " .. tool] = "its slot has a different colour"
    end
  end
  local set = {
    phase = "council_coins", start_player = 1, at_turn = 1, ["player[1].coin.1"] = "jewel_coin_1",
    ["player[1].clan"] = row[1],
  }
  set[colour .. "_shown.2"] = jewel
  return {
    name = "where " .. colour .. " fits", given = { { gold = 1 }, set = set },
    steps = { "jewel " .. jewel }, refused = refused,
  }, {
    name = "into the " .. into, given = { { gold = 1 }, set = set },
    steps = { "jewel " .. jewel, "into " .. into },
    expect = { set = { ["player[1].jewel." .. into] = jewel } },
  }
end

local list = {}
for order, row in ipairs(rows) do
  local name = row[1]
  local first, second = example_of(row, "silver", "silver_cart_1")
  local third, fourth = example_of(row, "gold", "golden_orc_1")
  list[#list + 1] = card {
    id     = name,
    kind   = "clan",
    title  = titles[name],
    text   = "Slots: pick " .. row[2] .. ", axe " .. row[3] .. ", compass " .. row[4] ..
             ", cart " .. row[5] .. ".",
    source = "COV-6, COV-78",
    mark   = "colours S p27; one slot for each tool R/mid; slot colours R/low",

    order   = order,
    pick    = row[2],
    axe     = row[3],
    compass = row[4],
    cart    = row[5],

    examples = { first, second, third, fourth },
  }
end
return cards(list)
