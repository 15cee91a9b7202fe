-- A phase in which everybody chooses at once: who lets down the most ballast?

-- What can be let down by how much stone there is. Lists that stand here are made once for all
-- games; a list made in a function is made each time the function runs.
local up_to = { { 0, 1 }, { 0, 1, 2 }, { 0, 1, 2, 3 } }

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
    -- Room for four: a table that grows is made larger again and again.
    local seats, lists = { nil, nil, nil, nil }, { nil, nil, nil, nil }
    local asked, best, finder = 0, 0, nil
    for seat = 1, g:players() do
      local stone = g:count(seat, "stone")
      if stone > 0 then
        asked = asked + 1
        seats[asked], lists[asked] = seat, up_to[stone] or up_to[3]
      end
    end
    if asked == 0 then
      return
    end
    local ballast = g:choose_secretly(seats, lists, { prompt = "How much stone goes down?" })
    for n = 1, asked do
      local seat = seats[n]
      local stone = ballast[seat]
      if stone > best then
        best, finder = stone, seat
      elseif stone == best then
        finder = nil
      end
      if stone > 0 then
        g:pay(seat, { stone = stone })
      end
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
