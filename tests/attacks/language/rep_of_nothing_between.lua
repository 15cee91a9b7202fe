-- Repeats nothing with something in between.
-- as: card
-- outcome: clean fault
-- says: string.rep: the result would be longer
return card {
  id = "rep_of_nothing_between", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = (""):rep(math.maxinteger, "x")
  end) },
}
