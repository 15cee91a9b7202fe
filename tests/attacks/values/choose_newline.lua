-- A choice of two lines, the second of which looks like a decision.
-- as: card
-- outcome: clean fault
-- says: choices
return card {
  id = "choose_newline", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { "a\n> b", "c" })
  end) },
}
