local text = include("lib/a.lua\0/etc/passwd")
return card {
  id = "include_with_zero_byte", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
