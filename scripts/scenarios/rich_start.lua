-- Rich start: plenty of goods and a cave that is already half open.
--
-- Play it:  adit play cave_vs_cave --scenario scripts/scenarios/rich_start.lua
return scenario {
  game    = "cave_vs_cave",
  title   = "Rich start",
  text    = "Both players have plenty of everything. Who makes more of it?",
  players = 2,
  seats   = { "human", "greedy" },
  seed    = 50,
  rules   = { starting_player = 1 },

  set = {
    ["player[1].goods.wood"]  = 5,
    ["player[1].goods.stone"] = 5,
    ["player[1].goods.food"]  = 6,
    ["player[1].goods.gold"]  = 4,
    ["player[2].goods.wood"]  = 5,
    ["player[2].goods.stone"] = 5,
    ["player[2].goods.food"]  = 6,
    ["player[2].goods.gold"]  = 4,
    -- One wall each, so that rooms between two walls fit from the first turn.
    ["player[1].wall.w6"] = 1,
    ["player[2].wall.w6"] = 1,
  },
}
