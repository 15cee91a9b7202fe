#!/bin/sh
# test_setup.sh - the setup effect of a scenario runs once for each player, before the first turn.
set -e
. tests/support/cli.sh

cat >"$dir/plain.lua" <<'LUA'
return scenario { game = "cave_vs_cave", players = 2, seed = 4, setup = gain { gold = 2 } }
LUA
"$adit" check "$dir/plain.lua" >"$dir/out" 2>&1 || fail "$(cat "$dir/out")"
"$adit" play --scenario "$dir/plain.lua" --players random,random >"$dir/out" 2>&1 || fail "it ends"
test "$(sed -n 2,4p "$dir/out" | grep -c "gains 2 gold")" = 2 || fail "$(head -n 6 "$dir/out")"
test "$(grep -c "gains 2 gold (now 3)" "$dir/out")" = 2 || fail "more than once for each player"

cat >"$dir/asks.lua" <<'LUA'
return scenario { game = "dwergar", players = 3, seed = 4, setup = function(g, me)
  g:gain(me, { [g:choose(me, { "stone", "iron" })] = 1 })
end }
LUA
"$adit" play --scenario "$dir/asks.lua" --players random,random,random >"$dir/out" 2>&1 || fail "it ends"
sed -n '/^\[3\]/p' "$dir/out" | grep -q "stone\|iron" || fail "$(head -n 9 "$dir/out")"

echo 'return scenario { game = "dwergar", players = 3, setup = 5 }' >"$dir/wrong.lua"
if "$adit" check "$dir/wrong.lua" >"$dir/out" 2>&1; then fail "a number is no effect"; fi
grep -q "setup" "$dir/out" || fail "$(cat "$dir/out")"
exit $((failures > 0))
