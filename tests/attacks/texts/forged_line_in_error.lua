-- Raises words whose second line looks like another message.
-- as: card
-- outcome: clean fault
-- says: a?forged: ok?
return card {
  id = "forged_line_in_error", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error("a\nforged: ok\n")
  end) },
}
