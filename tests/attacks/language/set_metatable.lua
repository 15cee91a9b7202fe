-- Asks for setmetatable.
-- as: card
-- outcome: clean fault
-- says: no global is called 'setmetatable'
return card {
  id = "set_metatable", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    setmetatable({}, { __gc = function() while true do end end })
  end) },
}
