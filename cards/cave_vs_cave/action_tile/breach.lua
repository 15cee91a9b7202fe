-- Breach: tear down a wall and keep what it was made of. Left out of the solo game.
return card {
  id     = "breach",
  kind   = "action_tile",
  title  = "Breach",
  text   = "Raze 1 of your walls: gain 2 stone, 3 food and 1 gold.",
  short  = "raze 1 of your walls: 2 stone, 3 food, 1 gold",
  source = "CVC-T9",
  mark   = "S P1 P2 P3",

  stage  = "three",
  min_players = 2,
  use    = any_order {
    sequence { raze_wall(), gain { stone = 2, food = 3, gold = 1 } },
  },

  examples = {
    { name = "the wall goes back to the supply",
      given = { set = { ["tile.breach"] = "on_board", ["player[1].wall.w6"] = 1,
                        ["player[1].wall.w3"] = 1 },
                rules = { starting_player = 1 } },
      steps = { "take breach", "raze_wall then gain 2 stone 3 food 1 gold", "raze w6" },
      expect = { { stone = 3, food = 4, gold = 2 },
                 set = { wall_supply = 6, ["player[1].wall.w6"] = 0 } } },
    { name = "what the goods tracks cannot hold is lost (CVC-E24)",
      given = { { stone = 8, food = 8, gold = 19 },
                set = { ["tile.breach"] = "on_board", ["player[1].wall.w6"] = 1 },
                rules = { starting_player = 1 } },
      steps = { "take breach", "raze_wall then gain 2 stone 3 food 1 gold" },
      expect = { { stone = 9, food = 9, gold = 19 } } },
    { name = "without a wall the tile has no effect (CVC-E20)",
      given = { set = { ["tile.breach"] = "on_board" }, rules = { starting_player = 1 } },
      steps = { "take breach" },
      expect = { { stone = 1, food = 1, gold = 1 } },
      refused = {
        ["raze_wall then gain 2 stone 3 food 1 gold"] = "you have not built any walls",
      } },
  },
}
