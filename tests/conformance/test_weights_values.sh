#!/bin/sh
# test_weights_values.sh - every position of random games has the value that the lines of the
# shipped weights.txt give it, counted one by one in Lua, and nothing had to be cut. All builds
# have the same values therefore; the checksum is printed to compare them by eye.
. tests/support/cli.sh

cat >"$dir/values.lua" <<'LUA'
local title, games = adit.args[1], math.tointeger(tonumber(adit.args[2]))
local sections = include("table.lua")
local MOST = 99999 -- beyond this the engine cuts a quantity

local function whole_part(a, b) -- as C divides
  return a >= 0 and a // b or -(-a // b)
end

local function section_value(game, section, seat)
  local values = game:features(section.names, seat)
  local now, at, next_one = section.stage and game:features({ section.stage }, seat)[1] or 0,
                            section.at, 1
  while next_one < #at and at[next_one] <= now do
    next_one = next_one + 1
  end
  local before = next_one > 1 and next_one - 1 or 1
  local low, high = 0, 0
  for i, value in ipairs(values) do
    expect(value >= -MOST and value <= MOST * 100, section.names[i] .. " is " .. value)
    local one = section.names[i] == "worth" and 100 or 1
    low = low + whole_part(value * section.weights[i][before], one)
    high = high + whole_part(value * section.weights[i][next_one], one)
  end
  local span = at[next_one] - at[before]
  local gone = now >= at[next_one] and span or now - at[before]
  if span == 0 or gone <= 0 then
    return low
  end
  return whole_part(low * (span - gone) + high * gone, span)
end

-- In hundredths of a point; nil: no section is for so many players.
local function value_of(game, players, seat)
  local sum, has_base, is_any = 0, false, false
  for _, section in ipairs(sections) do
    if section.from <= players and players <= section.to then
      sum, is_any = sum + section_value(game, section, seat), true
      has_base = has_base or section.has_base
    end
  end
  if not has_base then
    sum = sum + game:features({ "worth" }, seat)[1] * 10
  end
  return is_any and whole_part(sum, 10) or nil
end

local checksum, count = 0, 0
for _, section in ipairs(sections) do
  for seed = 1, games do
    local players = section.from
    local game = adit.game { game = title, players = players, seed = seed }
    while not game:over() do
      for seat = 1, players do
        local value = game:value(seat)
        expect_equal(value, value_of(game, players, seat))
        checksum, count = (checksum * 31 + value) % 1000000007, count + 1
      end
      game:play("random", 1)
    end
    game:close()
  end
end
print(title .. ": " .. count .. " values, checksum " .. checksum)
expect(count > 0, "no position was valued")
LUA

# As a table of Lua, with the sections as they stand.
as_table() {
    awk 'BEGIN { print "local all, s = {}, nil" }
         { sub(/#.*/, "") }
         $1 == "players" {
             printf "s = { from = %d, to = %d, at = { 0 }, names = {}, weights = {} }\n", $2, $NF
             print "all[#all + 1] = s"
             next
         }
         $1 == "stage" {
             printf "s.stage, s.at = \"%s\", {", $2
             for (i = 3; i <= NF; i++) printf " %d,", $i
             print " }"
             next
         }
         NF > 0 {
             printf "s.names[#s.names + 1], s.weights[#s.weights + 1] = \"%s\", {", $1
             for (i = 2; i <= NF; i++) printf " %d,", $i
             print " }"
             if ($1 == "worth" || $1 == "score") print "s.has_base = true"
         }
         END { print "return all" }' "$1"
}

games=${ADIT_SOAK:+40}
games=${games:-2}
found=0
for file in cards/*/weights.txt; do
    title=${file#cards/}
    as_table "$file" >"$dir/table.lua"
    expect 0 run "$dir/values.lua" "${title%/*}" "$games"
    says out checksum
    cat "$dir/out"
    found=1
done
[ "$found" = 1 ] || fail "no title has a weights.txt"
finish
