-- Makes a zero byte by a function.
-- as: card
-- outcome: clean fault
-- says: must be between 1 and 255
return card {
  id = "zero_byte_by_char", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    string.char(0)
  end) },
}
