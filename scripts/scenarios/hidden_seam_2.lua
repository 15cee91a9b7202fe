-- Below the Hill: the second scenario of The Hidden Seam. What the player owned is carried over.
return scenario {
  game  = "cave_vs_cave",
  title = "Below the Hill",
  text  = "The timber is in place. Dig for the seam before the neighbour does.",
  seats = { "human", "random" },
  seed  = 12,
  rules = { starting_player = 1 },
  set   = { ["player[2].goods.gold"] = 2 },

  win  = { "player[1].points", at_least = 16 },
  lose = { "player[2].points", at_least = 24 },

  say = {
    { at = "start", text = "The first lamp goes down the shaft." },
    { turn = 6, text = "From the other side of the rock you hear hammers." },
    { at = "win", text = "There it is, as wide as a hand: gold." },
    { at = "lose", text = "The hammers have stopped. They have found it." },
  },
}
