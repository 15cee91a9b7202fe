-- What tiles and rooms of the second era share: smelting, forging and expeditions.
local era = {}

local function up_to(most)
  local numbers = {}
  for n = 1, most do numbers[n] = n end
  return numbers
end

-- "smelt 1 ore", "smelt up to 2 ore".
local function words(verb, most, one, many)
  return verb .. (most == 1 and " 1 " .. one or " up to " .. most .. " " .. many)
end

-- Asks for a number from 1 to `most`; numbers that cannot be paid are not offered. If none can, the
-- payment that follows says why.
local function how_many(g, me, most, prompt)
  return most > 1 and g:choose(me, up_to(most), { prompt = prompt }) or 1
end

-- 1 ore and 1 wood become 1 iron, up to `most` times. Cards can change the price.
function era.smelt(most)
  return label(words("smelt", most, "ore", "ore"), function(g, me)
    local n = how_many(g, me, most, "how much ore do you smelt?")
    g:pay_price(me, "smelting_price", { ore = n, wood = n })
    g:gain(me, { iron = n })
    g:emit(me, "smelted", { amount = n })
  end)
end

-- 1 iron becomes 1 weapon, up to `most` times.
function era.forge(most)
  return label(words("forge", most, "weapon", "weapons"), function(g, me)
    local n = how_many(g, me, most, "how many weapons do you forge?")
    g:pay(me, { iron = n })
    g:gain(me, { weapon = n })
    g:emit(me, "forged", { amount = n })
  end)
end

-- What an expedition can bring home: the strength it takes, and what it is.
local loot = {
  { id = "timber",   strength = 1, goods = { wood = 2 },  text = "2 wood" },
  { id = "grain",    strength = 1, goods = { emmer = 2 }, text = "2 emmer" },
  { id = "rubble",   strength = 2, goods = { stone = 2 }, text = "2 stone" },
  { id = "rations",  strength = 2, goods = { food = 3 },  text = "3 food" },
  { id = "stray",    strength = 3, goods = { donkey = 1 }, text = "1 donkey" },
  { id = "nuggets",  strength = 3, goods = { ore = 2 },   text = "2 ore" },
  { id = "scrap",    strength = 4, goods = { iron = 1 },  text = "1 iron" },
  { id = "coins",    strength = 5, goods = { gold = 2 },  text = "2 gold" },
  { id = "masons",   strength = 5, verb = "build_wall",   text = "build a wall" },
  { id = "diggers",  strength = 6, verb = "dig",          text = "dig out a rock" },
  { id = "hoard",    strength = 7, goods = { gold = 4 },  text = "4 gold" },
  { id = "artisans", strength = 8, verb = "furnish",
    text = "furnish a room for its own cost" },
}

-- The pieces that can be chosen now, with their texts; "home" ends the expedition.
local function choices(g, me, taken, count)
  local ids, texts = {}, {}
  local strength = g:count(me, "arms")
  for _, piece in ipairs(loot) do
    if piece.strength <= strength and not taken[piece.id] and
       (piece.verb == nil or g:can(me, piece.verb)) then
      ids[#ids + 1] = piece.id
      texts[piece.id] = piece.text
    end
  end
  if count > 0 then
    ids[#ids + 1] = "home"
    texts.home = "return home"
  end
  return ids, texts
end

local function take(g, me, id)
  for _, piece in ipairs(loot) do
    if piece.id == id then
      if piece.goods then
        g:gain(me, piece.goods)
      else
        g[piece.verb](g, me)
      end
    end
  end
end

-- An expedition for 1 food; brings home `most` different pieces of loot.
function era.march(most)
  return label(words("march for", most, "piece of loot", "pieces of loot"), function(g, me)
    local allowed, why = g:allowed(me, "march")
    if not allowed then
      g:refuse(why or "you may not set out")
    end
    if g:count(me, "arms") < 1 then
      g:refuse("an expedition needs a weapon")
    end
    g:pay(me, { food = 1 })
    local taken, count = {}, 0
    local pieces = g:value(me, "loot", most)
    while count < pieces do
      local ids, texts = choices(g, me, taken, count)
      local id = g:choose(me, ids, { prompt = "what do you bring home?", text = texts,
                                     check = false })
      if id == nil or id == "home" then
        break
      end
      taken[id] = true
      count = count + 1
      take(g, me, id)
    end
    g:emit(me, "returned", { amount = count })
  end)
end

return era
