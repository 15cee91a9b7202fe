-- Dry Summer: the first scenario of salt_year.lua; four salt before round 5.
return scenario {
  game  = "cave_farmers",
  title = "Dry Summer",
  text  = "The fens have dried to white pans. Fill four sacks of salt before round 5 begins.",
  seats = { "human", "random" },
  seed  = 11,
  rules = { starting_player = 1 },
  set   = { ["player[1].identity"] = "brine_folk", ["player[2].identity"] = "reed_cutters" },

  win  = { "player[1].goods.salt", at_least = 4 },
  lose = { "round", at_least = 5 },
  say  = {
    { at = "start", text = "The wind smells of the sea." },
    { at = "win", text = "Four sacks stand in the dry." },
    { at = "lose", text = "The rain comes, and the pans are mud." },
  },
}
