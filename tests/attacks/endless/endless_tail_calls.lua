-- Two functions that end by calling each other.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "endless_tail_calls", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a, b
    function a() return b() end
    function b() return a() end
    a()
  end) },
}
