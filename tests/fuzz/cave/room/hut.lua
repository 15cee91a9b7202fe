-- Hut: asks in the middle of its effect, declared and by script.
return card {
  id     = "hut",
  kind   = "room",
  title  = "Hut",
  text   = "Climb, look around, then keep or trade.",
  source = "example",
  mark   = "S",
  points = 2,

  use = sequence {
    climb(1),
    one_of { gain { food = 1 }, gain { wood = per("height") } },
    function(g, me)
      if g:choose(me, { "keep", "trade" }, { check = false }) == "trade" then
        g:gain(me, { gold = 1 })
      end
    end,
  },

  counters = { used = { max = 2, reset = "turn" } },
}
