-- Options of a question that do not exist.
-- as: card
-- outcome: clean fault
-- says: options
return card {
  id = "choose_options_unknown", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { "a", "b" }, { check = "no" })
  end) },
}
