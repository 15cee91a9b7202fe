-- Counts its runs in a local of the file.
-- as: card
-- outcome: refused at load
-- says: assigns to 'n'
local n = 0

return card {
  id = "counting_in_local", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    n = n + 1
    g:gain(me, { wood = n })
  end) },
}
