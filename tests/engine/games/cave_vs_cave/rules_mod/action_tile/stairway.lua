-- Stairway: two digs in an order that only goes down.
return card {
  id     = "stairway",
  kind   = "action_tile",
  title  = "Stairway",
  text   = "Dig above, then gain 1 stone, then dig below: one or more of it, in this order.",
  source = "test of then_or, CVC-115",
  mark   = "R",

  stage  = "start",
  use    = then_or { label("dig above", dig()), gain { stone = 1 }, label("dig below", dig()) },
}
