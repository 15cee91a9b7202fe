-- Choices of choices, each of which is tried out by thousands of gains with hooks, and cannot be
-- paid in the end.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: parts of declared effects
-- play: take parts_in_trials:parts_in_trials
local function many(good, times)
  return repeat_ { sequence { gain { [good] = 1 }, pay { [good] = 1 } }, times = times }
end

local function ways(name, count, of)
  local parts = {}
  for i = 1, count do parts[i] = label(name .. i, of(name .. i .. " ")) end
  return parts
end

return cards {
  card {
    id = "parts_in_trials", kind = "action_tile", title = "Attack", stage = "start",
    use = any_order(ways("way ", 10, function(name)
      return one_of(ways(name, 8, function(inner)
        return one_of(ways(inner, 3, function()
          return sequence { many("wood", 40), pay { gold = 19 } }
        end))
      end))
    end)),
  },
  patch "cave_board" { on = { gained = { { good = "wood", run = many("stone", 40) } } } },
}
