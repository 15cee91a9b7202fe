-- Tool cards of the Elders with rewards that no printed card has; all are carts: with every site
-- complete only the reward is left. And a die that decides nothing.
local rewards = {
  { gain { iron = 1, wild = 2 }, "COV-286", "Resources." },
  { sequence { gain { gp = 3 }, support(2), strengthen(2) }, "COV-289, COV-296",
    "3 GP, support and strength." },
  { move_enemies(2), "COV-297", "Enemies move." },
  { sequence { one_of { gain { gp = 1 }, gain { gp = 5 } }, optional(advance("mining", 2)) },
    "COV-276", "1 or 5 GP, then maybe steps." },
}

local list = {}
for number, reward in ipairs(rewards) do
  local name = "elder_cart_" .. number
  list[number] = card {
    id = name, replaces = name, kind = "elder", title = "Odd card",
    source = "test of " .. reward[2], text = reward[3],
    type = "cart", reward = reward[1],
  }
end

-- All rows stand for the same value, so the topmost that qualifies is chosen.
for number = 1, 5 do
  local name = "row_" .. number
  list[#list + 1] = card {
    id = name, replaces = name, kind = "row", title = "Odd row", source = "test of COV-10.86",
    text = "The Elders choose it on a 1.", number = number, die = 1,
  }
end

-- Only c3 is on their board.
for _, spot in ipairs { "b3", "b4", "c3", "c5", "d3", "d4" } do
  local name = "spot_" .. spot
  list[#list + 1] = card {
    id = name, replaces = name, kind = "spot", title = "Odd spot", source = "test of COV-282",
    text = "The Elders build here, or not.", at = spot,
    face_up = spot == "b3" or spot == "c3" or spot == "d3", die = spot == "c3" and 5 or nil,
  }
end
return cards(list)
