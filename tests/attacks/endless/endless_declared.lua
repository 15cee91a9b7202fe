-- Repeats an effect as often as can be written.
-- as: card
-- outcome: refused at load
-- says: times
return card {
  id = "endless_declared", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { repeat_ { gain { wood = 1 }, times = 1000000 } },
}
