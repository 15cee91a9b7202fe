-- A table nested 10000 deep that a function can reach.
-- as: card
-- outcome: refused at load
-- says: tables one inside the other
local t = {}
for _ = 1, 10000 do t = { t } end

return card {
  id = "deep_table_of_file", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = t
  end) },
}
