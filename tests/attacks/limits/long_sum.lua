-- One expression that adds 9000 numbers of a variable.
-- as: card
-- outcome: runs, bounded
-- fill: 9000 + n
-- says: p1 gains 1 wood
return card {
  id = "long_sum", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local n = 0
    local sum = 0 FILL
    g:gain(me, { wood = 1 + sum })
  end) },
}
