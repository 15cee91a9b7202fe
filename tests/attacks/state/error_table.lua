-- Raises a table that would loop when it is shown.
-- as: card
-- outcome: clean fault
-- says: the error value is a table
return card {
  id = "error_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error({ __tostring = function() while true do end end, __index = function() while true do end end })
  end) },
}
