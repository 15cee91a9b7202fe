-- Toll Gate: hinders everybody but its owner.
return card {
  id     = "toll_gate",
  kind   = "room",
  title  = "Toll Gate",
  text   = "Others may not take Masonry, use one room less and pay 1 food more for furnishing.",
  source = "test of hooks on others",
  mark   = "R",

  number = 213,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  forbid = { take = { by = "others", card = "masonry" } },
  modify = {
    room_uses     = { by = "others", add = -1 },
    furnish_price = { by = "others", more = { food = 1 } },
  },
}
