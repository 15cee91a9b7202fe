return scenario {
  game      = "cave_vs_cave",
  title     = "The last cup",
  text      = "There is one cup of tea left, and the tax collector is at the door. " ..
              "Have what he asks for before he has hung up his coat.",
  players   = 1,
  seats     = { "human" },
  seed      = 4,
  set       = {
    ["player[1].cell.c4"]    = "tea_cave:tea_room",
    ["player[1].goods.food"] = 1,
    ["player[1].goods.gold"] = 1,
  },
  goal      = { "player[1].goods.gold", at_least = 2 },
  goal_text = "Have 2 gold.",
  limit     = { decisions = 6 },
  chance    = "pinned",
}
