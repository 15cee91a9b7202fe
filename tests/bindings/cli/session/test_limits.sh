#!/bin/sh
# test_limits.sh - limits of scenarios, bots and playthrough scripts: at the limit nothing is said of
# it, one more is refused with file, line and limit. The values come from `adit api limits`.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
ADIT_CARDS=$root/cards
export ADIT_CARDS

"$adit" api limits >"$dir/limits" || fail "no limits"
value() {
    sed -n "s/^| \`$1\` | \([0-9]*\) .*/\1/p" "$dir/limits"
}

# limited NAME COMMAND: standard input is the file, with N for the number.
limited() {
    most=$(value "$1")
    [ -n "$most" ] || fail "no limit is called $1"
    cat >"$dir/template"
    for n in "$most" $((most + 1)); do
        sed "s/\\bN\\b/$n/g" "$dir/template" >"$dir/file.lua"
        "$adit" "$2" "$dir/file.lua" >"$dir/out" 2>&1 </dev/null
        if [ "$n" -eq "$most" ]; then
            ! grep -q "limit '$1'" "$dir/out" || fail "$1: $n is refused: $(head -n 3 "$dir/out")"
        else
            grep -q "file.lua:[0-9]*: .*more than $most .*limit '$1'" "$dir/out" ||
                fail "$1: $n is not refused: $(head -n 3 "$dir/out")"
        fi
    done
}

# scenario NAME FIELD: fields of a scenario with N of something.
scenario() {
    limited "$1" check <<LUA
local function times(n, value) local t = {} for i = 1, n do t[i] = value end return t end
local function many(n, make) local t = {} for i = 1, n do t[i] = make(i) end return t end
local function lines(n) local line = ("x"):rep(99) .. "\\n"; return line:rep(n // 100) .. ("x"):rep(n % 100) end
return scenario { game = "cave_vs_cave", players = 2,
  $2 }
LUA
}
scenario own_cards 'cards = many(N, function(i) return card { id = "r" .. i, kind = "room", back = "light", colour = "orange", cost = { stone = 1 }, points = 1, walls = "o o o o" } end)'
scenario on_table 'cards = many(N, function(i) return card { id = "t" .. i, kind = "table", title = "T" } end)'
scenario goal_tests 'goal = times(N, { "round", at_least = 1 })'
scenario plot_tests 'win = times(N, { "round", at_least = 9 })'
scenario test_text 'win = { { ("x"):rep(N), at_least = 1 } }'
scenario sayings 'say = times(N, { at = "start", text = "hm" })'
scenario saying 'say = lines(N)'
scenario carried 'next = "other.lua", carry = many(N, function(i) return "f" .. i end)'
scenario puzzle_decisions 'goal = { "round", at_least = 2 }, limit = N'
scenario puzzle_turns 'goal = { "round", at_least = 2 }, limit = { turns = N }'
# Files that are too long.
long_file() {
    most=$(value "$1")
    for n in "$most" $((most + 1)); do
        {
            printf '%s\n--' "$3"
            head -c $((n - ${#3} - 3)) /dev/zero | tr '\0' x
        } >"$dir/file.lua"
        "$adit" "$2" "$dir/file.lua" >"$dir/out" 2>&1 </dev/null
        if [ "$n" -eq "$most" ]; then
            ! grep -q "limit '$1'" "$dir/out" || fail "$1: $n is refused: $(head -n 3 "$dir/out")"
        else
            grep -q "file.lua:1: more than $most .*limit '$1'" "$dir/out" ||
                fail "$1: $n is not refused: $(head -n 3 "$dir/out")"
        fi
    done
}
long_file file_bytes check 'return scenario { game = "cave_vs_cave" }'
long_file script_bytes run 'print(1)'

# A bot that is too long.
most=$(value bot_bytes)
for n in "$most" $((most + 1)); do
    {
        echo 'return function() return 1 end --'
        head -c $((n - 34)) /dev/zero | tr '\0' ' '
    } >"$dir/long_bot.lua"
    [ "$(wc -c <"$dir/long_bot.lua")" -eq "$n" ] || fail "bot_bytes: the file has another length"
    "$adit" play cave_vs_cave --players "$dir/long_bot.lua,random" --seed 1 >"$dir/out" 2>&1 </dev/null
    if [ "$n" -eq "$most" ]; then
        ! grep -q "limit 'bot_bytes'" "$dir/out" || fail "bot_bytes: $n is refused"
    else
        grep -q "long_bot.lua:.*more than $most .*limit 'bot_bytes'" "$dir/out" ||
            fail "bot_bytes: $n is not refused: $(tail -n 3 "$dir/out")"
    fi
done

# Scripts.
limited open_games run <<'LUA'
local game = adit.game { game = "cave_vs_cave", seed = 1 }
for i = 2, N do game:clone() end
LUA
limited conversions run <<'LUA'
local t = {} for i = 1, N do t[i] = i end
string.format(("%d"):rep(N), table.unpack(t))
LUA
limited numbers run <<'LUA'
local s = adit.stats()
for i = 1, N do s:add(i) end
LUA

# What a card says when it gains something: a choice that is too long is refused, a line of the log
# is cut, and bots that speak too long fail.
speaking() {
    cat >"$dir/file.lua" <<LUA
return scenario { game = "cave_vs_cave", players = 2, seed = 1,
  on = { gained = { by = "anyone", run = function(g, me)
    $1 end } } }
LUA
    "$adit" play cave_vs_cave --scenario "$dir/file.lua" --players random,random --seed 1 \
        >"$dir/out" 2>&1 </dev/null
}
most=$(value choice)
speaking "g:choose(me, { (\"x\"):rep($most), \"y\" })"
! grep -q "limit 'choice'" "$dir/out" || fail "choice: $most is refused"
speaking "g:choose(me, { (\"x\"):rep($((most + 1))), \"y\" })"
grep -q "file.lua:3: choices: more than $most .*limit 'choice'" "$dir/out" ||
    fail "choice: $((most + 1)) is not refused: $(tail -n 3 "$dir/out")"

most=$(value log_line)
speaking "g:log((\"x\"):rep($((most + 100))))"
tr -d ' \n' <"$dir/out" | grep -oE 'x{9,}' | awk -v most="$most" 'length > most { exit 1 }' ||
    fail "log_line: more than $most bytes are logged"
grep -q xxxxxxxxx "$dir/out" || fail "log_line: nothing is logged"

most=$(value log_words)
speaking "for i = 1, 400 do g:log((\"x\"):rep(190)) end"
[ "$(tr -cd x <"$dir/out" | wc -c)" -le "$((most + 4000))" ] || fail "log_words: too much is logged"

most=$(value speech)
for n in "$most" $((most + 1)); do
    printf 'return function(view, options) say(("x"):rep(%d)) return 1 end\n' "$n" >"$dir/bot.lua"
    "$adit" play cave_vs_cave --players "$dir/bot.lua,random" --seed 1 >"$dir/out" 2>&1 </dev/null
    if [ "$n" -eq "$most" ]; then
        ! grep -q "limit 'speech'" "$dir/out" || fail "speech: $n is refused"
    else
        grep -q "bot.lua:1: say: more than $most .*limit 'speech'" "$dir/out" ||
            fail "speech: $n is not refused: $(tail -n 3 "$dir/out")"
    fi
done
finish
