-- Warm halls: heat comes from the rock itself, in Dwergar.
--
-- Play it:  adit play --scenario scripts/scenarios/warm_halls.lua
return scenario {
  game      = "dwergar",
  title     = "Warm halls",
  text      = "The miners have come so near to the lava that the floors are warm. " ..
              "Each turn begins with heat, and the clans race to be the first with forty points.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 17,
  rules     = { starting_player = 1, events = 7, decks = "golden,eastern" },
  on        = { turn_began = gain { heat = 1 } },
  goal      = { "player[1].goods.vp", at_least = 40 },
  goal_text = "Have 40 points.",
}
