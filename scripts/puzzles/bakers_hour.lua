-- Baker's hour: one turn of Cave vs Cave in which every sack of flax and emmer is needed.
--
-- Solve it:  adit solve scripts/puzzles/bakers_hour.lua
return scenario {
  game      = "cave_vs_cave",
  title     = "Baker's hour",
  text      = "The trader waits at the entrance and leaves with the next bell. " ..
              "He wants gold, the family wants bread, and there is time for one tile.",
  players   = 1,
  seats     = { "human" },
  seed      = 1,
  set       = {
    ["player[1].cell.c4"]     = "bakehouse",
    ["player[1].cell.c5"]     = "spinning_wheel",
    ["player[1].goods.emmer"] = 3,
    ["player[1].goods.flax"]  = 4,
    ["player[1].goods.food"]  = 0,
    ["player[1].goods.gold"]  = 0,
  },
  goal      = {
    { "player[1].goods.gold", at_least = 4 },
    { "player[1].goods.food", at_least = 5 },
  },
  goal_text = "Have 4 gold and 5 food.",
  limit     = { turns = 1 },
}
