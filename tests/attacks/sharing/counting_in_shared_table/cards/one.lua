local a = include "lib/a.lua"
return card {
  id = "counting_in_shared_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    a.n = a.n + 1
    g:gain(me, { wood = a.n })
  end) },
}
