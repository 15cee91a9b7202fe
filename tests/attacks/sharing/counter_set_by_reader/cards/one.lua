return card {
  id = "counter_set_by_reader", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", gain { wood = function(g, me)
    g:set("trust", 1, me)
    return 1
  end }) },
}
