-- Keeps the game in a table of the file.
-- as: card
-- outcome: clean fault
-- says: cannot be set
local kept = {}

return card {
  id = "game_kept", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    kept.g = g
  end) },
}
