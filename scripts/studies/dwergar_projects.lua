-- How often each project of Dwergar is completed and upgraded, by bots that look one step ahead.
--
-- Run it:  adit run scripts/studies/dwergar_projects.lua [GAMES [PLAYER]]
--
-- Plays so many games of four with each choice of four decks (10; the player is greedy) and
-- counts where the projects lie in the end. A deck is left out in one choice of five, so the
-- percentages are of the games in which the deck was there.

local games = math.tointeger(tonumber(adit.args[1] or 10))
if not games or games < 1 then
  error("the number of games must be a whole number, at least 1: " .. adit.args[1])
end
local player = adit.args[2] or "greedy"
local decks = { "western", "new_shaft", "golden", "old_shaft", "eastern" }

local seen, completed, upgraded = {}, {}, {}
local points, seats = 0, 0
local first = { 0, 0, 0, 0 } -- points by place in turn order

local function all_but(left_out)
  local list = {}
  for _, deck in ipairs(decks) do
    if deck ~= left_out then
      list[#list + 1] = deck
    end
  end
  return table.concat(list, ",")
end

local function add(counts, id)
  counts[id] = (counts[id] or 0) + 1
end

local function count(game)
  for id, place in pairs(game:state().project) do
    if place ~= "out" then
      add(seen, id)
      local seat, turned = place:sub(1, 1) == "p" and place ~= "pile", place:sub(-9) == "_upgraded"
      if seat then
        add(completed, id)
      end
      if turned then
        add(upgraded, id)
      end
    end
  end
  local start = game:get("start_player")
  for seat = 1, 4 do
    local own = game:score(seat)
    points, seats = points + own, seats + 1
    local place = (seat - start) % 4 + 1
    first[place] = first[place] + own
  end
end

for _, left_out in ipairs(decks) do
  for seed = 1, games do
    local game = adit.game { game = "dwergar", players = 4, seed = seed,
                             rules = { decks = all_but(left_out) } }
    game:play(player)
    count(game)
    game:close()
  end
end

local ids = {}
for id in pairs(seen) do
  ids[#ids + 1] = id
end
table.sort(ids, function(a, b)
  local of_a, of_b = (completed[a] or 0) / seen[a], (completed[b] or 0) / seen[b]
  return of_a > of_b or (of_a == of_b and a < b)
end)

print("project                          completed %  upgraded %")
for _, id in ipairs(ids) do
  print(string.format("%-32s %10.1f  %10.1f", id, 100 * (completed[id] or 0) / seen[id],
                      100 * (upgraded[id] or 0) / seen[id]))
end
print(string.format("points of a seat: %.1f; by turn order %.1f %.1f %.1f %.1f", points / seats,
                    first[1] * 4 / seats, first[2] * 4 / seats, first[3] * 4 / seats,
                    first[4] * 4 / seats))
