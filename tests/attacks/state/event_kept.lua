-- Keeps the event for later.
-- as: card
-- outcome: clean fault
-- play: random 2
-- says: ev is read-only
return card {
  id = "event_kept", kind = "board", title = "Attack", text = "An attack.",
  on = { tile_taken = { by = "anyone", run = function(g, me, ev)
    local read = function() return ev.seat end
    g:choose(ev.seat, function() return { "a" .. read(), "b" } end)
    ev.seat = 2
  end } },
}
