-- Signpost: a rewrite that gives more.
return card {
  id     = "signpost",
  kind   = "room",
  title  = "Signpost",
  text   = "At the Crossroads you may go several ways.",
  source = "test of rewrite",
  mark   = "R",

  number = 212,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { gain { wood = 1 } },

  rewrite = { { from = "one_of", to = "and_or", card = "crossroads" } },
}
