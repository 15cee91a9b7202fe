-- The sign behind operators of all kinds.
-- as: card
-- outcome: runs, bounded
-- says: -3 -4 9 1 false
return card {
  id = "length_behind_operators", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 1, 2, 3 }
    g:log(-#t .. " " .. ~#t .. " " .. #t * #t .. " " .. #t // 2 .. " " .. tostring(not #t))
  end) },
}
