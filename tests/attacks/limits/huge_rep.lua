-- A string of a billion bytes.
-- as: card
-- outcome: clean fault
-- says: string.rep: the result would be longer
return card {
  id = "huge_rep", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("x"):rep(1000000000)
  end) },
}
