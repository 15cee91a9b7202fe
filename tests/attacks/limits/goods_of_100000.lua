-- Goods with 4000 names.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "goods_of_100000", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 4000 do t["g" .. i] = 1 end
    while true do g:gain(me, t) end
  end) },
}
