-- A function that calls itself without end.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "endless_recursion", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f(n) return 1 + f(n + 1) end
    f(1)
  end) },
}
