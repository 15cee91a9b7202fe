-- A field of a billion columns.
-- as: card
-- outcome: clean fault
-- says: string.format
return card {
  id = "format_wide", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    string.format("%999999999d", 1)
  end) },
}
