#!/bin/sh
# test_deeds.sh - every verb is an event and a permission, and its numbers are values, in every game.
#
# For each registered game, cards on the table hear every verb, ask whether it is allowed, and add to
# each of its integer parameters. Random games must run without a fault, hear what players do all the
# time, and hear each change of turn, round and phase.
set -e
. tests/support/cli.sh

games=${ADIT_DEED_GAMES:-4}

# verbs GAME: the names of its verbs, from the reference.
verbs() {
    "$adit" api "$1" --json | sed -n '/"verbs": \[/,/\]/s/.*{"name": "\([a-z_]*\)".*/\1/p'
}

# numbers GAME: VERB.PARAMETER of each integer, from the reference.
numbers() {
    "$adit" api "$1" --json |
        sed -n '/"verbs": \[/,/\]/s/.*{"name": "\([a-z_]*\)", "parameters": "\([^"]*\)".*/\1, \2/p' |
        awk -F', ' '{ for (i = 2; i <= NF; i++) if ($i ~ / Integer/) {
            sub(/ .*/, "", $i); print $1 "." $i } }'
}

make_mod() {
    mod=$dir/deeds_$1
    mkdir -p "$mod/cards"
    printf 'return mod { id = "deeds", version = "1.0.0", games = { "%s" } }\n' "$1" >"$mod/mod.lua"
    {
        echo "local function heard(name)"
        echo "  return { by = 'anyone', run = function(g, me, ev)"
        echo "    g:log('heard ' .. name .. ' p' .. ev.seat .. ' ' .. ev.amount) end }"
        echo "end"
        echo "return cards {"
        echo "  card { id = 'ladder', kind = 'track', title = 'Ladder', steps = 40,"
        echo "    on = { turn_changed = move_marker 'ladder' } },"
        for verb in turn_changed round_changed phase_changed; do
            echo "  card { id = 'hears_$verb', kind = 'table', title = 'Hears',"
            echo "    on = { $verb = heard '$verb' } },"
        done
        for verb in $2; do
            echo "  card { id = 'hears_$verb', kind = 'table', title = 'Hears and asks',"
            echo "    on = { $verb = heard '$verb' },"
            echo "    forbid = { $verb = function(g, me, ev) return ev.seat ~= me and 'no' end } },"
        done
        echo "  card { id = 'more', kind = 'table', title = 'More', modify = {"
        for number in $3; do
            echo "    ['$number'] = { add = 1 },"
        done
        echo "  } },"
        echo "}"
    } >"$mod/cards/deeds.lua"
}

for game in $(tests/lint/games); do
    list=$(verbs "$game")
    test "$(echo "$list" | wc -l)" -gt 8 || fail "$game: only these verbs: $list"
    integers=$(numbers "$game")
    test "$(echo "$integers" | wc -l)" -gt 3 || fail "$game: only these numbers: $integers"
    make_mod "$game" "$list" "$integers"
    "$adit" check "$mod" >"$dir/out" 2>&1 || fail "$game: $(cat "$dir/out")"
    : >"$dir/heard"
    for seed in $(seq "$games"); do
        "$adit" play "$game" --mod "$mod" --players random,random --seed "$seed" >"$dir/out" 2>&1 ||
            fail "$game, seed $seed: $(tail -n 5 "$dir/out")"
        sed -n 's/.*: heard \([a-z_]*\) .*/\1/p' "$dir/out" >>"$dir/heard"
    done
    case $game in
    cave_vs_cave) needed="gain dig furnish rooms turn_changed round_changed phase_changed" ;;
    cave_farmers) needed="gain take place_twin sow turn_changed round_changed phase_changed" ;;
    dwergar) needed="gain mine light lift turn_changed round_changed phase_changed" ;;
    covenant) needed="gain advance strengthen turn_changed round_changed phase_changed" ;;
    *) needed="turn_changed" ;;
    esac
    for name in $needed move_marker; do
        grep -qx "$name" "$dir/heard" || fail "$game: nobody heard '$name' in $games games"
    done
done

# What a card forbids cannot be done, and the reason is the card's; what it adds is added.
mod=$dir/raiders
mkdir -p "$mod/cards"
echo 'return mod { id = "raiders", version = "1.0.0", games = { "cave_farmers" } }' >"$mod/mod.lua"
cat >"$mod/cards/raiders.lua" <<'LUA'
return cards {
  card { id = "raiders", kind = "identity", title = "Raiders",
    modify = { ["expedition.level"] = { add = 1 } },
    on = { expedition = function(g, me, ev) g:log("raided " .. ev.level .. " " .. ev.amount) end } },
  card { id = "nomads", kind = "identity", title = "Nomads",
    forbid = { sow = function(g, me, ev) return ev.grain .. " is too much for nomads" end } },
}
LUA
for seed in 1 2 3 4 5 6; do
    "$adit" play cave_farmers --mod "$mod" --players random,random --seed "$seed"
done >"$dir/out" 2>&1
grep -q "raiders:raiders: raided [2-5] [2-5]" "$dir/out" || fail "no expedition of the raiders"
if grep -q "raided 1 " "$dir/out"; then fail "an expedition that is not one level higher"; fi

# Nothing can allow what is allowed anyway, and unknown parameters are named.
cat >"$mod/cards/raiders.lua" <<'LUA'
return card { id = "raiders", kind = "identity", title = "Raiders",
  allow = { sow = true, overhang = true }, modify = { ["expedition.lvel"] = { add = 1 } } }
LUA
if "$adit" check "$mod" >"$dir/out" 2>&1; then fail "these hooks do nothing"; fi
grep -q "is allowed by default, so it can only be forbidden" "$dir/out" || fail "$(cat "$dir/out")"
grep -q "did you mean 'expedition.level'" "$dir/out" || fail "$(cat "$dir/out")"
exit $((failures > 0))
