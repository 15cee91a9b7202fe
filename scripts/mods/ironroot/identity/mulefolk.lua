-- Mulefolk: never without a beast, and at home on every road.
return card {
  id    = "mulefolk",
  kind  = "identity",
  title = "Mulefolk",
  text  = "You begin with 1 donkey. Your expeditions bring home 1 piece more. At the end 1 " ..
          "point for each 2 donkeys.",

  setup  = gain { donkey = 1 },
  modify = { loot = { add = 1 } },
  score  = function(g, me) return g:count(me, "donkey") // 2 end,

  examples = {
    { name = "a donkey at the start, and points for two",
      given = { { donkey = 3 }, set = { ["player[1].identity"] = "ironroot:mulefolk" },
                rules = { starting_player = 1 } },
      steps = {},
      expect = { { donkey = 4 }, score = { ["ironroot:mulefolk"] = 2 } } },
    { name = "two pieces instead of one",
      given = { { weapon = 1, food = 1, wood = 0, emmer = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].identity"] = "ironroot:mulefolk",
                        ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "timber", "grain" },
      expect = { { wood = 2, emmer = 2 } } },
  },
}
