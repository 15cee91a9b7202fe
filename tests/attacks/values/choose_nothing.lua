-- Nothing to choose from.
-- as: card
-- outcome: runs, bounded
-- says: chose nil
return card {
  id = "choose_nothing", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log("chose " .. tostring(g:choose(me, {})))
  end) },
}
