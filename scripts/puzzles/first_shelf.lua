-- First shelf: a solo puzzle of Cave vs Cave about wood, and about who pays for the carpenter.
--
-- Solve it:  adit solve scripts/puzzles/first_shelf.lua
return scenario {
  game      = "cave_vs_cave",
  title     = "First shelf",
  text      = "The last wood went into the fire, and the cups still stand on the floor. " ..
              "Grandmother arrives before the week is out and wants to see a shelf.",
  players   = 1,
  seats     = { "human" },
  seed      = 1,
  set       = {
    ["room.shelf"]           = "display",
    ["player[1].goods.wood"] = 0,
  },
  goal      = { "player[1].cell.c4", is = "shelf" },
  goal_text = "The Shelf stands in cell c4.",
  limit     = { decisions = 8 },
  chance    = "pinned", -- a tile is turned up between the two turns
}
