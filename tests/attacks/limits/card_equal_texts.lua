-- Two long texts that are equal, compared by one instruction each time.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "card_equal_texts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a, b = ("x"):rep(60000), ("x"):rep(59999) .. "x"
    while a == b do end
  end) },
}
