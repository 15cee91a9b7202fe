-- An environment of the file kept as a table between runs.
-- as: card
-- outcome: clean fault
-- says: 'n' cannot be set
local box = {}

return card {
  id = "own_environment_kept", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local _ENV = box
    n = (n or 0) + 1
  end) },
}
