return scenario {
  game    = "dwergar",
  title   = "Tea time",
  text    = "The Tea house has opened, and the workers lay Rails in half the time. " ..
            "Who serves more pots before the day is over?",
  players = 2,
  seed    = 3,
  rules   = { starting_player = 1, events = 7 },
  set     = {
    ["project.tea_city:tea_house"] = "p1_upgraded",
    ["project.rails"]              = "track",
    ["player[1].goods.stone"]      = 4,
  },
}
