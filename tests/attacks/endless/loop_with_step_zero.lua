-- A loop with step 0.
-- as: card
-- outcome: clean fault
-- says: 'for' step is zero
return card {
  id = "loop_with_step_zero", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, 2, 0 do end
  end) },
}
