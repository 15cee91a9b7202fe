-- The list of one seat is changed after it was checked, while that of the next seat is made.
-- as: card
-- outcome: runs, bounded
-- play: random 3
return card {
  id = "secret_changed", kind = "table", title = "Attack",
  setup = function(g, me)
    if me ~= 1 then return end
    local list = { "low" }
    local answers = g:choose_secretly({ 1, 2 }, function(seat)
      if seat == 1 then return list end
      list[1] = string.rep("x", 20000)
      list[2] = {}
      return { "high" }
    end)
    if answers[1] ~= "low" then error("offered what was never checked") end
  end,
}
