-- A table of 50000 tables that a function can reach.
-- as: card
-- outcome: refused at load
-- says: 
local t = {}
for i = 1, 50000 do t[i] = { i } end

return card {
  id = "wide_table_of_file", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = t
  end) },
}
