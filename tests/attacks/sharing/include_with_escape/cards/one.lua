local text = include("lib/\27[31m.lua")
return card {
  id = "include_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
