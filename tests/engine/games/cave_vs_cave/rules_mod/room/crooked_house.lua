-- Crooked House: the rule of walls (CVC-77) does not hold for its owner.
return card {
  id     = "crooked_house",
  kind   = "room",
  title  = "Crooked House",
  text   = "You may furnish rooms whatever the walls.",
  source = "test of furnish_anywhere",
  mark   = "R",

  number = 210,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { gain { wood = 1 } },

  allow = { furnish_anywhere = true },
}
