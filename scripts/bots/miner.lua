-- Miner: opens its cave as fast as it can and furnishes whatever fits into the holes.
--
-- Try it:  adit play cave_vs_cave --players human,scripts/bots/miner.lua
--
-- A bot is one function. It gets what its seat can see, the texts of all options, and a
-- function that lists the exchanges; it gives back the text or the number of its choice.

-- How much it wants each action tile. Digging comes first, then a place for what was found.
local tiles = {
  excavation = 9, drift_mining = 8, expansion = 8, undermining = 7, furnishing = 6,
  housework = 6, renovation = 6, undergrowth = 5, cultivation = 4, masonry = 3,
}

-- And each other kind of option, by its first word.
local words = {
  dig = 9, furnish = 8, bonus = 7, rooms = 6, use = 6, gain = 5, exchange = 4, replenish = 4,
  build_wall = 1, end_turn = 0, end_room = 0, end_rooms = 0,
}

local function first_word(text)
  local space = text:find(" ")
  return space and text:sub(1, space - 1) or text
end

local function worth(text)
  local word = first_word(text)
  if word == "take" then
    return tiles[text:sub(6)] or 2
  end
  return words[word] or 3
end

return {
  name = "miner",
  decide = function(_, options)
    local best, ties = options[1], 0
    local most = -1
    for _, option in ipairs(options) do
      local value = worth(option)
      if value > most then
        best, most, ties = option, value, 1
      elseif value == most then
        -- Every equal option gets the same chance to be taken.
        ties = ties + 1
        if random(ties) == 1 then best = option end
      end
    end
    return best
  end,
}
