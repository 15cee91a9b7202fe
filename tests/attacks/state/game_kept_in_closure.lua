-- Keeps the game in a variable of the file.
-- as: card
-- outcome: refused at load
-- says: assigns to 'kept'
local kept

return card {
  id = "game_kept_in_closure", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    kept = g
  end) },
}
