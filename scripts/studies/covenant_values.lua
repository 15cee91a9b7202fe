-- How the values of Covenant play: greedy bots, where their points come from and how far they get.
--
-- Run it:  adit run scripts/studies/covenant_values.lua [GAMES [PLAYERS [DIFFICULTY]]]
--
-- Many values of this game are reconstructed (docs/reference/rules/covenant.md). After a change of
-- one of them this says what it did to the whole.

local games = math.tointeger(tonumber(adit.args[1] or 10))
local players = math.tointeger(tonumber(adit.args[2] or 2))
local difficulty = adit.args[3] or "diff_normal"
if not games or games < 1 or not players or players < 1 or players > 4 then
  error("GAMES is a whole number of at least 1, PLAYERS one from 1 to 4")
end

local sums, order = {}, {}

local function add(name, amount)
  if not sums[name] then
    sums[name] = 0
    order[#order + 1] = name
  end
  sums[name] = sums[name] + amount
end

-- How many fields of a list hold a card.
local function filled(list)
  local count = 0
  for _, card in pairs(list) do
    count = count + ((card ~= "none" and card ~= 0) and 1 or 0)
  end
  return count
end

-- How many cards of a list lie in this place.
local function lying(list, place)
  local count = 0
  for _, where in pairs(list) do
    count = count + (where == place and 1 or 0)
  end
  return count
end

local function look_at(game, seat)
  local state = game:state()
  local own = state.player[seat]
  local total, lines = game:score(seat)
  add("points", total)
  for _, line in ipairs(lines) do
    add("  " .. line.source, line.points)
  end
  for _, track in ipairs { "court", "prestige", "mining" } do
    add(track, own.track[track])
  end
  add("tools forged", filled(own.forged))
  add("jewels set", filled(own.jewel))
  add("coins", filled(own.coin))
  add("traditions", lying(state.tradition, "p" .. seat))
  add("relics", lying(state.relic, "p" .. seat) + lying(state.relic, "used_p" .. seat))
  add("enemies in the dungeon", own.goods.goblin + own.goods.orc + own.goods.troll)
end

for number = 1, games do
  local game = adit.game { game = "covenant", players = players, seed = number,
                           rules = { difficulty = difficulty } }
  game:play("greedy")
  for seat = 1, players do
    look_at(game, seat)
  end
  for _, hall in pairs(game:state().mountain) do
    add("face-up halls", string.sub(hall, 1, 5) == "hall_" and players or 0)
  end
  if players == 1 then
    add("points of the Elders", game:get("elders.gp"))
  end
  game:close()
end

print(games .. " games, " .. players .. " players" ..
      (players == 1 and ", " .. difficulty or "") .. ", means for each player:")
for _, name in ipairs(order) do
  print(string.format("%-36s %6.1f", name, sums[name] / (games * players)))
end
