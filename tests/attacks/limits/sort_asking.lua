-- A comparator that asks a player.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only function
return card {
  id = "sort_asking", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.sort({ 2, 1 }, function() return g:choose(me, { "a", "b" }) == "a" end)
  end) },
}
