-- Whole numbers that all fall into one chain of a table: each look-up goes through 2 000 of them,
-- which its one step does not pay for. Where the steps do not end it, the time does.
-- as: card
-- outcome: clean fault
-- status: LIMIT
return card {
  id = "keys_in_one_chain", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 2048 do t[i * 2047] = i end
    local sum = 0
    while true do
      sum = sum + t[2047] + t[2048 * 2047] + t[1024 * 2047]
    end
  end) },
}
