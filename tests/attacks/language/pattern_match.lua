-- Asks for patterns, which can run for ever in C.
-- as: card
-- outcome: clean fault
-- says: no method of strings is called 'match'
return card {
  id = "pattern_match", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    ("a"):rep(50):match(("a?"):rep(50))
  end) },
}
