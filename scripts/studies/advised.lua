-- Advised: a beginner who has read the hints at the end of `adit rules GAME` and follows them.
-- players.sh measures that `planner:easy` loses to it. For all four games.
--
-- Try it:  adit rate scripts/studies/advised.lua planner:easy --game dwergar --games 40
--
-- At each question it thinks of some ways to finish its turn. What a position is worth it sees as
-- everybody does, by the rule of thumb; the hints say which of these turns it prefers.

local tries = 48     -- ways to finish its turn
local longest = 16   -- answers of a turn that it goes through to see where it leads

local function count(list, word)
  local found = 0
  for _, entry in pairs(list) do
    if entry == word then found = found + 1 end
  end
  return found
end

local function filled(list)
  local found = 0
  for _, entry in pairs(list) do
    if entry and entry ~= "none" and entry ~= "" then found = found + 1 end
  end
  return found
end

-- What the hints of each game add to a position, in points. The numbers are those of the hints;
-- `left` is the share of the game that is still to come.
local hints = {}

function hints.cave_vs_cave(view, me)
  local left, goods = (8 - view.round) / 8, me.goods
  return left * 0.8 * math.min(count(me.cell, "empty"), 2)       -- 1: dig early
    + left * 0.4 * #me.in_play                                   -- 3: rooms early
    + left * 0.1 * math.min(goods.food + goods.emmer + goods.flax, 6) -- 4: building costs food
end

function hints.cave_farmers(view, me)
  local left, goods = (12 - view.round) / 12, me.goods
  local dwarfs = count(me.dwarf, "adult") + count(me.dwarf, "newborn")
  local meals = goods.food + goods.grain + 2 * goods.vegetable + 2 * goods.ruby
  local weapons = 0
  for _, weapon in pairs(me.weapon) do
    weapons = weapons + weapon
  end
  return left * dwarfs                                           -- 1: a child
    - 0.5 * math.max(2 * dwarfs - meals, 0)                      -- 2: the harvest
    + left * 0.1 * weapons                                       -- 4: weapons early
    + 0.3 * math.min(goods.ruby, 2)                              -- 5: keep a ruby
    + left * 0.2 * #me.in_play                                   -- 6: tiles early
end

function hints.dwergar(_, me)
  local goods, dwarfs = me.goods, 0
  for _, waiting in pairs(me.pool) do
    dwarfs = dwarfs + waiting
  end
  return math.min(goods.hot_furnace, 1)                          -- 3: keep a furnace hot
    + 0.3 * dwarfs                                               -- 5: the pool
    - 0.5 * me.unbuilt                                           -- 6: install furnaces
end

function hints.covenant(view, me)
  local left, strength, tracks = (4 - view.era) / 3, 0, 0
  for number, dwarves in ipairs(me.tavern) do
    strength = strength + number * dwarves
  end
  for _, dwarf in pairs(me.dwarf_on) do
    strength = strength + dwarf
  end
  for _, step in pairs(me.track) do
    tracks = tracks + step
  end
  return left * strength                                         -- 1: strength
    + left * 3 * filled(me.coin)                                 -- 2: King's Coins
    + 0.3 * tracks                                               -- 3: tracks
    + 0.3 * math.min(me.goods.iron, 2)                           -- 4: iron for tools
    + filled(me.forged)                                          -- 5: tools
end

local function contains(options, answer)
  for _, option in ipairs(options) do
    if option == answer then return true end
  end
  return false
end

-- The position after as many of the answers as are offered. Exchanges are not among the options of
-- a view, so it ends before them.
local function follow(view, options, answers)
  local at = view
  for i = 1, math.min(#answers, longest) do
    local after = options and contains(options, answers[i]) and at:what_if(answers[i])
    if not after then break end
    at, options = after, after.options
  end
  return at
end

local function like(view)
  local game = view.wall_supply and "cave_vs_cave" or view.leaves and "cave_farmers"
    or view.silverbeard and "dwergar" or "covenant"
  return hints[game](view, view.player[view.me])
end

return {
  name = "advised",
  decide = function(view, options)
    if #options == 1 then return 1 end
    local best, most = 1, nil
    for _, turn in ipairs(view:plans(tries)) do
      local value = turn.evaluation / 100 + like(follow(view, options, turn.answers))
      if not most or value > most then best, most = turn.answers[1], value end
    end
    return best
  end,
}
