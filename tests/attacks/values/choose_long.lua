-- A choice of 60 KB.
-- as: card
-- outcome: clean fault
-- says: choices
return card {
  id = "choose_long", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { ("x"):rep(60000), "c" })
  end) },
}
