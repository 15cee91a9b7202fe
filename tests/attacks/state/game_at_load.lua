-- Uses the game while the file is loaded.
-- as: card
-- outcome: refused at load
-- says: 
local x = g:count(1, "wood")

return card {
  id = "game_at_load", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = 1
  end) },
}
