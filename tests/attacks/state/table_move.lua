-- Asks for table.move, which can run for ever in C.
-- as: card
-- outcome: clean fault
-- says: no function of table is called 'move'
return card {
  id = "table_move", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.move({}, 1, math.maxinteger - 1, 2)
  end) },
}
