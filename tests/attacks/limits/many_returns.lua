-- Gives back more and more values.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "many_returns", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f(n) if n == 0 then return 1 end return 1, f(n - 1) end
    select("#", f(1000000))
  end) },
}
