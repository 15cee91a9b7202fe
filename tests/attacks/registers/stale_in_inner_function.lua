-- A function inside of the function has it.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_in_inner_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f()
      local function h() return t[me == 1] end
      return h()
    end
    f()
  end) },
}
