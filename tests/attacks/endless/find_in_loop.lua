-- Looks for a long text in a long text, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "find_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("a"):rep(60000)
    local t = ("a"):rep(30000) .. "b"
    while true do s:find(t) end
  end) },
}
