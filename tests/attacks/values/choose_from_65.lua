-- A list of 65 choices.
-- as: card
-- outcome: clean fault
-- says: choices: more than 64 choices; this is the limit 'choices'
return card {
  id = "choose_from_65", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 65 do t[i] = i end
    g:choose(me, t)
  end) },
}
