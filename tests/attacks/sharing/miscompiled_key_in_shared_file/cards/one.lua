local f = include "lib/a.lua"
return card {
  id = "miscompiled_key_in_shared_file", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
