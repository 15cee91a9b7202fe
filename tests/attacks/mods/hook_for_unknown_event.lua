-- Listens for an event that the game does not have.
-- as: card
-- outcome: refused at load
-- says: game_stepped
return card {
  id = "hook_for_unknown_event", kind = "action_tile", title = "Attack", stage = "start",
  on = { game_stepped = gain { wood = 1 } },
  use = any_order { gain { wood = 1 } },
}
