-- First Fire: the first of three scenarios in the second era.
--
--   adit play --campaign scripts/mods/ironroot/scenarios/first_fire.lua --progress fire.txt
return scenario {
  game  = "cave_vs_cave",
  title = "First Fire",
  text  = "The way down is open. Hold two iron before the second round of the era is over.",
  seats = { "human", "greedy" },
  seed  = 5,
  rules = { starting_player = 1, identities = "none" },

  set = {
    round = 9,
    ["player[1].goods.wood"] = 2,
    ["player[1].cell.c2"] = "shelf",
    ["player[1].cell.c8"] = "empty",
    ["player[1].cell.c9"] = "empty",
    ["player[2].cell.c8"] = "empty",
  },

  win  = { "player[1].goods.iron", at_least = 2 },
  lose = { "round", at_least = 11 },

  say = {
    { at = "start",
      text = "Warm air rises from the new shaft, and it smells of stone and rain.\n" ..
      "\"Ore,\" says the old smith. \"Two bars, and I shall believe it.\"" },
    { when = { "player[1].goods.iron", at_least = 1 }, text = "The first bar glows in the sand." },
    { at = "win", text = "The smith weighs the second bar in his hand and says nothing at all." },
    { at = "lose", text = "The fire goes out. Somebody else will light it." },
  },

  next  = "the_long_road.lua",
  carry = { "player[1].goods" },
}
