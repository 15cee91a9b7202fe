-- Variables that close nothing.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "closing_nothing", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x <close> = nil
    local y <close> = false
    local z <const> = 1
    g:gain(me, { wood = z })
  end) },
}
