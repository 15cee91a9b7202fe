-- A list of a million choices.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "choose_from_million", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 1000000 do t[i] = i end
    g:choose(me, t)
  end) },
}
