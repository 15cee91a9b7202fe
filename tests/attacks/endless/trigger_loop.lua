-- A gain that is followed by a gain.
-- as: card
-- outcome: clean fault
-- play: random 60
-- says: one inside the other
return card {
  id = "trigger_loop", kind = "board", title = "Attack", text = "An attack.",
  on = { gained = { by = "anyone", run = function(g, me, ev) g:gain(ev.seat, { gold = 1 }) end } },
}
