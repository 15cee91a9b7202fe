-- Asks another seat, which is nobody.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "choose_for_other", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(3, { "a", "b" })
  end) },
}
