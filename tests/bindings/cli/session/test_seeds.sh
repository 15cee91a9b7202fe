#!/bin/sh
# test_seeds.sh - seeds: 64 bits from the system, whole in every output, never told to bots.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# long NAME SEEDS: of five drawn seeds all differ and most are beyond 32 bits (all but one in four
# billion are).
long() {
    [ "$(echo "$2" | sort -u | wc -l)" -eq 5 ] || fail "$1: seeds come twice: $2"
    [ "$(echo "$2" | awk 'length($1) > 12' | wc -l)" -ge 4 ] || fail "$1: short seeds: $2"
}

# drawn PATTERN ARGUMENT...: what five runs say where the pattern is.
drawn() {
    pattern=$1
    shift
    for _ in 1 2 3 4 5; do
        "$adit" "$@" </dev/null 2>/dev/null | sed -n "s/$pattern/\1/p" | head -n 1
    done
}
long state "$(drawn '^# [a-z_]*, seed \([0-9]*\),.*' state "$game")"
long play "$(drawn "^$game, seed \([0-9]*\):.*" play "$game" --players random,random)"
long sim "$(drawn '^ *"seed": "\([0-9]*\)",*' sim "$game" --games 1 --json --players random,random)"
long fuzz "$(drawn '.*, seed \([0-9]*\):.*' fuzz "$ADIT_TEST_ROOT/cards/$game" --games 1)"

# ---- Whole everywhere --------------------------------------------------------------------
largest=18446744073709551615
expect 0 play "$game" --players random,random --seed $largest --record "$dir/large.play"
says out "seed $largest"
grep -q "^seed $largest\$" "$dir/large.play" || fail 'a recorded game lost its seed'
expect 0 replay "$dir/large.play" --verify
says out "seed $largest"
expect 0 sim "$game" --games 1 --players random,random --seed $largest --json
says out "\"seed\": \"$largest\""
expect 0 sim "$game" --games 1 --players random,random --seed $largest
says out "$largest"
expect 0 sim "$game" --games 1 --players random,random --seed $largest --csv
row=$(sed -n 's/^1,\([0-9]*\),1,.*/\1/p' "$dir/out")
expect 0 sim "$game" --games 1 --players random,random --seed $largest --db "$dir/large.db"
if command -v sqlite3 >/dev/null; then
    [ "$(sqlite3 "$dir/large.db" 'select seed from runs')" = $largest ] ||
        fail 'the database lost the seed of the run'
    [ "$(sqlite3 "$dir/large.db" 'select seed from games')" = "$row" ] ||
        fail 'the database lost the seed of a game'
fi
cat >"$dir/seed.lua" <<'END'
local game = adit.game { game = "cave_vs_cave", seed = "18446744073709551615" }
print(game:seed())
END
expect 0 run "$dir/seed.lua"
says out "$largest"
expect 2 play "$game" --seed 18446744073709551616
says err 'is not a whole number from 0 to 18446744073709551615'

# ---- Bots --------------------------------------------------------------------------------
# A bot that draws plays the same game in a process of its own.
cat >"$dir/dice.lua" <<'END'
return function(_, options) return random(#options) end
END
for title in cave_vs_cave dwergar; do
    "$adit" sim $title --games 3 --seed 5 --players "$dir/dice.lua,$dir/dice.lua" --csv \
        >"$dir/here" 2>/dev/null || fail "$title: no games here"
    "$adit" sim $title --games 3 --seed 5 --players "$dir/dice.lua,$dir/dice.lua" --csv --isolate \
        >"$dir/there" 2>/dev/null || fail "$title: no games there"
    cut -d , -f 1-3,5- "$dir/here" >"$dir/here.csv"
    cut -d , -f 1-3,5- "$dir/there" >"$dir/there.csv"
    same "$title: random(n) here and in another process" "$dir/here.csv" "$dir/there.csv"
done

# A program is told a number of its own, and nothing else that depends on the seed before it is dealt.
cat >"$dir/tell.sh" <<'END'
#!/bin/sh
while read -r verb rest; do
    case $verb in
    hello) echo hello 1 ;;
    begin) echo ready ;;
    question) question=$rest ;;
    decide) echo "option $question 1" ;;
    esac
    echo "$verb $rest" >&2
done
END
chmod +x "$dir/tell.sh"
expect 0 play "$game" --players "pipe:$dir/tell.sh,random" --seed 987654321987 --bot-errors
says err 'seed '
if grep -q -e 987654321987 -e 'rng' "$dir/err"; then
    fail 'a bot is told the seed or the generator'
fi

finish
