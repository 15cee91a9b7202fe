-- Points that no card has.
-- as: card
-- outcome: refused at load
-- says: points
return card {
  id = "points_out_of_range", kind = "room", title = "T", back = "light", colour = "orange",
  cost = { stone = 1 }, points = 2147483648, walls = "o o o o",
  use = gain { food = 1 },
}
