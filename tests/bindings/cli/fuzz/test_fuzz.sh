#!/bin/sh
# test_fuzz.sh - adit fuzz finds the known faults of a mod, shrinks them, and writes games that
# meet them again.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
faulty=$root/tests/fixtures/fuzz/faulty

# Every known fault is found, with its place, and each is written to a file of its own.
expect 1 fuzz "$faulty" --seed 1 --games 80 --record "$dir/fault.play"
says out 'cave_vs_cave, seed 1: 80 games'
says out ', 4 faults'
says out 'room/full_pit.lua:16: the pit is full'
says out 'room/blind_counter.lua:12: this function must return a whole number'
says out 'counting the points'
says out 'needs 9 gold'
says out 'called too many primitives'
says out 'room/treadmill.lua'
says out 'no shorter sequence from this start'
says out 'faulty:debt: in play at the start of'
says out "written to $dir/fault.play; to watch it: adit replay"
silent err
for n in '' -2 -3 -4; do
    [ -f "$dir/fault$n.play" ] || fail "fault$n.play was not written"
done

# The file meets the fault: as a fault, and as a recorded game that stops there.
for n in '' -2 -3 -4; do
    expect 1 fuzz "$dir/fault$n.play" --mod "$faulty"
    says out "$dir/fault$n.play:"
    says out 'fails'
done
pit=$(grep -l '^> fill' "$dir"/fault*.play | head -n 1)
[ "$(tail -n 1 "$pit")" = '> fill' ] || fail "the game of the pit ends otherwise"
last="adit replay $pit"
# Few decisions are left: the room is used at the first opportunity.
decisions=$(grep -c '^> ' "$pit")
[ "$decisions" -le 5 ] || fail "$decisions decisions are left; at most 5 are needed"
"$adit" replay "$pit" --mod "$faulty" >"$dir/out" 2>&1 && fail "replay met no fault"
says out 'the pit is full'

# The same seed finds the same, another one plays other games.
cp "$dir/fault.play" "$dir/first.play"
expect 1 fuzz "$faulty" --seed 1 --games 80 --record "$dir/fault.play"
same 'the same seed' "$dir/first.play" "$dir/fault.play"
expect 1 fuzz "$faulty" --seed 2 --games 20 --record "$dir/other.play"
cmp -s "$dir/first.play" "$dir/other.play" && fail 'another seed wrote the same game'

# What lies on the table is in play in every game.
mkdir -p "$dir/board"
echo 'return mod { id = "board", version = "1.0.0", games = { "dwergar" } }' >"$dir/board/mod.lua"
echo 'return card { id = "slate", kind = "table", title = "Slate", score = function() return 1 end }' \
    >"$dir/board/slate.lua"
expect 0 fuzz "$dir/board" --seed 1 --games 2
says out 'board:slate: on the table in all games'
grep -q 'never came up' "$dir/out" && fail 'a card on the table came up'

# JSON says the same.
expect 1 fuzz "$faulty" --seed 1 --games 40 --json --record "$dir/json.play"
says out '"command": "fuzz"'
says out '"status": "SCRIPT"'
says out '"decisions": ['
says out '"file": "'

# A fixed card: the same game continues without a fault.
cp -r "$faulty" "$dir/faulty"
sed -i 's/>= 4/>= 400/' "$dir/faulty/room/full_pit.lua"
expect 0 fuzz "$pit" --mod "$dir/faulty"
says out 'no fault in'
# Fixed in another way: the decisions of the game are no longer offered. That is not a fault, and it is reported.
sed -i 's/label("fill", /label("fill it", /' "$dir/faulty/room/full_pit.lua"
expect 0 fuzz "$pit" --mod "$dir/faulty"
says out 'no fault in'
says out "'fill' is no longer offered"
# The fault may still be met with the decisions that are left.
sed -i 's/>= 400/>= 4/' "$dir/faulty/room/full_pit.lua"
sed 's/^> fill$/> fill\n> fill it/' "$pit" >"$dir/left.play"
expect 1 fuzz "$dir/left.play" --mod "$dir/faulty"
says out "'fill it', fails"

# A mod without faults; files are called after the mod only when there is something to write.
(cd "$dir" && ADIT_CARDS=$root/cards "$adit" fuzz "$root/tests/fixtures/fuzz/sound" --seed 1 \
    --games 30 >"$dir/out" 2>"$dir/err") || fail "a sound mod has faults: $(cat "$dir/out")"
last='adit fuzz sound'
says out '30 games'
says out 'no faults'
[ ! -e "$dir/sound-fault-1.play" ] || fail 'a file was written without a fault'
(cd "$dir" && ADIT_CARDS=$root/cards "$adit" fuzz "$faulty" --seed 1 --games 20 >"$dir/out" 2>&1)
[ -f "$dir/faulty-fault-1.play" ] || fail 'no file is called after the mod'

# From a scenario, for a number of players, for a time.
cat >"$dir/start.lua" <<'END2'
return scenario { game = "cave_vs_cave", players = 2, seed = 1,
  set = { ["player[2].cell.c4"] = "faulty:debt" } }
END2
expect 1 fuzz "$faulty" --seed 1 --games 30 --scenario "$dir/start.lua" --record "$dir/s.play"
says out 'needs 9 gold'
expect 1 fuzz "$faulty" --seed 1 --games 20 --players 1 --record "$dir/one.play"
says out 'start: 1 player'
expect 0 fuzz "$root/tests/fixtures/fuzz/sound" --seconds 1
says out 'no faults'

# The cards of the games themselves are looked at in the same way.
for title in cave_vs_cave cave_farmers dwergar; do
    expect 0 fuzz "$root/cards/$title" --seed 4 --games 2
    says out "$title, seed 4: 2 games"
done

# A fault at the very start.
mkdir -p "$dir/early/room"
echo 'return mod { id = "early", name = "Early", version = "1.0.0", games = { "cave_vs_cave" } }' \
    >"$dir/early/mod.lua"
cat >"$dir/early/room/gate.lua" <<'END2'
return card {
  id = "gate", kind = "room", title = "Gate", back = "dark", colour = "orange", points = 1,
  use = any_order { gain { food = 1 } }, walls = "o o o o", score = function(g, me) error("shut") end,
}
END2
expect 1 fuzz "$dir/early" --seed 1 --games 20 --record "$dir/early.play"
says out 'decisions: none; it fails at the start'
expect 1 fuzz "$dir/early.play" --mod "$dir/early"
says out 'gate.lua:3: shut'

# What cannot be done.
expect 6 fuzz "$dir/nowhere"
expect 2 fuzz "$faulty" --game nothing
says err "no game is called 'nothing'"
expect 2 fuzz "$faulty" --games 0
expect 2 fuzz "$dir/start.lua/.." --seed x
echo 'return card {' >"$dir/early/room/gate.lua"
expect 3 fuzz "$dir/early" --games 1
says err 'gate.lua'
finish
