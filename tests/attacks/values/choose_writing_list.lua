-- A list function that changes the game.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only function
return card {
  id = "choose_writing_list", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, function() g:gain(me, { wood = 1 }) return { "a", "b" } end)
  end) },
}
