return scenario {
  game    = "cave_vs_cave",
  title   = "Tea time",
  text    = "The neighbours drop in for tea, and a Parlor is to be had for a piece of gold. " ..
            "Make something of the visit.",
  players = 2,
  seed    = 3,
  rules   = { starting_player = 1 },
  set     = {
    ["player[1].cell.c4"]    = "tea_cave:tea_room",
    ["player[1].goods.food"] = 3,
    ["room.parlor"]          = "display",
  },
}
