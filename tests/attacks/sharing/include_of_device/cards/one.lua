local text = include "/dev/zero"
return card {
  id = "include_of_device", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    g:gain(me, { wood = 1 })
  end) },
}
