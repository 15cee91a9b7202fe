-- A counter whose name is an escape sequence.
-- as: card
-- outcome: refused at load
-- says: counters
return card {
  id = "counter_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  counters = { ["\27[2J"] = { max = 1, reset = "turn" } },
  use = any_order { gain { wood = 1 } },
}
