-- 64 choices, each of which takes a good part of a run; only the last one can be carried out.
-- as: card
-- outcome: runs, bounded
-- says: 
return card {
  id = "dear_choices", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local words = {}
    for i = 1, 64 do words[i] = "w" .. i end
    local word = g:choose(me, words)
    for _ = 1, 150000 do end
    if word ~= "w64" then g:pay(me, { gold = 19 }) end
  end) },
}
