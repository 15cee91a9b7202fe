local a = import "a"
return card {
  id = "one", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    a.deep.n = a.deep.n + 1
  end) },
}
