-- Asks for %q and %a.
-- as: card
-- outcome: clean fault
-- says: is not supported; use
return card {
  id = "format_quoted", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    string.format("%a", 1.5)
  end) },
}
