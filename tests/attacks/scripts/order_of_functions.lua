-- Goes over keys that are functions.
-- as: card
-- outcome: clean fault
-- says: a key is a
return card {
  id = "order_of_functions", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { [g] = 1, [pairs] = 2 }
    local words = {}
    for k in pairs(t) do words[#words + 1] = tostring(k) end
    g:log(table.concat(words, " "))
  end) },
}
