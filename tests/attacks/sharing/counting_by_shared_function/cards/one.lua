local a = include "lib/a.lua"
return card {
  id = "counting_by_shared_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = a.count() })
  end) },
}
