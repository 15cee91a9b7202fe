for i = 1, 100000000 do local a = include "lib/a.lua" end
return card {
  id = "include_a_million_times", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
