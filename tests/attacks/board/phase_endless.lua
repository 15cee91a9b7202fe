-- A phase at the start of every turn that never ends.
-- as: card
-- game: dwergar
-- outcome: clean fault
-- play: random 10
-- status: LIMIT
return card {
  id = "phase_endless", kind = "phase", title = "Attack", text = "Attack.", at = "turn_start",
  each = function(g, me) while true do g:count(me, "stone") end end,
}
