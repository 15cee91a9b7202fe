-- The king's purse: what lies on the board counts.
return card {
  id     = "obj_07",
  kind   = "objective",
  title  = "The king's purse",
  text   = "2 GP for each King's Coin on your clan board.",
  source = "COV-249",
  mark   = "S p40; type R/mid",

  type   = "ii",
  points = per("coins", 2),

  examples = {
    { name = "a discarded one does not count (COV-10.107)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.ii"] = "obj_07",
                        ["player[1].objective.i"] = "obj_05", ["player[1].coin.1"] = "coin_01",
                        ["player[1].coin.5"] = "coin_09", ["coin.coin_05"] = "discarded" } },
      steps = { "score obj_07" },
      expect = { set = { ["player[1].scored.objectives"] = 4 } } },
    { name = "with three achievements it stays hidden (COV-10.74)",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].objective.ii"] = "obj_07",
                        ["player[1].objective.i"] = "obj_05", ["player[1].coin.1"] = "coin_01",
                        ["player[1].coin.5"] = "coin_09", ["coin.coin_05"] = "discarded" } },
      steps = {},
      expect = { set = { ["player[1].scored.objectives"] = 0 } } },
  },
}
