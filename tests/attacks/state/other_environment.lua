-- Gives a function another environment in which a name is its own.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 2 wood
return card {
  id = "other_environment", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local _ENV = { n = 1 }
    n = n + 1
    g:gain(me, { wood = n })
  end) },
}
