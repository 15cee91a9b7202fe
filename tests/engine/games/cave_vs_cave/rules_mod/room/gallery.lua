-- Gallery: a room action inside a room action.
return card {
  id     = "gallery",
  kind   = "room",
  title  = "Gallery",
  text   = "Use 1 orange room.",
  source = "test of rooms",
  mark   = "R",

  number = 205,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { rooms(1) },
}
