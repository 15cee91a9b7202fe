-- Garbage without end: little is alive, much is made.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "garbage", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    while true do local t = { {}, {}, {}, {}, {}, {} } end
  end) },
}
