-- Builder: collects what rooms cost and always furnishes the one with the most points.
--
-- Try it:  adit sim cave_vs_cave --games 100 --players scripts/bots/builder.lua,random

local points = {
  shelf = 3, spinning_wheel = 4, tunnel = 3, grindstone = 4, food_corner = 3, parlor = 6,
  warehouse = 2, stall = 6, sacrificial_altar = 7, storeroom = 6, weaving_room = 5,
  furniture_workshop = 5, gold_vein = 9, junction_room = 6, digging_cave = 8, bakehouse = 6,
  state_room = 12, secret_chamber = 8, treasury = 10, prospecting_site = 5, retting_room = 3,
  equipment_room = 3, wood_storeroom = 2, dungeon = 11,
}

local furnishing_tiles = { housework = true, furnishing = true, expansion = true,
                           renovation = true }

-- Splits "furnish shelf c4" into its words.
local function split(text)
  local parts = {}
  local space = text:find(" ")
  while space do
    parts[#parts + 1] = text:sub(1, space - 1)
    text = text:sub(space + 1)
    space = text:find(" ")
  end
  parts[#parts + 1] = text
  return parts
end

-- How many cells it could furnish.
local function holes(me)
  local count = 0
  for _, cell in pairs(me.cell) do
    if cell == "empty" then count = count + 1 end
  end
  return count
end

-- What it lacks most says which tile it takes.
local function tile_worth(tile, me)
  local goods = me.goods
  local meals = goods.food + goods.emmer + goods.flax
  if furnishing_tiles[tile] then
    return (holes(me) > 0 and meals >= 3 and goods.wood + goods.stone >= 2) and 10 or 1
  elseif tile == "excavation" then
    return holes(me) == 0 and 9 or 4 + (goods.stone < 2 and 4 or 0)
  elseif tile == "drift_mining" or tile == "undermining" then
    return holes(me) == 0 and 8 or 5
  elseif tile == "undergrowth" then
    return goods.wood < 3 and 7 or 2
  elseif tile == "cultivation" then
    return meals < 5 and 7 or 4
  end
  return 3
end

local function worth(text, me)
  local parts = split(text)
  local word = parts[1]
  if word == "take" then
    return tile_worth(parts[2], me)
  elseif word == "furnish" then
    -- "furnish shelf c4" names a room; "furnish for ..." is still the whole action.
    return 20 + (points[parts[2]] or 0)
  elseif word == "gain" then
    -- What it has least of is worth most.
    return 6 - (me.goods[parts[3]] or 0) / 10
  elseif word:sub(1, 4) == "end_" then
    return 0
  end
  return 5
end

-- Food pays for furnishing; emmer and flax can be eaten when it is short.
local function eat(me, anytime)
  if me.goods.food >= 4 or holes(me) == 0 then return nil end
  for _, exchange in ipairs(anytime()) do
    if not exchange:find("gold") then return exchange end
  end
  return nil
end

-- A bot may remember things during its game.
local memory = { furnished_in_turn = -1 }

return {
  name = "builder",
  decide = function(view, options, anytime)
    local me = view.player[view.me]
    local best, most = options[1], -1
    for _, option in ipairs(options) do
      local value = worth(option, me)
      if value > most then best, most = option, value end
    end
    if most >= 20 then
      memory.furnished_in_turn = view.turn
    elseif furnishing_tiles[view.turn_tile] and memory.furnished_in_turn ~= view.turn then
      return eat(me, anytime) or best
    end
    return best
  end,
}
