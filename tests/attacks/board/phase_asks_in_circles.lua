-- A phase that asks more often than a run may.
-- as: card
-- game: dwergar
-- outcome: clean fault
-- play: random 200
-- status: LIMIT
return card {
  id = "phase_asks_in_circles", kind = "phase", title = "Attack", text = "Attack.", at = "turn_start",
  each = function(g, me)
    for _ = 1, 1000 do
      g:choose(me, { "again", "and_again" })
    end
  end,
}
