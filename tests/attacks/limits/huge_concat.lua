-- Joins long strings.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "huge_concat", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 100 do t[i] = ("x"):rep(60000) end
    local s = table.concat(t)
  end) },
}
