#!/bin/sh
# test_sim.sh - `adit sim`: the same bytes however it is run, and nothing lost when it is stopped.
set -u
adit=${ADIT:-build/debug/adit}
release=${ADIT_RELEASE:-build/adit}
dir=${TMPDIR:-/tmp}/sim.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
game=cave_vs_cave
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# expect CODE COMMAND...: the command must end with this exit code; its output is in $dir/out
# and $dir/err.
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

# has FILE PATTERN
has() {
    grep -q -e "$2" "$dir/$1" || fail "no '$2' in $1 of: $last"
}

run() {
    last="sim $*"
    expect 0 "$adit" sim "$game" "$@"
}

refuse() {
    last="sim $*"
    expect 2 "$adit" sim "$@"
}

# The same run on one thread, on two, on more than there are games for, and once again.
run --games 60 --seed 1 --json --jobs 1
cp "$dir/out" "$dir/one"
has out '"version": 2'
has out '"complete": true'
has out '"finished": 60'
has out '"checksum"'
for jobs in 2 7 1; do
    run --games 60 --seed 1 --json --jobs "$jobs"
    cmp -s "$dir/one" "$dir/out" || fail "--json differs with --jobs $jobs"
done
run --games 60 --seed 2 --json
cmp -s "$dir/one" "$dir/out" && fail "another seed gives the same result"

# Time and threads are told on stderr only; the seed is always shown.
has err 'seed 2'
run --games 5
has err 'seed [0-9]'
has out 'mean points'
has out 'checksum'

# A seat each, solo, and bots against each other.
run --games 4 --players random --seed 3 --csv
[ "$(wc -l <"$dir/out")" -eq 5 ] || fail "4 solo games are not 4 lines and a head"
expect 0 "$release" sim "$game" --games 40 --players greedy,random --seed 4 --csv
wins=$(grep -c '^[0-9]*,[0-9]*,1,greedy,[0-9]*,win,' "$dir/out")
[ "$wins" -ge 38 ] || fail "greedy won only $wins of 40 games against random"

# Lines of the shards one after another are the lines of the whole.
run --games 11 --seed 5 --csv
cp "$dir/out" "$dir/whole"
[ "$(wc -l <"$dir/whole")" -eq 23 ] || fail "11 games are not 22 lines and a head"
head -n 1 "$dir/whole" >"$dir/parts"
for shard in 1/3 2/3 3/3; do
    run --games 11 --seed 5 --csv --shard "$shard"
    tail -n +2 "$dir/out" >>"$dir/parts"
done
cmp -s "$dir/whole" "$dir/parts" || fail "the shards are not the whole"

# Any one of the games can be played again by its own seed.
seed=$(awk -F , '$1 == 7 && $3 == 1 { print $2 }' "$dir/whole")
points=$(awk -F , '$1 == 7 && $3 == 1 { print $5 }' "$dir/whole")
expect 0 "$adit" play "$game" --seed "$seed" --players random,random
grep -q -w -e "$points" "$dir/out" || fail "game 7 of seed $seed does not end with $points points"

# Recorded games are what was played.
run --games 3 --seed 5 --record "$dir/games"
for number in 1 2 3; do
    expect 0 "$adit" replay "$dir/games/$game-00000$number.play" --verify
done
run --games 3 --seed 5 --record "$dir/games"
echo file >"$dir/file"
expect 6 "$adit" sim "$game" --games 1 --record "$dir/file"
last="--record on a file"
has err 'a file with that name exists'

# What is wrong with the command is said before anything is played.
refuse "$game" --games 0
refuse "$game" --games 5 --shard 4/3
refuse "$game" --games 5 --shard 1
has err 'expected I/N'
refuse "$game" --games 5 --json --csv
refuse "$game" --games 5 --players human,random
has err 'seat 1 is human'
refuse no_such_game --games 5
expect 6 "$adit" sim "$game" --games 1 --db "$dir/no/such/folder.sqlite"

# Names that are no files would lose the results without a word.
for name in '' :memory: :x file:x.db "file:$dir/x.db?mode=memory"; do
    refuse "$game" --games 1 --db "$name"
    has err "--db: '$name': "
done
[ ! -e "$dir/x.db" ] || fail "--db file:... was written"

# Cells of CSV that a spreadsheet would work out; numbers stay numbers.
cat >"$dir/bot.lua" <<'BOT'
return function(view, options)
  return 1
end
BOT
program=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
(
    cd "$dir" || exit 1
    mkdir -- '=1+1' '+1' '-1' '@x' "'x" '＝1'
    for folder in '=1+1' '+1' '-1' '@x' "'x" '＝1'; do
        cp bot.lua "./$folder/bot.lua"
        "$program" sim "$game" --games 1 --seed 1 --csv --players "random,$folder/bot.lua" 2>&1
    done
) >"$dir/cells" </dev/null
grep -qF ",2,'-1/bot.lua," "$dir/cells" || fail "no cell '-1/bot.lua in: $(cat "$dir/cells")"
# Names of players that may not be given at all need no apostrophe.
if grep -E '(^|,)"?([=+@＝]|-[0-9]*[^0-9,])' "$dir/cells"; then
    fail "a cell that is a formula"
fi

