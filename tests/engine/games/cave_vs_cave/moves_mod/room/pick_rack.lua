-- Pick Rack: dig out a rock
return card {
  id     = "pick_rack",
  kind   = "room",
  title  = "Pick Rack",
  text   = "At any time: dig out a rock.",
  source = "test of exchanges",
  mark   = "R",

  number = 221,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "o o o o",
  use    = gain { wood = 1 },

  exchange = { { label = "burrow", run = dig() } },
}
