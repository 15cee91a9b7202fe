-- Tells the order in which pairs goes over names.
-- as: card
-- outcome: runs, bounded
-- says: -1 3 10 Gamma alpha beta zinc true
return card {
  id = "order_of_names", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { zinc = 1, alpha = 1, beta = 1, [3] = 1, [-1] = 1, [true] = 1, Gamma = 1, ["10"] = 1 }
    local words = {}
    for k in pairs(t) do words[#words + 1] = tostring(k) end
    g:log(table.concat(words, " "))
  end) },
}
