-- Appends to a long string: cheap in steps, dear in bytes.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "growing_string", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("x"):rep(60000)
    for i = 1, 1000000 do local t = s .. i end
  end) },
}
