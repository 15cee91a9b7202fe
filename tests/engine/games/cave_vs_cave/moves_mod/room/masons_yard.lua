-- Mason's Yard: build a wall
return card {
  id     = "masons_yard",
  kind   = "room",
  title  = "Mason's Yard",
  text   = "At any time: build a wall.",
  source = "test of exchanges",
  mark   = "R",

  number = 222,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "o o o o",
  use    = gain { wood = 1 },

  exchange = { { label = "enclose", run = build_wall() } },
}
