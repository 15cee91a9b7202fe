-- Makes a zero byte by a form.
-- as: card
-- outcome: clean fault
-- says: must be between 1 and 255
return card {
  id = "zero_byte_by_format", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    string.format("%c", 256)
  end) },
}
