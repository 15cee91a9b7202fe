-- Choices, each of which compares long strings for a whole run. Every trial ends by its steps, the
-- same everywhere, and what is broken is offered, so that the fault shows when it is chosen.
-- as: card
-- outcome: runs, bounded
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
