-- Reads a field that the event does not have.
-- as: card
-- outcome: clean fault
-- play: random 2
-- says: field of an event
return card {
  id = "event_unknown_field", kind = "board", title = "Attack", text = "An attack.",
  on = { tile_taken = { by = "anyone", run = function(g, me, ev) g:log(ev.secret) end } },
}
