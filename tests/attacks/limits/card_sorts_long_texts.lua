-- Texts that differ only at their end are long to sort.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "card_sorts_long_texts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 30 do t[i] = ("x"):rep(60000) .. i end
    while true do table.sort(t) end
  end) },
}
