-- More points than can be.
-- as: card
-- outcome: clean fault
-- play: random 400
-- says: must return a whole number
return card {
  id = "score_out_of_range", kind = "room", title = "Attack", text = "An attack.",
  replaces = "cave_entrance", back = "printed", colour = "orange",
  use = any_order { gain { wood = 1 } },
  score = function() return 1 << 40 end,
}
