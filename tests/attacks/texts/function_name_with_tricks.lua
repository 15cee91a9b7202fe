-- A field whose name clears the screen and begins a line of its own holds the function that fails.
-- as: card
-- outcome: clean fault
-- says: in function 'x?[2Jy?  at
return card {
  id = "function_name_with_tricks", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    t["x\27[2Jy\n  at /etc/passwd:1"] = function() local x = nil; return x.y.z end
    local function deep() t["x\27[2Jy\n  at /etc/passwd:1"](); return 1 end
    deep()
    return 1
  end) },
}
