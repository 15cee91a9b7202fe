-- Motley Hall: the rule of colours (CVC-78) does not hold for its owner.
return card {
  id     = "motley_hall",
  kind   = "room",
  title  = "Motley Hall",
  text   = "You may own as many blue rooms as you like.",
  source = "test of mix_colours",
  mark   = "R",

  number = 209,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { gain { wood = 1 } },

  allow = { mix_colours = true },
}
