-- A conversion without a value.
-- as: card
-- outcome: clean fault
-- says: no value for conversion 2
return card {
  id = "format_without_value", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    string.format("%d %d", 1)
  end) },
}
