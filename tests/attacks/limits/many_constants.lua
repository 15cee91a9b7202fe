-- A function with 4000 constants.
-- as: card
-- outcome: runs, bounded
-- fill: 3000 sum = sum + #0001 
-- says: p1 gains 1 wood
return card {
  id = "many_constants", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local sum = 0
    FILL
    g:gain(me, { wood = sum > 0 and 1 or 2 })
  end) },
}
