-- Calls a function with as many arguments as it can get.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "many_arguments", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f(...) return select("#", ...), ... end
    local t = {}
    for i = 1, 250 do t[i] = i end
    local function g2(...) return f(table.unpack(t)), ... end
    local function h(n, ...) if n == 0 then return ... end return h(n - 1, f(...)) end
    h(1000000, 1)
  end) },
}
