-- Hungry guests: three families of The Cave Farmers and a traveller who eats with all of them.
--
-- Play it:  adit play --scenario scripts/scenarios/hungry_guests.lua
return scenario {
  game    = "cave_farmers",
  title   = "Hungry guests",
  text    = "A traveller goes from door to door and eats whatever is on the table. " ..
            "He leaves a stone for every plate, for he is a mason, and a proud one.",
  players = 3,
  seats   = { "human", "greedy", "greedy" },
  seed    = 8,

  on = {
    round_began = { when = { "food", at_least = 2 }, run = sequence {
      pay { food = 1 }, gain { stone = 1 },
    } },
  },
}
