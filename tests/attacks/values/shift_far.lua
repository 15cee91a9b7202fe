-- Shifts by more bits than there are.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "shift_far", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = (1 << 64) + (1 >> 64) + (1 << math.maxinteger) + (1 << math.mininteger) + 1 })
  end) },
}