# Ctrl-C keeps what is finished; --max-seconds stops by itself. In the foreground `timeout` sends one
# signal, otherwise one to the process and one to its group, and a second one ends it at once.
last="sim, interrupted"
expect 130 timeout --foreground --preserve-status -s INT 3 \
    "$adit" sim "$game" --games 100000000 --seed 1 --json --jobs 2
has out '"complete": false'
grep -q '"finished": 0' "$dir/out" && fail "nothing was finished in 3 seconds"
has err 'interrupted'
run --games 100000000 --seed 1 --max-seconds 1
has out 'games were played'

# A card that fails ends its game, is counted, and shows where; the other games go on.
mkdir -p "$dir/broken/room"
cat >"$dir/broken/room/bad_wheel.lua" <<'CARD'
return card {
  id = "bad_wheel", kind = "room", replaces = "spinning_wheel", title = "Bad Wheel",
  text = "Breaks.", source = "test", number = 2, back = "light", colour = "orange",
  cost = { wood = 1 }, points = 4, walls = "# . . .", use = any_order { gain { gold = 1 } },
  built = function(g, me) g:gain(me, { mithril = 1 }) end,
}
CARD
last="sim with a broken card"
expect 4 "$adit" sim "$game" --games 20 --seed 1 --mod "$dir/broken" --json --jobs 2
has out '"complete": true'
has out '"text": ".*bad_wheel.lua:5: '
grep -q '"finished": 20' "$dir/out" && fail "no game ended in a fault"
grep -q '"finished": 0' "$dir/out" && fail "every game ended in a fault"
has err 'bad_wheel.lua:5: '
cp "$dir/out" "$dir/one"
expect 4 "$adit" sim "$game" --games 20 --seed 1 --mod "$dir/broken" --json --jobs 1
cmp -s "$dir/one" "$dir/out" || fail "faults depend on the number of jobs"
expect 4 "$adit" sim "$game" --games 20 --seed 1 --mod "$dir/broken" --csv
has out ',fault,'
expect 4 "$adit" sim "$game" --games 20 --seed 1 --mod "$dir/broken"
has out 'ended in a fault'
# Greedy sees in its trials that the card breaks, and leaves it alone.
expect 0 "$release" sim "$game" --games 5 --seed 1 --mod "$dir/broken" --players greedy,greedy

# What was built counts, also if it is not in play at the end: a project of Dwergar is in play only
# when it is upgraded, and one that is the only choice is no decision.
expect 0 "$release" sim dwergar --games 40 --seed 1 --players random,random
sed -n '/^cards built/,/^$/p' "$dir/out" >"$dir/built"
sed -n '/^cards in play/,/^$/p' "$dir/out" >"$dir/at_the_end"
count_of() { awk -v card="$2" '$1 == card { print $2 }' "$dir/$1"; }
[ "$(count_of built entry_to_new_shaft)" = 0.2250 ] || fail 'a project was built 9 times in 40 games'
[ "$(count_of at_the_end entry_to_new_shaft)" = 0.0500 ] || fail 'a project was upgraded twice'
expect 0 "$release" sim dwergar --games 40 --seed 1 --players random,random --json
has out '"built": {'
# Every room of Cave vs Cave that was built stays.
expect 0 "$release" sim "$game" --games 20 --seed 1 --players random,random
sed -n '/^cards built/,/^$/p' "$dir/out" | sed 1d >"$dir/built"
sed -n '/^cards in play/,/^$/p' "$dir/out" | sed 1d | grep -v cave_entrance >"$dir/at_the_end"
cmp "$dir/built" "$dir/at_the_end" || fail 'rooms that were built are not those at the end'

# The goal of a scenario is counted for the seat that has to reach it.
cat >"$dir/rich.lua" <<'SCENARIO'
return scenario {
  game = "cave_vs_cave", players = 2, seats = { "random", "random" }, seat = 2,
  goal = { "player[2].goods.stone", at_least = 3 }, goal_text = "Have 3 stone.",
}
SCENARIO
expect 0 "$release" sim --scenario "$dir/rich.lua" --games 30 --seed 1 --csv --jobs 2
has out '^game,seed,seat,player,points,result,decisions,turns,hash,goal,goal_decisions$'
has out '^1,[0-9]*,1,.*,,$'
reached=$(grep -c ',yes,[0-9]*$' "$dir/out")
[ "$((reached + $(grep -c ',no,$' "$dir/out")))" -eq 30 ] || fail "30 games have no goal each"
if [ "$reached" -eq 0 ] || [ "$reached" -eq 30 ]; then
    fail "the goal was reached in $reached of 30 games"
fi
expect 0 "$release" sim --scenario "$dir/rich.lua" --games 30 --seed 1
has out '^goal of player 2: Have 3 stone.$'
has out "^reached in $reached of 30 games ("
expect 0 "$release" sim --scenario "$dir/rich.lua" --games 30 --seed 1 --json --jobs 1
has out "\"reached\": $reached,"
sed -i 's/goods.stone"/goods.stoen"/' "$dir/rich.lua"
expect 3 "$release" sim --scenario "$dir/rich.lua" --games 3 --seed 1
has err 'rich.lua:3: goal: '

[ "$failures" -eq 0 ]
