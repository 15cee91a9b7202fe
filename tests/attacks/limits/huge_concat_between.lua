-- Joins with a long separator.
-- as: card
-- outcome: clean fault
-- says: table.concat: the result would be longer
return card {
  id = "huge_concat_between", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 1000 do t[i] = "" end
    local s = table.concat(t, ("x"):rep(60000))
  end) },
}
