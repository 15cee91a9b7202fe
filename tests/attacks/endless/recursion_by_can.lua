-- Looks at what it is itself, nested.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains
return card {
  id = "recursion_by_can", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local can = g:can(me, "rooms", 1)
    g:gain(me, { wood = can and 1 or 2 })
  end) },
}
