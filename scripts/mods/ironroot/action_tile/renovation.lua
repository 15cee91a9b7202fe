-- Renovation: in the second era it is no longer for the richer player only.
return patch "renovation" {
  text   = "Before the second era only if you have more gold than your opponent: build 1 wall. " ..
           "Furnish a room.",
  forbid = {
    take = { when = { "era", below = 2 }, run = function(g, me)
      for _, other in ipairs(g:others(me)) do
        if g:count(me, "gold") <= g:count(other, "gold") then
          return "needs more gold than the opponent, who has " .. g:count(other, "gold")
        end
      end
    end },
  },
}
