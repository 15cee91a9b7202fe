return card {
  id = "no_points", kind = "room", title = "No points", text = "An attack.",
  back = "light", colour = "orange", cost = { wood = 1 }, points = 1, walls = ". . . .",
  use = any_order { gain { wood = 1 } },
  score = function() error("no points") end,
}
