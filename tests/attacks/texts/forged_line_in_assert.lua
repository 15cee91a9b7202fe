-- Asserts with words of several lines.
-- as: card
-- outcome: clean fault
-- says: a?forged: ok?b
return card {
  id = "forged_line_in_assert", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    assert(false, "a\nforged: ok\rb")
  end) },
}
