return scenario {
  game    = "cave_farmers",
  title   = "Tea time",
  text    = "A kettle came with the dowry, and the Trader has moved in next door. " ..
            "Is there cake enough for a whole family?",
  players = 2,
  seed    = 3,
  rules   = { starting_player = 1 },
  set     = {
    ["player[1].ground.f3"] = "cavern",
    ["player[1].tile.e3"]   = "tea_farm:tea_kitchen",
    ["player[1].tile.f3"]   = "trader",
    ["player[1].goods.grain"] = 4,
    ["player[1].goods.gold"]  = 2,
  },
}
