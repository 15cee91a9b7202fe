-- Counts its runs in a variable of a function that was called at load.
-- as: card
-- outcome: refused at load
-- says: assigns to 'n'
local function make()
  local n = 0
  return function() n = n + 1 return n end
end
local count = make()

return card {
  id = "counting_in_closure", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = count() })
  end) },
}
