-- Points that change the game.
-- as: card
-- outcome: clean fault
-- play: random 400
-- says: it cannot be called from a read-only hook
return card {
  id = "score_that_writes", kind = "room", title = "Attack", text = "An attack.",
  replaces = "cave_entrance", back = "printed", colour = "orange",
  use = any_order { gain { wood = 1 } },
  score = function(g, me) g:gain(me, { gold = 1 }) return 1 end,
}
