-- Reads a register that was never set instead of a table of the file.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = { [true] = 1 }
return card {
  id = "stale_read_of_constant", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    pairs(t)
    g:gain(me, { wood = t[me < 9] })
  end) },
}
