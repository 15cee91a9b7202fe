return scenario {
  game      = "dwergar",
  title     = "Strong tea",
  text      = "The Rails lie ready, but the iron does not. " ..
              "It is said that tea can be brewed so strong that a spoon stands up in it.",
  players   = 2,
  seats     = { "human", "random" },
  seed      = 6,
  rules     = { starting_player = 1, events = 7 },
  set       = {
    ["project.tea_city:tea_house"] = "p1_upgraded",
    ["project.rails"]              = "track",
    ["player[1].goods.stone"]      = 2,
    ["player[1].goods.iron"]       = 1,
  },
  goal      = { "player[1].goods.iron", at_least = 3 },
  goal_text = "Have 3 iron.",
  limit     = { decisions = 8, turns = 1 },
  chance    = "pinned",
}
