local a = include "lib/a.lua"
return card {
  id = "doubling_tables", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain(a) },
}
