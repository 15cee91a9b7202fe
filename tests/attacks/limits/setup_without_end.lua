-- A setup effect that never comes to an end.
-- as: card
-- outcome: clean fault
-- play: random 3
-- says: called too many primitives
return card {
  id = "setup_without_end", kind = "table", title = "Attack",
  setup = function(g, me)
    while true do
      g:count(me, "wood")
    end
  end,
}
