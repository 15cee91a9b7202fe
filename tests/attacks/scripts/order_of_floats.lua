-- Goes over keys that are fractions.
-- as: card
-- outcome: clean fault
-- says: a key is a number
return card {
  id = "order_of_floats", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { [0.5] = 1 }
    local words = {}
    for k in pairs(t) do words[#words + 1] = tostring(k) end
    g:log(table.concat(words, " "))
  end) },
}
