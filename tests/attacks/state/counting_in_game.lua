-- Writes a field of the game object.
-- as: card
-- outcome: clean fault
-- says: g is read-only
return card {
  id = "counting_in_game", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g.n = 1
  end) },
}
