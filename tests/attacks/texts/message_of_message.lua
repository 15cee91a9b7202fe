-- Builds an error from an error without memory.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
return card {
  id = "message_of_message", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("x"):rep(65000)
    local t = {}
    for i = 1, 1000 do t[i] = s .. i end
    error(s .. t[1])
  end) },
}
