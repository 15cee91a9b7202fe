-- Crown by the fire: a house, a workshop and what one brings for the other, in Covenant.
--
-- Solve it:  adit solve scripts/puzzles/crown_by_the_fire.lua
return scenario {
  game      = "covenant",
  title     = "Crown by the fire",
  text      = "The crown of the ancestors lies on the miners' shelf, too high for you. " ..
              "Only the builder is still awake, and there is one lump of iron in the storage.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 1,
  rules     = { starting_player = 1 },
  set       = {
    phase = "assign", era = 2, round = 4, at_turn = 1,
    ["player[1].tavern.1"]        = 0,
    ["player[1].tavern.3"]        = 1,
    ["player[1].dwarf_on.pick"]   = 1,
    ["player[1].dwarf_on.axe"]    = 1,
    ["player[1].dwarf_on.cart"]   = 2,
    ["player[1].goods.iron"]      = 1,
    ["mountain.b3"]               = "yellow_emerald_den", -- emerald
    ["mountain.c3"]               = "yellow_gold_hall", -- gold
    ["mountain.c4"]               = "black_mythrall_cell", -- mythrall, one slot
    ["mountain.d3"]               = "blue_emerald_hall", -- emerald
    ["tools_shown.1"]             = "mythrall_axe_gold",
    ["tools_shown.2"]             = "mythrall_book_silver_1",
    ["tools_shown.3"]             = "mythrall_pick_gold",
    ["tools_shown.4"]             = "mythrall_cart_gold",
    ["relics_shown.1"]            = "ale_horn_1",
    ["relics_shown.2"]            = "ancestor_crown_1",
    ["player[1].track.mining"]    = 3,
  },
  goal      = { "relic.ancestor_crown_1", is = "p1" },
  goal_text = "Have the Ancestor crown.",
  limit     = { turns = 1 },
  chance    = "pinned", -- the displays are filled up when the turn ends
}
