-- Fields that mean something to Lua elsewhere.
-- as: card
-- outcome: refused at load
-- says: __index
return card {
  id = "id_is_metamethod", kind = "action_tile", title = "T", stage = "start",
  __index = function() while true do end end, __gc = function() end, __name = "x",
  use = any_order { gain { wood = 1 } },
}
