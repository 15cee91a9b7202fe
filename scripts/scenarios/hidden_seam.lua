-- The Hidden Seam: the first scenario of a campaign for one seat against a bot.
--
--   adit play --campaign scripts/scenarios/hidden_seam.lua --progress seam.txt
return scenario {
  game  = "cave_vs_cave",
  title = "The Hidden Seam",
  text  = "An old map shows a seam of gold below your hill. Three gold pay for the timber.",
  seats = { "human", "random" },
  seed  = 11,
  rules = { starting_player = 1 },

  win  = { "player[1].goods.gold", at_least = 3 },
  lose = function(g, seat)
    return g:count(g:others(seat)[1], "gold") >= 8
  end,

  say = {
    { at = "start",
      text = "Your uncle hands you the map.\n\"Three gold, and the hill is yours.\"" },
    { when = { "player[1].goods.gold", at_least = 2 }, text = "The purse grows heavy." },
    { at = "win", text = "The timber is paid for. Tomorrow you dig." },
    { at = "lose", text = "Your neighbour has bought the map from your uncle." },
  },

  next  = "hidden_seam_2.lua",
  carry = { "player[1].goods" },
}
