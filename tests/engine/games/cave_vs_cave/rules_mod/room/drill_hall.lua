-- Drill Hall: what one hook has counted another one reads.
return card {
  id     = "drill_hall",
  kind   = "room",
  title  = "Drill Hall",
  text   = "Your room actions grow by one with each of the first two.",
  source = "test of counters",
  mark   = "R",

  number = 214,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  counters = { drilled = { max = 2, reset = "game" } },

  on = { room_action = function(g)
    if g:get "drilled" < 2 then
      g:set("drilled", g:get "drilled" + 1)
    end
  end },

  modify = { room_uses = function(g, _, base) return base + g:get "drilled" end },
}
