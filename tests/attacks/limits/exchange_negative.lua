-- Exchanges for a negative price.
-- as: card
-- outcome: clean fault
-- says: gold
return card {
  id = "exchange_negative", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:exchange(me, { gold = -1 }, { gold = 5 })
  end) },
}
