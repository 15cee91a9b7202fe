-- A comparator that changes the game.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only function
return card {
  id = "sort_changing_game", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.sort({ 2, 1 }, function(a, b) g:gain(me, { wood = 1 }) return a < b end)
  end) },
}
