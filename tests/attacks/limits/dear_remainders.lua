-- Choices, each of which takes remainders of extreme fractions for a whole run. Only time ends it,
-- which is not the same everywhere: so the decision fails, and no choice is offered for want of time.
-- as: card
-- ends: by time
-- outcome: clean fault
-- says: ran for too long
return card {
  id = "dear_remainders", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x, y, z = 1.7e308, 3e-308, 0
    local words = {}
    for i = 1, 64 do words[i] = "w" .. i end
    g:choose(me, words)
    for _ = 1, 100000 do
      z = x % y z = x % y z = x % y z = x % y
    end
    g:pay(me, { gold = 19 })
  end) },
}
