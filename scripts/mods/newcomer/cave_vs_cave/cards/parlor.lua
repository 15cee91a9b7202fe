-- The Parlor of the game: nobody needs stone for a chat. Only what is named here changes.
return patch "cave_vs_cave:parlor" {
  cost = { gold = 1 },

  examples = {
    { name = "no stone is needed",
      given = { { stone = 0, gold = 1, food = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].wall.w4"] = 1, ["player[1].wall.w6"] = 1, wall_supply = 5 } },
      steps = { "take housework", "furnish for 1 food per dwarf", "furnish parlor c4" },
      expect = { { stone = 0, gold = 0, food = 0 },
                 set = { ["player[1].cell.c4"] = "parlor" } } },
  },
}
