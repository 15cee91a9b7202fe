-- Arguments with nothing between them, in a table.
-- as: card
-- outcome: runs, bounded
-- says: ends at 1
return card {
  id = "length_of_arguments", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f(...) local t = { ... } return #t end
    g:log("ends at " .. f(1, nil, 3, nil))
  end) },
}
