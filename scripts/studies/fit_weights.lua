-- fit_weights.lua - fits cards/GAME/weights.txt to the results of games among bots.
--
-- Run it:  make weights GAME=cave_farmers, which improves the weights by tune_weights.sh afterwards
--
-- weights/GAME.lua says which quantities are looked at, how many games are played by whom, and at
-- which stages weights are fitted. At the end of every turn of these games the quantities are
-- noted for each seat; what is explained is the points of the seat in the end, less its worth by
-- the rule of thumb. In two games of three, random moves are mixed in, so that unusual positions
-- occur too. One game in ten is left out of the fit, and shows how good it is. Every game depends
-- on its seed alone: the same program gives the same file.

local ridge = include("ridge.lua")

local RANDOM_TURN = 8    -- in one turn in so many, or in twice as many, the bot is replaced
local MOST_RANDOM = 6    -- by so many random moves at most
local HELD_OUT = 10
local RARE = 100         -- a quantity that is 0 in all but one sample in so many is left out
local LEFT_OUT = 1e15    -- the penalty that makes its weight 0
local PENALTY = 300      -- of samples that say a weight is 0, for a quantity of usual size

local name = adit.args[1]
local study = include("weights/" .. name .. ".lua")
local path = "cards/" .. name .. "/weights.txt"

