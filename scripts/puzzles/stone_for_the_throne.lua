-- Stone for the throne: one cart, two places that wait for it, in Covenant.
--
-- Solve it:  adit solve scripts/puzzles/stone_for_the_throne.lua
return scenario {
  game      = "covenant",
  title     = "Stone for the throne",
  text      = "The carter goes once more today, with a lamp and whatever lies in the storage. " ..
              "The masons want a pillar, the king mythrall, and tomorrow's carter his mug of ale.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 1,
  rules     = { starting_player = 1 },
  set       = {
    phase = "relic_pre", era = 2, round = 4, at_turn = 1,
    ["player[1].tavern.1"]         = 0,
    ["player[1].tavern.2"]         = 1,
    ["player[1].dwarf_on.pick"]    = 1,
    ["player[1].dwarf_on.axe"]     = 1,
    ["player[1].dwarf_on.compass"] = 1,
    ["player[1].goods.gold"]       = 1,
    ["player[1].goods.emerald"]    = 1,
    ["player[1].goods.plus1"]      = 1,
    ["relic.miners_lamp_1"]            = "p1", -- the lamp gives 2 resources
  },
  goal      = {
    { "player[1].forge.pillar", at_least = 1 },
    { "player[1].throne.mythrall", at_least = 2 },
    { "player[1].goods.plus1", at_least = 1 },
  },
  goal_text = "Have a pillar, 2 carts on the mythrall level of the throne and a +1.",
  limit     = { turns = 1 },
  chance    = "pinned", -- the displays are filled up when the turn ends
}
