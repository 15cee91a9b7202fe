local n = include("lib/a.lua").count()
return card {
  id = "counting_at_load", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
