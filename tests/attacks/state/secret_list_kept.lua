-- The lists of a secret choice are kept for the next seat.
-- as: card
-- outcome: clean fault
-- play: random 3
-- says: read-only
local seen = {}
return card {
  id = "secret_kept", kind = "table", title = "Attack",
  setup = function(g, me)
    g:choose_secretly({ 1, 2 }, function(seat)
      seen[#seen + 1] = seat
      return seen
    end)
  end,
}
