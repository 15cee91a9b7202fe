#!/bin/sh
# test_put.sh - whatever fields cards set, a game keeps its rules and goes to its end.
#
# For each registered game, a mod lets cards of every kind that hears events set fields: each that the
# reference marks with `can_put`, to what another player or another place has. Most of these states are
# against the rules, so most calls are refused; the others must not disturb the game. 'adit fuzz'
# checks the rules after each decision, runs everything twice, and saves and loads.
set -e
. tests/support/cli.sh

games=${ADIT_PUT_GAMES:-6}

# pairs GAME: "{ FIELD, FIELD }," of the same row, the first to be set to what the second has.
pairs() {
    "$adit" api "$1" --json | sed -n 's/.*"name": "\([^"]*\)".*"can_put": true.*/\1/p' >"$dir/rows"
    "$adit" state "$1" --seed 1 --players 2 --all | sed 's/ = .*//' >"$dir/names"
    awk 'FILENAME == ARGV[1] { rows[$1] = 1; next }
         {
             name = $1
             sub(/^player\[[0-9]\]\./, "", name)
             row = name
             while (!(row in rows) && sub(/\.[^.]*$/, "", row)) { }
             if (!(row in rows)) next
             if ($1 ~ /^player\[1\]/) printf "{ \"%s\", \"player[2].%s\" },\n", $1, name
             else if ($1 !~ /^player/ && row == last_row) printf "{ \"%s\", \"%s\" },\n", $1, last
             if ($1 !~ /^player/) { last = $1; last_row = row }
         }' "$dir/rows" "$dir/names" | awk '{ line[NR] = $0 } END {
             step = NR > 150 ? NR / 150 : 1
             for (i = 1; i <= NR; i += step) print line[int(i)]
         }'
}

make_mod() {
    mod=$dir/puts_$1
    mkdir -p "$mod/cards"
    printf 'return mod { id = "puts", name = "P", version = "1.0.0", authors = { "a" },\n' \
        >"$mod/mod.lua"
    printf '  licence = "MIT", games = { "%s" }, engine = ">=0.1" }\n' "$1" >>"$mod/mod.lua"
    pairs "$1" >"$dir/pairs"
    {
        echo "local PAIRS = {"
        cat "$dir/pairs"
        echo "}"
        cat <<'LUA'
local function puts(g, me)
  local pair = PAIRS[g:random(#PAIRS)]
  if g:players() > 1 then g:put(pair[1], g:read(pair[2])) end
end
LUA
        kinds=$("$adit" api "$1" --json | sed -n 's/.*"name": "\([^"]*\)", "hooks": "on,.*/\1/p')
        "$adit" cards "$1" | awk -v game="$1" -v kinds="$kinds" '
            BEGIN {
                n = split(kinds, kind, "\n")
                for (i = 1; i <= n; i++) hears[kind[i]] = 1
                print "return cards {"
            }
            FNR > 1 && ($1 in hears) && seen[$1]++ % 3 == 0 {
                printf "  patch \"%s:%s\" { on = { gained = puts } },\n", game, $2
            }
            END { print "}" }'
    } >"$mod/cards/all.lua"
}

"$adit" games | while read -r name _; do
    make_mod "$name"
    [ -s "$dir/pairs" ] || fail "no field of $name can be set by cards"
    "$adit" fuzz "$dir/puts_$name" --games "$games" --seed 5 --record "$dir/fault_$name.play" \
        >"$dir/out" 2>&1 || {
        cat "$dir/out"
        fail "cards that set fields disturb $name"
    }
    "$adit" sim "$name" --games "$games" --seed 5 --jobs 1 --players 2 --mod "$dir/puts_$name" \
        --record "$dir/games_$name" >"$dir/out" 2>&1 || {
        cat "$dir/out"
        fail "random games of $name with cards that set fields end in a fault"
    }
    cat "$dir/games_$name"/* | grep -c '    [a-z_]*: .* = ' >"$dir/count" || true
    [ "$(cat "$dir/count")" -gt 0 ] || fail "no card of $name has set a field"
    echo "$failures" >"$dir/failures"
done
failures=$(cat "$dir/failures")
exit $((failures > 0))
