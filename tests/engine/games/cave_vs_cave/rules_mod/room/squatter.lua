-- Squatter: a room action in the turn of somebody else, where it is idle.
return card {
  id     = "squatter",
  kind   = "room",
  title  = "Squatter",
  text   = "When another player takes a tile, you would use 2 rooms.",
  source = "test of rooms",
  mark   = "R",

  number = 206,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  on = { tile_taken = { by = "others", run = rooms(2) } },
}
