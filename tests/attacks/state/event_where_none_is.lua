-- Reads an event where there is none.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "event_where_none_is", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(tostring(ev.seat))
  end) },
}
