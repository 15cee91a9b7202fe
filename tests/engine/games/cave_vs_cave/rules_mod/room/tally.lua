-- Tally Room: counts over each span of time that a counter can have.
return card {
  id     = "tally",
  kind   = "room",
  title  = "Tally Room",
  text   = "Counts each time you gain wood; two times in one turn bring 1 wood more.",
  source = "test of counters",
  mark   = "R",

  number = 201,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  counters = {
    of_action = { max = 99, reset = "action" },
    of_turn   = { max = 99, reset = "turn" },
    of_round  = { max = 99, reset = "round" },
    of_game   = { max = 99, reset = "game" },
  },

  on = {
    gained = { good = "wood", run = function(g)
      for _, name in ipairs { "of_action", "of_turn", "of_round", "of_game" } do
        g:set(name, g:get(name) + 1)
      end
    end },
    -- What is counted here still belongs to the turn that ends.
    turn_ended = function(g, me)
      if g:get "of_turn" >= 2 then
        g:gain(me, { wood = 1 })
      end
    end,
  },
}
