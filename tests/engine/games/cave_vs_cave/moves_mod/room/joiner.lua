-- Joiner: furnish a room
return card {
  id     = "joiner",
  kind   = "room",
  title  = "Joiner",
  text   = "At any time: furnish a room.",
  source = "test of exchanges",
  mark   = "R",

  number = 223,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "o o o o",
  use    = gain { wood = 1 },

  exchange = { { label = "fit_out", run = furnish() } },
}
