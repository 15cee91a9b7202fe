-- The Long Road: the second scenario; the iron of the first one becomes weapons.
return scenario {
  game  = "cave_vs_cave",
  title = "The Long Road",
  text  = "Somebody waits at the other end of the road. Bring home six gold before the era ends.",
  seats = { "human", "greedy" },
  seed  = 8,
  rules = { starting_player = 1, identities = "none" },

  set = {
    round = 10,
    ["player[1].cell.c2"] = "shelf",
    ["player[1].cell.c4"] = "ironroot:field_forge",
    ["player[1].goods.iron"] = 3,
    ["tile.ironroot:armoury"] = "on_board",
    ["tile.ironroot:pack_trail"] = "on_board",
  },

  win = { "player[1].goods.gold", at_least = 6 },

  say = {
    { at = "start", text = "The road leads out of the mountain and over three passes." },
    { when = { "player[1].goods.weapon", at_least = 3 }, text = "The donkeys prick up their " ..
      "ears: it rings in the forge." },
    { at = "win", text = "Gold on the table, mud on the floor: everybody is back." },
  },

  next  = "crown_below.lua",
  carry = { "player[1].goods" },
}
