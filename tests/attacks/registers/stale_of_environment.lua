-- The table is the environment itself.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
return card {
  id = "stale_of_environment", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = _ENV[me < 9]
  end) },
}
