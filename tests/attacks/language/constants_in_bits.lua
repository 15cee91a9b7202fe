-- Bit operators behind more than 256 constants, which old releases compile wrongly: whatever
-- comes of it is no crash.
-- as: card
-- outcome: runs, bounded
-- fill: 300 "c#", 
-- says: p1 gains 1 wood
return card {
  id = "constants_in_bits", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { FILL }
    local x = 1 ~ (2 or 3)
    g:gain(me, { wood = #t == 300 and 1 or 2 })
  end) },
}
