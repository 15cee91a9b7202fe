-- Changes the case of a long text, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "upper_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("a"):rep(60000)
    while true do s:upper() end
  end) },
}
