-- Goes over keys that are tables.
-- as: card
-- outcome: clean fault
-- says: a key is a table
return card {
  id = "order_of_tables", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { [{}] = 1, [{}] = 2 }
    local words = {}
    for k in pairs(t) do words[#words + 1] = tostring(k) end
    g:log(table.concat(words, " "))
  end) },
}
