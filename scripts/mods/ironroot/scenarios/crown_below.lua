-- Crown Below: the last scenario; a hall that is worth the whole mountain.
return scenario {
  game  = "cave_vs_cave",
  title = "Crown Below",
  text  = "The Crown Hall lies open. Furnish it, and the mountain is yours.",
  seats = { "human", "greedy" },
  seed  = 3,
  rules = { starting_player = 1, identities = "none" },

  set = {
    round = 11,
    ["player[1].cell.c0"] = "empty",
    ["player[1].cell.c10"] = "empty",
    ["player[1].cell.c4"] = "ironroot:charcoal_pit",
    ["player[1].goods.ore"] = 4,
    ["room.ironroot:crown_hall"] = "display",
  },

  win = function(g, seat)
    return g:has(seat, "ironroot:crown_hall") or "the Crown Hall is not yet yours"
  end,
  lose = function(g, seat)
    return g:has(g:others(seat)[1], "ironroot:crown_hall")
  end,

  say = {
    { at = "start", text = "Behind the last rock the lamps find no wall." },
    { at = "win", text = "They carry the crown through all the rooms, from the deepest to the " ..
      "entrance." },
    { at = "lose", text = "From below you hear other people sing." },
  },
}
