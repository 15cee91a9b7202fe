-- Points that are never worked out.
-- as: card
-- outcome: clean fault
-- play: random 400
-- says: ran for too many steps
return card {
  id = "endless_score", kind = "room", title = "Attack", text = "An attack.",
  replaces = "cave_entrance", back = "printed", colour = "orange",
  use = any_order { gain { wood = 1 } },
  score = function() while true do end end,
}
