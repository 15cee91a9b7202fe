-- A long text that a loop reads as a number.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "card_text_as_limit", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a = ("0"):rep(60000) .. "1"
    while true do for i = 2, a do end end
  end) },
}
