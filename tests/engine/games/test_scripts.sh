#!/bin/sh
# test_scripts.sh - what scripts and bots can do with a match, by what it does, in every game.
#
# A script ends turns, decides what is offered, deals again, judges, draws chance, computes, writes
# files, and counts; a bot looks ahead. Each is compared with what must come out.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
games=$("$root/tests/lint/games")
[ "$(echo "$games" | wc -l)" -ge 4 ] || fail "only these games: $games"
cd "$dir" || exit 1

cat >match.lua <<'LUA'
local include_once = include "helper.lua"
local function start(seed)
  return adit.game { game = adit.args[1], players = 2, seed = seed }
end

-- end_turn: somewhere in the match it works, and then another turn has come.
local game, ended, refused = start(1), 0, 0
local function whose(match) return match:get "turn" .. " " .. match:seat() end
for number = 1, 300 do
  if game:over() then break end
  local copy = game:clone()
  local ok, why = pcall(copy.end_turn, copy)
  if ok then
    ended = ended + 1
    expect(whose(copy) ~= whose(game), "the turn is over after end_turn")
  else
    refused = refused + 1
    expect(tostring(why):find "end_turn", why)
  end
  game:decide(adit.random(#game:options()))
end
expect(ended > 0 and refused > 0, "ended " .. ended .. " turns, refused " .. refused)

-- decide_if takes the first that is offered; nil changes nothing.
game = start(2)
local before, first, last = game:hash(), game:options()[1], game:options()[#game:options()]
expect_equal(game:decide_if("nothing like this", "nor this"), nil)
expect_equal(game:hash(), before)
expect_equal(game:clone():decide_if("nothing like this", last, first), last)

-- redeal: what the seat sees stays, and the same seed deals the same.
game = start(3)
for number = 1, 10 do game:decide(adit.random(#game:options())) end
local seat = game:seat()
local view = game:state(seat)
local hashes = {}
for seed = 1, 8 do
  local dealt = game:clone():redeal(seed, seat)
  expect_equal(dealt:state(seat), view)
  expect_equal(dealt:hash(), game:clone():redeal(seed, seat):hash())
  hashes[dealt:hash()] = true
end
local different = 0
for _ in pairs(hashes) do different = different + 1 end
expect(different > 1, "something is hidden")

-- evaluate: a number for each seat, the same of the same position, and more for more goods.
local field = "player[1].goods." .. adit.args[2]
local function judged(n)
  return adit.game { game = adit.args[1], players = 2, seed = 4, set = { [field] = n } }:evaluate(1)
end
expect_equal(type(game:evaluate(1)), "number")
expect_equal(game:evaluate(2), game:clone():evaluate(2))
expect(judged(3) > judged(0), "goods are worth something")

-- Chance, numbers.
local seen = {}
for number = 1, 200 do
  local drawn = adit.random(6)
  expect(drawn >= 1 and drawn <= 6 and math.floor(drawn) == drawn, "1 to 6, not " .. drawn)
  seen[drawn] = true
end
expect_equal(#seen, 6)
expect_equal(math.sqrt(16), 4.0)
expect(math.abs(math.log(math.exp(2)) - 2) < 1e-9)
expect_equal(math.floor(-2.5), -3)

-- Statistics: 1 to 9 by hand.
local stats = adit.stats { 1, 2, 3, 4, 5, 6, 7, 8, 9 }
local low, high = stats:interval()
expect(low < 5 and 5 < high and math.abs(low + high - 10) < 1e-9)
expect(math.abs(low - (5 - 1.96 * 2.7386 / 3)) < 0.001, "the lower end is " .. low)
local narrow = stats:interval(0.9)
expect(narrow > low, "90 % is narrower")
local bars = stats:histogram(4)
expect_equal(#bars, 4)
expect_equal({ bars[1].count, bars[2].count, bars[3].count, bars[4].count }, { 2, 2, 2, 3 })
expect_equal({ bars[1].from, bars[4].to }, { 1.0, 9.0 })

-- Files: inside the folder only.
adit.write("counted.csv", include_once.line(bars) .. "\n")
for _, name in ipairs { "../counted.csv", "/tmp/counted.csv", "counted.lua", "a/../../x.csv" } do
  expect(not pcall(adit.write, name, "x"), name)
end
LUA
cat >helper.lua <<'LUA'
local function line(bars)
  local counts = {}
  for i, bar in ipairs(bars) do counts[i] = bar.count end
  return table.concat(counts, ",")
end
return { line = line }
LUA

# The bot sees on a copy what its answer does, and the match itself stays where it was.
cat >bot.lua <<'LUA'
return function(view, options)
  local best, most = 1, nil
  for i = 1, math.min(#options, 3) do
    local after = view:what_if(i)
    local value = after ~= nil and after.options ~= nil and #after.options or -1
    if most == nil or value > most then best, most = i, value end
  end
  say("looked at " .. math.min(#options, 3))
  return best
end
LUA

for each in $games; do
    case $each in
    dwergar) good=stone ;;
    covenant) good=gold ;;
    *) good=wood ;;
    esac
    rm -f counted.csv
    expect 0 run match.lua "$each" "$good"
    [ "$(cat counted.csv)" = "2,2,2,3" ] || fail "$each: written: $(cat counted.csv)"
    [ ! -e ../counted.csv ] || fail "$each: written outside of its folder"
    expect 0 play "$each" --players bot.lua,random --seed 1
    says out 'bot.lua: "looked at '
done
finish
