return scenario {
  game      = "cave_farmers",
  title     = "Cake first",
  text      = "Grandmother wants cake, and a stone oven to bake the next one. " ..
              "The round has only just begun.",
  players   = 1,
  seats     = { "human" },
  seed      = 2,
  set       = {
    ["player[1].tile.e3"]     = "tea_farm:tea_kitchen",
    ["player[1].goods.grain"] = 1,
    ["player[1].goods.food"]  = 0,
  },
  goal      = {
    { "player[1].goods.food", at_least = 3 },
    { "player[1].goods.stone", at_least = 1 },
  },
  goal_text = "Have 3 food and 1 stone.",
  limit     = { decisions = 5 },
  chance    = "pinned",
}
