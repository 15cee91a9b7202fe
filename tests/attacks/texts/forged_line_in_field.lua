-- Reads a field of a table whose name has several lines, so that Lua tells it.
-- as: card
-- outcome: clean fault
-- says: 'a?forged: ok'
return card {
  id = "forged_line_in_field", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    t["a\nforged: ok"].x = 1
  end) },
}
