-- A loop whose step goes over the end of the integers: it must stop by itself.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 3 wood
return card {
  id = "loop_with_huge_step", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local n = 0
    for _ = math.mininteger, math.maxinteger, math.maxinteger do n = n + 1 end
    g:gain(me, { wood = n })
  end) },
}
