-- Choices, each of which compares long strings for a whole run. Only time ends it, which is not
-- the same everywhere: so the decision fails, and no choice is offered for want of time.
-- as: card
-- ends: by time
-- outcome: clean fault
-- says: ran for too long
return card {
  id = "dear_comparisons", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a, b = ("x"):rep(60000) .. "a", ("x"):rep(60000) .. "b"
    local words = {}
    for i = 1, 64 do words[i] = "w" .. i end
    g:choose(me, words)
    for _ = 1, 200000 do if b < a then return end end
    g:pay(me, { gold = 19 })
  end) },
}
