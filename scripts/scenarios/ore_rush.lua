-- Ore rush: weapons for everybody in The Cave Farmers.
--
-- Play it:  adit play --scenario scripts/scenarios/ore_rush.lua
local set = {}
for seat = 1, 2 do
  set["player[" .. seat .. "].goods.ore"] = 3
end

return scenario {
  game      = "cave_farmers",
  title     = "Ore rush",
  text      = "The stream has washed ore down into the valley, and every smithy is lit. " ..
              "Whoever furnishes a room this year finds more of it under the floor.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 5,
  set       = set,
  on        = { furnished = gain { ore = 1 } },
  goal      = { "player[1].goods.dog", at_least = 3 },
  goal_text = "Have 3 dogs.",
}
