-- Goes over the end of the integers.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "integer_overflow", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = math.maxinteger + 1 == math.mininteger and 1 or 2 })
  end) },
}
