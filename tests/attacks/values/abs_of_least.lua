-- The smallest integer without its sign.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "abs_of_least", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = math.abs(math.mininteger) == math.mininteger and 1 or 2 })
  end) },
}
