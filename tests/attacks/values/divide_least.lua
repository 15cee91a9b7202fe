-- Divides the smallest integer by -1.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "divide_least", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = math.mininteger // -1 == math.mininteger and math.mininteger % -1 == 0 and 1 or 2 })
  end) },
}
