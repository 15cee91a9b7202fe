-- Fails an assertion with a table.
-- as: card
-- outcome: clean fault
-- says: assertion failed
return card {
  id = "assert_with_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    assert(false, { 1 })
  end) },
}
