-- A string of a billion separators.
-- as: card
-- outcome: clean fault
-- says: string.rep: the result would be longer
return card {
  id = "huge_rep_between", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = ("x"):rep(1000, ("y"):rep(60000))
  end) },
}
