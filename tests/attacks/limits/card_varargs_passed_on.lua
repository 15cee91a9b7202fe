-- Many values, passed on by one instruction again and again.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
local function collect(n, spin, ...)
  if n == 0 then return spin(...) end
  return collect(n - 1, spin, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ...)
end
return card {
  id = "card_varargs_passed_on", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f(...) return 1 end
    collect(30, function(...) while true do f(...) end end)
  end) },
}
