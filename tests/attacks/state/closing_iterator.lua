-- A fourth value of an iterator, which is closed at the end of the loop.
-- as: card
-- outcome: clean fault
-- says: non-closable value
return card {
  id = "closing_iterator", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ in pairs({ 1 }), { 1 }, nil, { __close = function() end } do break end
  end) },
}
