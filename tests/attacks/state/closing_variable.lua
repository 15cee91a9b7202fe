-- A variable that is closed.
-- as: card
-- outcome: clean fault
-- says: non-closable value
return card {
  id = "closing_variable", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x <close> = { __close = function() while true do end end }
  end) },
}
