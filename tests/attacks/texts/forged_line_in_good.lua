-- Names a good whose name has several lines.
-- as: card
-- outcome: clean fault
-- says: a?forged: ok
return card {
  id = "forged_line_in_good", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { ["a\nforged: ok"] = 1 })
  end) },
}
