-- An iterator that iterates.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "recursion_by_pairs", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f() for _ in (function() f() end) do end end
    f()
  end) },
}
