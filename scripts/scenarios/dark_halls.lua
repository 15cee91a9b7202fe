-- Dark halls: alone against the Elders, in a mountain that is full of enemies.
--
-- Play it:  adit play --scenario scripts/scenarios/dark_halls.lua
local halls = {
  b3 = { "yellow_mythrall_warren", goblin = 1, orc = 1, troll = 1 },
  c3 = { "blue_mythrall_warren", goblin = 3 },
  c4 = { "black_mythrall_warren", orc = 2, troll = 1 },
  d3 = { "yellow_emerald_den", goblin = 2 },
  b4 = { "black_emerald_den", goblin = 1, orc = 1 },
  d2 = { "black_gold_den", orc = 2 },
}

local set = {
  phase = "relic_pre", at_turn = 1,
  ["player[1].tavern.1"] = 2, ["player[1].tavern.2"] = 2,
  ["player[1].goods.plus2"] = 1,
  ["player[1].goods.iron"] = 1,
  ["player[1].forged.3"] = "emerald_axe_silver",
  ["player[1].in_play"] = "troll_slayers crowded_cells",
  ["player[1].objective.i"] = "full_rack", ["player[1].objective.ii"] = "bunch_of_keys",
}
for spot, hall in pairs(halls) do
  set["mountain." .. spot] = hall[1]
  for _, enemy in ipairs { "goblin", "orc", "troll" } do
    set[enemy .. "." .. spot] = hall[enemy] or 0
  end
end

return scenario {
  game      = "covenant",
  title     = "Dark halls",
  text      = "Goblins, orcs and trolls sit in every hall, and the Elders sit at the throne. " ..
              "Sharpen both axes, and fill the dungeon before the Council counts the heads.",
  players   = 1,
  seats     = { "human" },
  seed      = 61,
  rules     = { difficulty = "diff_difficult" },
  set       = set,
  goal      = function(g, me)
    local heads = g:count(me, "goblin") + g:count(me, "orc") + g:count(me, "troll")
    return heads >= 6 or "only " .. heads .. " enemies are in the dungeon"
  end,
  goal_text = "Have 6 enemies in the dungeon.",
}
