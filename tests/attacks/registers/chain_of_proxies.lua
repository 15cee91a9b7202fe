-- A chain of tables of the file, each read-only.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
local t = { n = 1 }
for _ = 1, 50 do t = { next = t } end

return card {
  id = "chain_of_proxies", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local at = t
    for _ = 1, 50 do at = at.next end
    g:gain(me, { wood = at.n })
  end) },
}
