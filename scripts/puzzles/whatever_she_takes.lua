-- Whatever she takes: the other player of Cave vs Cave begins, and does the worst.
--
-- Solve it:  adit solve scripts/puzzles/whatever_she_takes.lua
local set = {
  ["player[1].cell.c4"]    = "spinning_wheel",
  ["player[1].goods.flax"] = 3,
  ["player[1].goods.gold"] = 0,
}
for _, good in ipairs { "wood", "stone", "emmer", "flax", "food", "gold" } do
  set["player[2].goods." .. good] = 0
end

return scenario {
  game      = "cave_vs_cave",
  title     = "Whatever she takes",
  text      = "Your sister chooses first today, and she knows what you are up to. " ..
              "Show that the flax turns into gold all the same.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 4,
  rules     = { starting_player = 2 },
  set       = set,
  goal      = { "player[1].goods.gold", at_least = 2 },
  goal_text = "Have 2 gold, whatever the other player does.",
  limit     = { decisions = 5 },
  chance    = "pinned", -- she may dig, and then a room is turned up
  others    = "worst",
}
