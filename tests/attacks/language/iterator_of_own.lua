-- A for loop whose iterator never ends.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "iterator_of_own", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ in function() return 1 end do end
  end) },
}
