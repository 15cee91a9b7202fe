-- Drops one argument in each call: quadratic in C.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "select_in_recursion", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 240 do t[i] = i end
    local function f(...) if select("#", ...) == 0 then return 0 end return 1 + f(select(2, ...)) end
    while true do f(table.unpack(t)) end
  end) },
}
