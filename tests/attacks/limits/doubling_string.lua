-- A string that doubles.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
return card {
  id = "doubling_string", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = "x"
    while true do s = s .. s end
  end) },
}
