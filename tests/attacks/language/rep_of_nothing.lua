-- Repeats nothing for ever: the loop is hidden in C.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "rep_of_nothing", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = 1 + #(""):rep(math.maxinteger) })
  end) },
}
