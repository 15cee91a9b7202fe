-- Reads how often chance was drawn, or who knows what.
-- as: card
-- outcome: clean fault
return card {
  id = "secret_read_of_counter", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log("got " .. tostring(g:read("rng.counter[2]")))
  end) },
}
