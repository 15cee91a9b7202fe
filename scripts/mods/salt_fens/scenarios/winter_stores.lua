-- Winter Stores: the salt of the first scenario cures the meat of the second.
return scenario {
  game  = "cave_farmers",
  title = "Winter Stores",
  text  = "Snow is coming. With the salt of the summer, put by sixteen food before round 6.",
  seats = { "human", "random" },
  seed  = 12,
  rules = { starting_player = 1 },
  set   = {
    ["player[1].identity"]    = "brine_folk",
    ["player[2].identity"]    = "reed_cutters",
    ["player[1].tile.e3"]     = "curing_loft",
    ["player[1].goods.sheep"] = 2,
  },

  win  = { "player[1].goods.food", at_least = 16 },
  lose = { "round", at_least = 6 },
  say  = {
    { at = "start", text = "The loft is empty, the sheep are fat." },
    { at = "win", text = "Let it snow." },
    { at = "lose", text = "It will be a thin winter." },
  },
}
