#!/bin/sh
# test_study.sh - what playthrough scripts have for studies: dealing again, judging, chance, numbers,
# texts and shared files. Nothing is written or read outside of what was given.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS

mkdir -p "$dir/work/lib"
cd "$dir/work" || exit 1
echo 'print("ran once") return { twice = function(n) return 2 * n end }' >lib/helper.lua
echo 'return include "loop.lua"' >loop.lua
echo precious >../precious.txt
ln -s ../precious.txt link.txt
ln -s ../precious.txt link.lua
ln -s .. up

cat >study.lua <<'LUA'
local function refused(words, f, ...)
  local ok, message = pcall(f, ...)
  expect(not ok)
  expect(message:find(words) ~= nil, message)
end
-- Shared files.
local helper = include "lib/helper.lua"
expect_equal(helper.twice(3), 6)
expect(include "lib/helper.lua" == helper)
refused("includes itself", include, "loop.lua")
refused("below the folder", include, "../study.lua")
refused(".lua file", include, "/etc/passwd")
refused("link", include, "link.lua")
-- Texts.
adit.write("table.csv", "a,b\n1,2\n")
refused("not absolute", adit.write, "../precious.txt", "no")
refused("not absolute", adit.write, "/tmp/precious.txt", "no")
refused("link", adit.write, "link.txt", "no")
refused("names such as", adit.write, "run.sh", "no")
local ok = pcall(adit.write, "up/precious.txt", "no")
expect(not ok)
-- Numbers.
expect_equal(math.sqrt(9), 3.0)
for _, x in ipairs { 0.001, 0.5, 1, 2, 10, 12345.678 } do
  expect(math.abs(math.exp(math.log(x)) - x) < 1e-9 * x)
end
refused("out of range", math.log, 0)
refused("out of range", math.sqrt, -1)
refused("out of range", math.exp, 1e6)
local s = adit.stats { 1, 2, 3, 4, 10 }
local low, high = s:interval()
expect(low < s:mean() and s:mean() < high)
expect(math.abs((high - low) / 2 - 1.96 * s:error()) < 1e-9)
local wide_low, wide_high = s:interval(0.99)
expect(wide_low < low and wide_high > high)
local all = 0
for _, part in ipairs(s:histogram(3)) do all = all + part.count end
expect_equal(all, 5)
expect_equal(s:histogram(3)[3].count, 1)
-- Chance.
local seen = {}
for _ = 1, 600 do local n = adit.random(6) seen[n] = (seen[n] or 0) + 1 end
for n = 1, 6 do expect(seen[n] > 50) end
local function same(a, b)
  for name, value in pairs(a) do
    if type(value) == "table" then same(value, b[name]) else expect_equal(b[name], value) end
  end
end
-- Games: what a seat sees stays, what it does not see is dealt again.
local hidden = 0
for seed = 1, 20 do
  local game = adit.game { game = "covenant", players = 2, seed = 5 }
  game:play("random", 25)
  local seat = game:seat()
  local before = game:state(seat)
  local copy = game:clone():redeal(seed, seat)
  local after = copy:state(seat)
  same(before, after)
  if #game:diff(copy) > 0 then hidden = hidden + 1 end
  expect_equal(copy:hash(), game:clone():redeal(seed, seat):hash())
end
expect(hidden > 0)
local game = adit.game { game = "cave_vs_cave", players = 2, seed = 5 }
expect_equal(type(game:evaluate(1)), "number")
local first = game:options()[1]
expect_equal(game:decide_if("no such move", first), first)
expect(game:decide_if("no such move") == nil)
print(adit.random(1000000))
LUA
expect 0 run study.lua
[ "$(grep -c 'ran once' "$dir/out")" -eq 1 ] || fail "an included file ran more than once"
tail -n 1 "$dir/out" >"$dir/number"
expect 0 run study.lua
[ "$(tail -n 1 "$dir/out")" = "$(cat "$dir/number")" ] || fail "adit.random differs between two runs"
[ "$(cat ../precious.txt)" = precious ] || fail "a file outside was written"
[ "$(cat table.csv)" = "a,b
1,2" ] || fail "adit.write wrote something else"
finish
