-- Masonry: use a room, fetch a building material, and build a wall.
return card {
  id     = "masonry",
  kind   = "action_tile",
  title  = "Masonry",
  text   = "Use 1 orange room. Gain 1 wood or 1 stone. Build 1 wall.",
  short  = "use 1 orange room; 1 wood or 1 stone; 1 wall",
  source = "CVC-T6",
  mark   = "P1 P2 P3",

  stage  = "two",
  use    = any_order {
    rooms(1),
    one_of { gain { wood = 1 }, gain { stone = 1 } },
    build_wall(),
  },

  examples = {
    { name = "wood or stone, not both (CVC-X2)",
      given = { set = { ["tile.masonry"] = "on_board" }, rules = { starting_player = 1 } },
      steps = { "take masonry", "gain 1 wood" },
      expect = { { wood = 2, stone = 1 } },
      not_offered = { "gain 1 wood", "gain 1 stone" } },
    { name = "the wall comes from the common supply",
      given = { set = { ["tile.masonry"] = "on_board" }, rules = { starting_player = 1 } },
      steps = { "take masonry", "gain 1 stone", "build_wall", "wall w6" },
      expect = { { wood = 1, stone = 2 },
                 set = { ["player[1].wall.w6"] = 1, wall_supply = 6 } } },
    { name = "no wall in the supply, no wall to build (CVC-E19)",
      given = { set = { ["tile.masonry"] = "on_board" },
                rules = { starting_player = 1, walls = 0 } },
      steps = { "take masonry" },
      refused = { build_wall = "there are no walls left in the supply" } },
  },
}
