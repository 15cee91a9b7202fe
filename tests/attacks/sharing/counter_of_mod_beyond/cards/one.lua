return card {
  id = "counter_of_mod_beyond", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:set("trust", 40000, me)
  end) },
}
