-- Wallwrights: they build before they dig.
return card {
  id    = "wallwrights",
  kind  = "identity",
  title = "Wallwrights",
  text  = "You begin with a wall anywhere in your cave. Each time you build a wall, gain 1 " ..
          "stone. You may dig through walls.",

  setup = build_wall(),
  on    = { wall_built = gain { stone = 1 } },
  allow = { through_walls = true },

  examples = {
    { name = "the first wall, and a stone for it",
      given = { { stone = 0 }, set = { ["player[1].identity"] = "ironroot:wallwrights" },
                rules = { starting_player = 1 } },
      steps = { "wall w6" },
      expect = { { stone = 1 }, set = { ["player[1].wall.w6"] = 1, wall_supply = 6 } } },
    { name = "walls do not stop them",
      given = { set = { ["player[1].identity"] = "ironroot:wallwrights" },
                rules = { starting_player = 1 } },
      steps = { "wall w9", "take excavation", "dig", "dig c7" },
      expect = { set = { ["player[1].cell.c7"] = "empty" } } },
  },
}
