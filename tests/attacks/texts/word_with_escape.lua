-- A wrong word, which the message shows, plays a trick.
-- as: card
-- outcome: refused at load
-- says: min_players
return card {
  id = "word_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  min_players = "\27[2J\xFF",
  use = any_order { gain { wood = 1 } },
}
