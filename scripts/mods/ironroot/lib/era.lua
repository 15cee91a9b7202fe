-- What tiles and rooms of the second era share: smelting, forging and expeditions.
local era = {}

-- One of several parts; a single part needs no choice.
local function choice(parts)
  return #parts == 1 and parts[1] or one_of(parts)
end

-- 1 ore and `wood` wood (1 if left out) become 1 iron, up to `most` times.
function era.smelt(most, wood)
  local parts = {}
  for n = 1, most do
    parts[n] = label("smelt " .. n .. " ore",
                     exchange { pay = { ore = n, wood = n * (wood or 1) }, get = { iron = n } })
  end
  return choice(parts)
end

-- 1 iron becomes 1 weapon, up to `most` times.
function era.forge(most)
  local parts = {}
  for n = 1, most do
    parts[n] = label("forge " .. n .. (n == 1 and " weapon" or " weapons"),
                     exchange { pay = { iron = n }, get = { weapon = n } })
  end
  return choice(parts)
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
    if piece.strength > strength then
      break -- they stand in order of strength
    end
    local id = piece.id
    if not taken[id] and (piece.verb == nil or g:can(me, piece.verb)) then
      ids[#ids + 1] = id
      texts[id] = piece.text
    end
  end
  if count > 0 then
    ids[#ids + 1] = "home"
    texts.home = "return home"
  end
  return ids, texts
end

local loot_of = {}
for _, piece in ipairs(loot) do
  loot_of[piece.id] = piece
end

local function take(g, me, id)
  local piece = loot_of[id]
  if piece.goods then
    g:gain(me, piece.goods)
  else
    g[piece.verb](g, me)
  end
end

-- An expedition, with a weapon and for 1 food; brings home `most` different pieces of loot.
function era.march(most)
  local words = most == 1 and "march for 1 piece of loot"
                           or "march for up to " .. most .. " pieces of loot"
  return label(words, when { "weapon", at_least = 1, function(g, me)
    local allowed, why = g:allowed(me, "march")
    if not allowed then
      g:refuse(why or "you may not set out")
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
  end })
end

return era
