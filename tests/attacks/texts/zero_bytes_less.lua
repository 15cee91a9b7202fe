-- Compares strings of zero bytes, each of which is a string of its own to C: seconds for a few
-- steps.
-- as: card
-- outcome: refused at load
-- says: contains a zero byte
return card {
  id = "zero_bytes_less", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a, b = ("\0"):rep(60000) .. "a", ("\0"):rep(60000) .. "b"
    while a < b do end
  end) },
}
