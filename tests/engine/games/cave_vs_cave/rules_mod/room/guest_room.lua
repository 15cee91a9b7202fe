-- Guest Room: rewrites two tiles so that something is lost, and whatever goes in order.
return card {
  id     = "guest_room",
  kind   = "room",
  title  = "Guest Room",
  text   = "Housework and Masonry give you one group only; groups in order come in any order.",
  source = "test of rewrite",
  mark   = "R",

  number = 204,
  back   = "light",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { gain { wood = 1 } },

  rewrite = {
    { from = "any_order", to = "one_of", card = "housework" },
    { from = "any_order", to = "one_of", card = "masonry" },
    { from = "then_or", to = "any_order" },
  },
}
