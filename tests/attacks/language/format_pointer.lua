-- Asks format for an address.
-- as: card
-- outcome: clean fault
-- says: is not supported; use
return card {
  id = "format_pointer", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    string.format("%p", {})
  end) },
}
