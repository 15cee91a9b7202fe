-- Two tracks whose steps move each other, by functions.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- play: random 3
-- says: limit
local function to(other)
  return function(g, me)
    g:move_marker(me, other, -40)
    g:move_marker(me, other, 1)
  end
end

return cards {
  card { id = "left", kind = "track", title = "Attack", steps = 2, at = { [1] = to "right" } },
  card { id = "right", kind = "track", title = "Attack", steps = 2, at = { [1] = to "left" } },
  card { id = "push", kind = "table", title = "Attack", setup = move_marker "left" },
}
