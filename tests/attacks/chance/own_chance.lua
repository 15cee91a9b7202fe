-- Draws; every run of the same decision gets the same.
-- as: card
-- outcome: runs, bounded
-- play: take own_chance:own_chance | go | x
-- says: drawn
return card {
  id = "own_chance", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a = g:random(1000)
    g:choose(me, { "x", "y" })
    g:log("drawn " .. a)
  end) },
}
