-- Hide Shop: hears the mod's own event, whoever cures.
return card {
  id     = "hide_shop",
  kind   = "furnishing",
  title  = "Hide Shop",
  text   = "Each time any player cures meat, gain 1 gold for each salt used. At the end 1 point " ..
           "for each 3 salt.",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2 },
  points = 2,

  on = {
    cured = { by = "anyone", run = function(g, me, ev) g:gain(me, { gold = ev.amount }) end },
  },
  score = function(g, me) return g:count(me, "salt") // 3 end,

  examples = {
    { name = "the neighbour cures, the owner sells the hide",
      given = { { gold = 0, salt = 3 }, { salt = 1, boar = 1, food = 0 }, players = 2,
                rules = { starting_player = 2 },
                set = { ["player[1].tile.e3"] = "hide_shop",
                        ["player[2].tile.e3"] = "curing_loft" } },
      steps = { "anytime cure a boar" },
      expect = { { gold = 1 }, { food = 4, salt = 0, boar = 0 },
                 score = { ["salt_fens:hide_shop"] = 3 } } },
  },
}
