-- The four resources: what a delivered one is worth, and how many counters there are.
local rows = {
  { "iron", 1, "S p21" },
  { "emerald", 1, "S p36" },
  { "gold", 2, "counters S; points R/high" },
  { "mythrall", 2, "S p21" },
}
local titles = { iron = "Iron", emerald = "Emerald", gold = "Gold", mythrall = "Mythrall" }

local list = {}
for _, row in ipairs(rows) do
  local name = "resource_" .. row[1]
  list[#list + 1] = card {
    id     = name,
    kind   = "resource",
    title  = titles[row[1]],
    text   = row[2] .. " GP when it is delivered to a construction site or the throne.",
    source = "COV-17, COV-75",
    mark   = row[3],

    of    = row[1],
    gp    = row[2],
    count = 15,

    examples = {
      { name = "to the throne by a coin, which gives 1 GP too",
        given = { { [row[1]] = 1 },
                  set = { phase = "council_coins", start_player = 1, at_turn = 1,
                          ["player[1].coin.1"] = "throne_coin_1" } },
        steps = { "deliver " .. row[1] },
        expect = { { [row[1]] = 0, gp = 6 + row[2] },
                   set = { ["player[1].throne." .. row[1]] = 1 } } },
    },
  }
end
return cards(list)
