local env = include "lib/a.lua"
return card {
  id = "shared_file_returns_environment", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me)
    env.math.leak = 1
  end) },
}
