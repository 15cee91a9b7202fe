local a = import "a"
table.insert(a.list, 1)
return card {
  id = "one", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
