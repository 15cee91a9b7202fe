-- Reads who knows where a room lies.
-- as: card
-- outcome: clean fault
-- says: 'room_known.dungeon' cannot be read: it is hidden
return card {
  id = "read_known", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(tostring(g:read("room_known.dungeon")))
  end) },
}
