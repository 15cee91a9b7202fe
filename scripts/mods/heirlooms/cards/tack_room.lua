-- Tack room: points that count one thing.
return card {
  id     = "tack_room",
  kind   = "furnishing",
  title  = "Tack room",
  text   = "In the end 2 points for each of your stables.",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2 },
  points = 0,

  score = per("stables", 2),

  examples = {
    { name = "two stables are 4 points",
      given = { players = 1,
                set = { ["player[1].tile.e3"] = "tack_room", ["player[1].stable.b1"] = 1,
                        ["player[1].stable.c1"] = 1 } },
      steps = {},
      expect = { score = { ["heirlooms:tack_room"] = 4 } } },
  },
}
