-- Reads a number of 1000 digits.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains
return card {
  id = "long_integer_text", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local n = tonumber(("9"):rep(1000))
    g:gain(me, { wood = n and 1 or 2 })
  end) },
}
