#!/bin/sh
# test_merge.sh - `adit sim --part` and `--merge`: the bytes of the run on one machine, or a
# message that names what is wrong.
set -u
adit=${ADIT_RELEASE:-build/adit}
checked=${ADIT:-build/debug/adit}
root=${ADIT_TEST_ROOT:-$PWD}
dir=${TMPDIR:-/tmp}/merge.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# expect CODE COMMAND...: the exit code; the output is in $dir/out and $dir/err.
expect() {
    wanted=$1
    shift
    "$@" >"$dir/out" 2>"$dir/err"
    got=$?
    if [ "$got" -ne "$wanted" ]; then
        fail "exit code $got instead of $wanted: $*"
        sed 's/^/    /' "$dir/err"
    fi
}

# has PATTERN: in the messages of the last command.
has() {
    grep -q -e "$1" "$dir/err" || fail "no '$1' in: $(cat "$dir/err")"
}

# play FOLDER SHARDS ARGUMENT...: all parts of a run, as FOLDER/I.part.
play() {
    folder=$dir/$1
    shards=$2
    shift 2
    mkdir -p "$folder"
    part=1
    while [ "$part" -le "$shards" ]; do
        "$adit" sim "$@" --shard "$part/$shards" --part "$folder/$part.part" >"$dir/out" 2>"$dir/err"
        [ ! -s "$dir/out" ] || fail "a part also goes to standard output"
        part=$((part + 1))
    done
}

