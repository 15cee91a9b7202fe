_ENV.shared = { 1 }
return card {
  id = "first", kind = "action_tile", title = "Tile", stage = "start",
  use = any_order { gain { wood = 1 } },
}
