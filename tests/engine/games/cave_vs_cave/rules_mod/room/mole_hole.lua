-- Mole Hole: every dig goes through walls.
return card {
  id     = "mole_hole",
  kind   = "room",
  title  = "Mole Hole",
  text   = "Walls do not block your digging.",
  source = "test of through_walls",
  mark   = "R",

  number = 208,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  allow = { through_walls = true },
}
