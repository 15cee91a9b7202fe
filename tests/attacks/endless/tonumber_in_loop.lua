-- Reads a long text as a number, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "tonumber_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("1"):rep(60000)
    while true do tonumber(s) tonumber(s, 7) end
  end) },
}