# equal CODE FOLDER ARGUMENT...: text, JSON and CSV of the merged parts are those of the one run.
equal() {
    code=$1
    folder=$dir/$2
    shift 2
    for form in '' --json --csv; do
        # shellcheck disable=SC2086 # no argument at all if it is empty
        "$adit" sim "$@" $form >"$dir/one" 2>"$dir/err"
        # In any order: the parts say where they belong.
        # shellcheck disable=SC2046,SC2086 # a list of names
        expect "$code" "$checked" sim --merge $(ls -r "$folder"/*.part) $form
        [ -s "$dir/out" ] || fail "nothing was printed for $* $form"
        cmp -s "$dir/one" "$dir/out" || fail "the parts are not the run: $* $form"
    done
}

# One part, several, and more shards than games, of which some have none.
for shards in 1 3 7; do
    play "p$shards" "$shards" cave_vs_cave --games 5 --seed 5 --csv
    equal 0 "p$shards" cave_vs_cave --games 5 --seed 5
done
play four 4 dwergar --games 18 --seed 0x7fffffffffffffff --players random,random,random --csv
equal 0 four dwergar --games 18 --seed 0x7fffffffffffffff --players random,random,random

# Rules, mods, bots with odd names, the goal of a scenario.
bot="$dir/a \"b\", c.lua"
cat >"$bot" <<'BOT'
return function(view, options)
  return 1
end
BOT
cat >"$dir/rich.lua" <<'SCENARIO'
return scenario {
  game = "cave_vs_cave", players = 2, seats = { "random", "random" }, seat = 2, rules = { walls = 5 },
  goal = { "player[2].goods.stone", at_least = 3 }, goal_text = "Have 3 \\ stone.",
}
SCENARIO
play goal 2 --scenario "$dir/rich.lua" --games 12 --seed 3 --csv
equal 0 goal --scenario "$dir/rich.lua" --games 12 --seed 3
cp "$bot" "$dir/bot.lua"
play bot 2 cave_vs_cave --players "random,$dir/bot.lua" --rule walls=6 --games 6 --seed 1 --csv
equal 0 bot cave_vs_cave --players "random,$dir/bot.lua" --rule walls=6 --games 6 --seed 1

# Faults are counted, and the first of all parts is shown, with the exit code of the run.
mkdir -p "$dir/broken/room"
cat >"$dir/broken/room/bad_wheel.lua" <<'CARD'
return card {
  id = "bad_wheel", kind = "room", replaces = "spinning_wheel", title = "Bad Wheel",
  text = "Breaks.", source = "test", number = 2, back = "light", colour = "orange",
  cost = { wood = 1 }, points = 4, walls = "# . . .", use = any_order { gain { gold = 1 } },
  built = function(g, me) g:gain(me, { mithril = 1 }) end,
}
CARD
play faults 3 cave_vs_cave --mod "$dir/broken" --games 20 --seed 1 --csv
equal 4 faults cave_vs_cave --mod "$dir/broken" --games 20 --seed 1
expect 4 "$adit" sim --merge "$dir"/faults/*.part --json
has 'bad_wheel.lua:5: '

# All that is missing and doubled is named; nothing is printed then.
expect 3 "$checked" sim --merge "$dir/four/2.part" "$dir/four/2.part" "$dir/four/4.part"
[ ! -s "$dir/out" ] || fail "a report of parts that are no whole"
has 'missing: games 1 to 5 of 18, --shard 1/4'
has 'duplicate: games 6 to 10 are in .*/four/2.part and in .*/four/2.part'
has 'missing: games 11 to 14 of 18, --shard 3/4'
[ "$(wc -l <"$dir/err")" -eq 3 ] || fail "not three lines: $(cat "$dir/err")"
play halves 2 dwergar --games 18 --seed 0x7fffffffffffffff --players random,random,random
expect 3 "$checked" sim --merge "$dir/halves/1.part" "$dir/four/4.part"
has 'missing: games 10 to 14 of 18$'
expect 3 "$checked" sim --merge "$dir/halves/2.part" "$dir/four/3.part" "$dir/four/1.part"
has 'missing: games 6 to 9 of 18$'
has 'duplicate: games 11 to 14 are in'

# Parts of other runs.
# other WORDS ARGUMENT...: a second half that differs is refused, and what differs is named.
other() {
    words=$1
    shift
    "$adit" sim "$@" --shard 2/2 --part "$dir/other.part" 2>"$dir/err" || fail "other: $*"
    expect 3 "$checked" sim --merge "$dir/same/1.part" "$dir/other.part"
    [ ! -s "$dir/out" ] || fail "a report of two runs"
    has "other.part: is not a part of the same run as .*1.part, since it differs in its $words: "
}
play same 2 cave_vs_cave --games 6 --seed 1
other seed cave_vs_cave --games 6 --seed 2
other 'number of games' cave_vs_cave --games 8 --seed 1
other players cave_vs_cave --games 6 --seed 1 --players greedy,random
other players cave_vs_cave --games 6 --seed 1 --players random
other game dwergar --games 6 --seed 1
other 'rule parameters' cave_vs_cave --games 6 --seed 1 --rule walls=6
other budget cave_vs_cave --games 6 --seed 1 --budget 77
other 'cards or mods' cave_vs_cave --games 6 --seed 1 --mod "$root/scripts/mods/ironroot"
cp -R "${ADIT_CARDS:-cards}" "$dir/cards"
sed -i 's/^\( *points *= *\)[0-9]*/\19/' "$dir/cards/cave_vs_cave/room/bakehouse.lua"
ADIT_CARDS=$dir/cards
export ADIT_CARDS
other 'cards or mods' cave_vs_cave --games 6 --seed 1
unset ADIT_CARDS
sed 's/^engine .*/engine 9.9.9/' "$dir/same/2.part" >"$dir/edited.part"
expect 3 "$checked" sim --merge "$dir/same/1.part" "$dir/edited.part"
has 'edited.part:[0-9]*: the part is corrupted; run its shard again'
# The same name, but another bot.
echo '-- another one' >>"$dir/bot.lua"
"$adit" sim cave_vs_cave --players "random,$dir/bot.lua" --rule walls=6 --games 6 --seed 1 \
    --shard 2/2 --part "$dir/other.part" 2>/dev/null
expect 3 "$checked" sim --merge "$dir/bot/1.part" "$dir/other.part"
has "differs in its content of a bot's file"

# Files that are not parts, or were cut anywhere.
echo hello >"$dir/text"
expect 3 "$checked" sim --merge "$dir/text"
has 'text: is not a part of a run'
expect 6 "$checked" sim --merge "$dir/none"
mkfifo "$dir/pipe"
expect 6 "$checked" sim --merge "$dir/pipe"
lines=$(wc -l <"$dir/same/1.part")
for cut in 1 2 40 $((lines - 1)); do
    head -n "$cut" "$dir/same/1.part" >"$dir/cut.part"
    expect 3 "$checked" sim --merge "$dir/cut.part" "$dir/same/2.part"
done
{
    cat "$dir/same/1.part"
    echo more
} >"$dir/cut.part"
expect 3 "$checked" sim --merge "$dir/cut.part" "$dir/same/2.part"
expect 3 "$checked" sim --merge "$dir/same/1.part" "$dir/same/2.part" --csv
has 'has no lines for --csv'

# A part exists only when it is complete, replaces an earlier one, and nothing else.
expect 130 timeout --foreground --preserve-status -s INT 1 "$adit" sim cave_vs_cave \
    --games 100000000 --seed 1 --shard 1/2 --part "$dir/late.part" --jobs 1
timeout -s KILL 1 "$adit" sim cave_vs_cave --games 100000000 --seed 1 --shard 1/2 \
    --part "$dir/late.part" --jobs 1 2>/dev/null
[ ! -e "$dir/late.part" ] || fail "an interrupted run left a part"
expect 0 "$adit" sim cave_vs_cave --games 6 --seed 1 --shard 1/2 --part "$dir/same/1.part"
expect 0 "$checked" sim --merge "$dir"/same/*.part
expect 2 "$adit" sim cave_vs_cave --games 6 --seed 1 --shard 1/2 --part "$dir/text"
has 'is a file of another kind'
[ "$(cat "$dir/text")" = hello ] || fail "another file was overwritten"
expect 6 "$adit" sim cave_vs_cave --games 6 --seed 1 --part "$dir/no/such.part"

# What is wrong with the command.
expect 2 "$adit" sim cave_vs_cave --games 6 --part "$dir/new.part"
has 'needs --seed'
expect 2 "$adit" sim cave_vs_cave --games 6 --seed 1 --part "$dir/new.part" --max-seconds 5
expect 2 "$adit" sim --merge
expect 2 "$adit" sim --merge "$dir/same/1.part" --seed 1
has '--seed belongs to the shards'
expect 2 "$adit" sim --merge "$dir/same/1.part" --json --csv
expect 2 "$adit" sim cave_vs_cave dwergar
has "unexpected argument 'dwergar'"

[ "$failures" -eq 0 ]
