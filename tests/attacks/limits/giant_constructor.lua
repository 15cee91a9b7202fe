-- A table constructor of 10000 values, which is more than a rule may hold in one piece.
-- as: card
-- outcome: clean fault
-- fill: 10000 #,
-- says: in one block
return card {
  id = "giant_constructor", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { FILL }
    g:gain(me, { wood = #t == 10000 and 1 or 2 })
  end) },
}
