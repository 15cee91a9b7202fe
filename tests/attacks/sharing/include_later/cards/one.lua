return card {
  id = "include_later", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, include("lib/a.lua"))
  end) },
}
