-- A step whose effect moves the marker back and forward again.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- play: random 3
-- says: event_depth
return cards {
  card { id = "wheel", kind = "track", title = "Attack", steps = 2,
         at = { [1] = sequence { move_marker("wheel", -1), move_marker("wheel", 1) } } },
  card { id = "push", kind = "table", title = "Attack", setup = move_marker "wheel" },
}
