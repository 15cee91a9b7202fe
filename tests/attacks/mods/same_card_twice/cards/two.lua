return card {
  id = "twin", kind = "action_tile", title = "Tile", stage = "start",
  use = any_order { gain { wood = 1 } },
}
