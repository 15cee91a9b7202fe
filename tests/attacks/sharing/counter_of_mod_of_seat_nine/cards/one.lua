return card {
  id = "counter_of_mod_of_seat_nine", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:set("trust", 1, 9)
  end) },
}
