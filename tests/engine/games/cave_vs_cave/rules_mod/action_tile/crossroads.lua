-- Crossroads: one way only; two of them dig.
return card {
  id     = "crossroads",
  kind   = "action_tile",
  title  = "Crossroads",
  text   = "Dig out 1 rock, or 1 rock also through walls, or gain 2 wood.",
  source = "test of one_of, CVC-115",
  mark   = "R",

  stage  = "start",
  use    = one_of { dig(), dig { through_walls = true }, gain { wood = 2 } },
}
