-- Goods that hold themselves.
-- as: card
-- outcome: clean fault
-- says: wood
return card {
  id = "goods_in_itself", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    t.wood = t
    g:gain(me, t)
  end) },
}
