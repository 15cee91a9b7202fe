-- A table with the key __concat is joined.
-- as: card
-- outcome: clean fault
-- says: attempt to concatenate a table value
return card {
  id = "key_concat", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { __concat = function(...) return ... end }
    local s = t .. "x" .. t
  end) },
}
