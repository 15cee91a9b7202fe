-- Six mouths: food from everywhere, in The Cave Farmers.
--
-- Solve it:  adit solve scripts/puzzles/six_mouths.lua
return scenario {
  game      = "cave_farmers",
  title     = "Six mouths",
  text      = "Four cousins have come over the pass and sit around the empty pot. " ..
              "Send both dwarfs out and serve six plates tonight.",
  players   = 1,
  seats     = { "human" },
  seed      = 1,
  set       = { ["player[1].goods.grain"] = 1 },
  goal      = { "player[1].goods.food", at_least = 6 },
  goal_text = "Have 6 food.",
  limit     = { turns = 2 },
}
