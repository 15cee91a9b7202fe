return card {
  id = "slow_points", kind = "room", title = "Slow points", text = "An attack.",
  back = "light", colour = "orange", cost = { wood = 1 }, points = 1, walls = ". . . .",
  use = any_order { gain { wood = 1 } },
  score = function() for i = 1, 200000 do local x = i end return 1 end,
}
