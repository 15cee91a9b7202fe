-- Ruby in the rock: a furnishing in the first round of The Cave Farmers.
--
-- Solve it:  adit solve scripts/puzzles/ruby_in_the_rock.lua
return scenario {
  game      = "cave_farmers",
  title     = "Ruby in the rock",
  text      = "There is not one stone in the house, and the carpenter will not come without " ..
              "one. You have two dwarfs and this round.",
  players   = 1,
  seats     = { "human" },
  seed      = 1,
  goal      = { "furnishing.carpenter", is = "built" },
  goal_text = "The Carpenter is built.",
  limit     = { decisions = 6, turns = 2 },
}
