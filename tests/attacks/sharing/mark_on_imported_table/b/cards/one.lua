local a = import "a"
local mark = any_order(a.list)
return card {
  id = "one", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