local names = { study.stage.field, "worth", "base" }
for _, quantity in ipairs(study.names) do
  names[#names + 1] = quantity
end
local WORTH, FIRST = 2, 2 -- the stage itself is no quantity

-- ---- Samples ----

-- Random numbers 1 .. n as a function of the seed.
local function new_dice(seed)
  local state = seed
  return function(n)
    state = state * 6364136223846793005 + 1442695040888963407
    return (state >> 33) % n + 1
  end
end

-- Plays a game and calls note(seat, quantities, points) for each sample.
local function play_game(players, seed, player, note)
  local game = adit.game { game = name, players = players, seed = seed }
  local samples, last, left = {}, nil, 0
  local dice = new_dice(seed)
  local odds = (dice(3) - 1) * RANDOM_TURN
  while not game:over() do
    local at = game:features({ "turn", "active" }, 1)
    local now = at[1] * 16 + at[2]
    if last and now ~= last then
      for seat = 1, players do
        samples[#samples + 1] = { seat, game:features(names, seat) }
      end
      left = odds > 0 and dice(odds) == 1 and dice(MOST_RANDOM) or 0
    end
    last = now
    game:play(left > 0 and "random" or player, 1)
    left = left - 1
  end
  for _, sample in ipairs(samples) do
    note(sample[1], sample[2], game:score(sample[1]))
  end
  game:close()
end

-- The stages before and after, and how much the later one counts.
local function stage_of(at, now)
  local next_one = 1
  while next_one < #at and at[next_one] <= now do
    next_one = next_one + 1
  end
  local before = next_one > 1 and next_one - 1 or 1
  local span = at[next_one] - at[before]
  if span == 0 or now <= at[before] then
    return before, next_one, 0.0
  end
  return before, next_one, now >= at[next_one] and 1.0 or (now - at[before]) / span
end

-- What is not 0, once for each of the two stages.
local function spread(values, at)
  local indices, parts = {}, {}
  local before, after, later = stage_of(at, values[1])
  for _, stage in ipairs { before, after } do
    local part = stage == after and later or 1.0 - later
    if stage == before and before == after then
      part = 1.0
    end
    if part > 0 and not (stage == after and #indices > 0 and before == after) then
      for i = FIRST, #values do
        if values[i] ~= 0 then
          indices[#indices + 1] = (stage - 1) * #names + i
          parts[#parts + 1] = (i == WORTH and values[i] / 100 or values[i] + 0.0) * part
        end
      end
    end
  end
  return indices, parts, later > 0.5 and after or before
end

-- ---- The fit ----

local function worth_of(values)
  return values[WORTH] / 100
end

-- Squares of the quantities: the penalty of a weight goes by them.
local function new_sizes()
  local s = { n = 0, square = {}, found = {} }
  for i = 1, #names do
    s.square[i], s.found[i] = 0.0, 0
  end
  return s
end

local function add_sizes(s, values)
  s.n = s.n + 1
  for i = FIRST, #values do
    local value = i == WORTH and values[i] / 100 or values[i]
    if value ~= 0 then
      s.square[i] = s.square[i] + value * value
      s.found[i] = s.found[i] + 1
    end
  end
end

local function penalties_of(s, stages, used)
  local list = {}
  for stage = 1, stages do
    for i = 1, #names do
      local price = PENALTY * s.square[i] / s.n
      list[(stage - 1) * #names + i] = names[i] == "base" and 0.001 or used[i] and price or LEFT_OUT
    end
  end
  return list
end

local function whole(x)
  return math.floor(x + 0.5)
end

-- How much of the spread of the results is explained: by the best line through the worth, and by
-- the weights.
local function judge(held, at, weights)
  local sums = {}
  for stage = 1, #at do
    sums[stage] = { n = 0, y = 0.0, yy = 0.0, w = 0.0, ww = 0.0, wy = 0.0, rest = 0.0 }
  end
  for _, sample in ipairs(held) do
    local values, y = sample[1], sample[2]
    local indices, parts, stage = spread(values, at)
    local expected, w = worth_of(values), worth_of(values)
    for k, index in ipairs(indices) do
      expected = expected + parts[k] * weights[index]
    end
    local s = sums[stage]
    s.n, s.y, s.yy = s.n + 1, s.y + y, s.yy + y * y
    s.w, s.ww, s.wy = s.w + w, s.ww + w * w, s.wy + w * y
    s.rest = s.rest + (y - expected) * (y - expected)
  end
  local lines = {}
  for stage, s in ipairs(sums) do
    if s.n > 1 then
      local spread_y = s.yy - s.y * s.y / s.n
      local both, spread_w = s.wy - s.w * s.y / s.n, s.ww - s.w * s.w / s.n
      local line = spread_w > 0 and both * both / spread_w / spread_y or 0
      lines[#lines + 1] = string.format(
        "# %s %d: of %d positions the rule of thumb explains %.2f, the weights %.2f",
        study.stage.field, at[stage], s.n, line, 1 - s.rest / spread_y)
    end
  end
  return lines
end

-- Plays the games of a section and fits weights to them.
local function fit_section(section, seed)
  local at, held = study.stage.at, {}
  local fit, sizes = ridge.new(#names * #at), new_sizes()
  for k = 1, section.games do
    play_game(section.play, seed + k, section.player, function(_, values, points)
      if k % HELD_OUT == 0 then
        held[#held + 1] = { values, points }
      else
        local indices, parts = spread(values, at)
        fit:add(indices, parts, points - worth_of(values))
        add_sizes(sizes, values)
      end
    end)
  end
  local used = {}
  for i = FIRST, #names do
    used[i] = sizes.found[i] * RARE >= sizes.n
  end
  local weights = fit:solve(penalties_of(sizes, #at, used))
  local lines = { "", string.format("# %d games of %s, seeds from %d", section.games,
                                    section.player, seed + 1) }
  for _, line in ipairs(judge(held, at, weights)) do
    lines[#lines + 1] = line
  end
  lines[#lines + 1] = "players " .. section.players
  lines[#lines + 1] = "stage " .. study.stage.field .. " " .. table.concat(at, " ")
  for i = FIRST, #names do
    if used[i] then
      local row = { names[i] }
      for stage = 1, #at do
        local weight = weights[(stage - 1) * #names + i] + (i == WORTH and 1 or 0)
        row[#row + 1] = whole(weight * 1000)
      end
      lines[#lines + 1] = table.concat(row, " ")
    end
  end
  return table.concat(lines, "\n") .. "\n"
end

-- ---- The file ----

local head = "# weights.txt - what positions are worth to the planner; " ..
  "see docs/reference/players.md.\n"
  .. "# Made by: make weights GAME=" .. name .. "\n"
  .. "# Points for one of each quantity, in thousandths, at each stage.\n"

local text = head
for number, section in ipairs(study.sections) do
  text = text .. fit_section(section, number * 1000000 + 100000)
  adit.write(path, text)
end
print(text)
