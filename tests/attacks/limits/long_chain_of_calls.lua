-- A chain of 6000 calls that ends in an error.
-- as: card
-- outcome: clean fault
-- fill: 1 ("x"):len
-- says: attempt to
return card {
  id = "long_chain_of_calls", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f(s) return s end
    return fFILL("x").y.z
  end) },
}
