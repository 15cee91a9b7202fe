-- Dungeon: every wall hides something.
return card {
  id     = "dungeon",
  kind   = "room",
  title  = "Dungeon",
  text   = "Each time you build a wall, gain 2 gold.",
  source = "CVC-R24",
  mark   = "S P1 P2 P3",

  number = 24,
  back   = "dark",
  colour = "blue",
  cost   = { stone = 3, gold = 4 },
  points = 11,
  walls  = "# # # #",

  on = { wall_built = gain { gold = 2 } },

  examples = {
    { name = "a wall brings 2 gold (CVC-X22)",
      given = { { gold = 1 },
                set = { ["player[1].cell.c4"] = "dungeon", ["player[1].cell.c5"] = "shelf",
                        ["tile.masonry"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take masonry", "build_wall", "wall w0" },
      expect = { { gold = 3 } } },
    { name = "not the walls of the opponent",
      given = { { gold = 1 }, { gold = 1 },
                set = { ["player[2].cell.c4"] = "dungeon", ["player[2].cell.c5"] = "shelf",
                        ["tile.masonry"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take masonry", "build_wall", "wall w0" },
      expect = { { gold = 1 }, { gold = 1 } } },
  },
}
