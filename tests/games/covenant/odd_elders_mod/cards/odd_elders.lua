-- Tool cards of the Elders with rewards that no printed card has. All are carts: with every
-- site complete only the reward is left.
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
return cards(list)
