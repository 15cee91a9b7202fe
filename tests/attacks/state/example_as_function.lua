-- Examples that are a function.
-- as: card
-- outcome: refused at load
-- says: examples: expected a list
return card {
  id = "example_as_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = 1 } },
  examples = function() while true do end end,
}
