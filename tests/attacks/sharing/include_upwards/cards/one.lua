local text = include "lib/../../include_of_device/cards/one.lua"
return card {
  id = "include_upwards", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
