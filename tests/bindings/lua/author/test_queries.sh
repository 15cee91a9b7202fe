#!/bin/sh
# test_queries.sh - 'adit check' asks every count that a mod declares, whether or not a card uses it.
set -e
. tests/support/cli.sh

mod=$dir/counts
mkdir -p "$mod/cards"
echo 'return card { id = "stone", kind = "table", title = "Stone" }' >"$mod/cards/stone.lua"

# write BODY: a mod whose count has this body.
write() {
    printf 'return mod { id = "counts", version = "1.0.0", games = { "cave_vs_cave" },\n' >"$mod/mod.lua"
    printf '  queries = { odd = function(g, me) %s end } }\n' "$1" >>"$mod/mod.lua"
}

write 'return g:count(me, "wood") % 2'
"$adit" check "$mod" >"$dir/out" 2>&1 || fail "$(cat "$dir/out")"

write 'g:gain(me, { gold = 1 }) return 1'
if "$adit" check "$mod" >"$dir/out" 2>&1; then fail "a count that writes was accepted"; fi
grep -q "mod.lua:2: g:gain changes the game" "$dir/out" || fail "$(cat "$dir/out")"

write 'return "many"'
if "$adit" check "$mod" >"$dir/out" 2>&1; then fail "a count that gives a text was accepted"; fi
grep -q "must return a whole number" "$dir/out" || fail "$(cat "$dir/out")"
exit $((failures > 0))
