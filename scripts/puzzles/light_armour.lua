-- Light armour: how strong a weapon must be, in The Cave Farmers.
--
-- Solve it:  adit solve scripts/puzzles/light_armour.lua
return scenario {
  game      = "cave_farmers",
  title     = "Light armour",
  text      = "Behind the ridge graze sheep, and nobody has ever come back with one. " ..
              "Bring one home, and a stone to pen it in, but keep a lump of ore for the shrine.",
  players   = 1,
  seats     = { "human" },
  seed      = 1,
  set       = { ["player[1].goods.ore"] = 4 },
  goal      = {
    { "player[1].goods.sheep", at_least = 1 },
    { "player[1].goods.stone", at_least = 1 },
    { "player[1].goods.ore", at_least = 1 },
  },
  goal_text = "Have 1 sheep, 1 stone and 1 ore.",
  limit     = { turns = 1 },
}
