-- One expression that joins 3000 pieces.
-- as: card
-- outcome: refused at load
-- fill: 3000 .. "a"
-- says: overflow
return card {
  id = "long_concatenation", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = "" FILL
  end) },
}
