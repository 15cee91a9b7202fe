-- A value that is never worked out.
-- as: card
-- outcome: clean fault
-- play: random 60
-- says: ran for too many steps
return card {
  id = "endless_modify", kind = "board", title = "Attack", text = "An attack.",
  modify = { room_uses = { by = "anyone", run = function() while true do end end } },
}
