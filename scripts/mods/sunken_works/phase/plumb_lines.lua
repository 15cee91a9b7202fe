-- A phase in which everybody chooses at once: who lets down the most ballast?
local function ballast_of(g)
  return function(seat)
    local list = {}
    for n = 0, math.min(3, g:count(seat, "stone")) do
      list[#list + 1] = n
    end
    return list
  end
end

return card {
  id    = "plumb_lines",
  kind  = "phase",
  title = "Plumb lines",
  text  = "At the end of rounds 2, 5 and 8 each player secretly lets down up to 3 stone. " ..
          "Whoever alone let down the most finds 2 pearls.",

  at         = "round_end",
  from_round = 2,
  every      = 3,

  once = function(g)
    local seats, best, finder = {}, 0, nil
    for seat = 1, g:players() do
      seats[seat] = seat
    end
    local how = { prompt = "How much stone goes down?" }
    local ballast = g:choose_secretly(seats, ballast_of(g), how)
    for seat = 1, g:players() do
      if ballast[seat] > best then
        best, finder = ballast[seat], seat
      elseif ballast[seat] == best then
        finder = nil
      end
      g:pay(seat, { stone = ballast[seat] })
    end
    if finder then
      g:gain(finder, { pearl = 2 })
    end
  end,

  examples = {
    { name = "the most stone finds the pearls, and all stone is gone",
      given = { { stone = 3, pearl = 0 }, { stone = 2, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 2,
                        ["event.underfloor_heating"] = "round_2" } },
      steps = { "1", "2" },
      expect = { { stone = 2, pearl = 0 }, { stone = 0, pearl = 2 }, set = { round = 3 } } },
    { name = "a tie finds nothing",
      given = { { stone = 3, pearl = 0 }, { stone = 3, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 2,
                        ["event.underfloor_heating"] = "round_2" } },
      steps = { "2", "2" },
      expect = { { stone = 1, pearl = 0 }, { stone = 1, pearl = 0 } } },
    { name = "nobody can let down more than they have",
      given = { { stone = 1, pearl = 0 }, { stone = 0, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 5,
                        ["event.underfloor_heating"] = "round_5" } },
      steps = {},
      not_offered = { "2", "3" } },
  },
}
