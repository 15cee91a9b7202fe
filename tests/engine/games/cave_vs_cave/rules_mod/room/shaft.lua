-- Shaft: a bonus that digs.
return card {
  id     = "shaft",
  kind   = "room",
  title  = "Shaft",
  text   = "After any tile was taken: dig out 1 rock in this turn, if it is yours.",
  source = "test of open_bonus, CVC-115",
  mark   = "R",

  number = 207,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  on = { tile_taken = { by = "anyone", run = open_bonus() } },
  bonus = dig(),
}
