-- Gains as much as can be said, a thousand times.
-- as: card
-- outcome: runs, bounded
-- says: gold 19
return card {
  id = "gain_to_overflow", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, 1000 do g:gain(me, { gold = 9999 }) end
    g:log("gold " .. g:count(me, "gold"))
  end) },
}
