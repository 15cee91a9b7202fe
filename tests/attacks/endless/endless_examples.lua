-- An example with 10000 steps.
-- as: card
-- outcome: clean fault
-- play: examples
-- says: 
local steps = {}
for i = 1, 10000 do steps[i] = "take excavation" end

return card {
  id = "endless_examples", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = 1 } },
  examples = { { name = "long", steps = steps } },
}
