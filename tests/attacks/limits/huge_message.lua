-- An error of 60 KB.
-- as: card
-- outcome: clean fault
-- says: xxx
return card {
  id = "huge_message", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error(("x"):rep(60000))
  end) },
}
