-- Pays -3 gold, to have more afterwards.
-- as: card
-- outcome: clean fault
-- says: gold
return card {
  id = "pay_negative", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:pay(me, { gold = -3 })
  end) },
}
