#!/bin/sh
# test_table.sh - `adit table --jsonl`: requests on standard input, files, mods that change.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# says WORDS: a line of the output contains the words.
says() {
    grep -qF -- "$1" "$dir/out" || fail "$last: no '$1' in: $(cut -c1-300 "$dir/out")"
}
silent() {
    ! grep -qF -- "$1" "$dir/out" || fail "$last: says '$1'"
}

# ---- Requests ----

cat >"$dir/in" <<'IN'
{"v":1,"id":"1","do":"hello"}
not json
{"v":1,"id":"2","do":"look","as":2}
{"v":1,"id":"3","do":"look","as":"spectator"}
{"v":1,"id":"4","do":"look","as":9}
{"v":1,"id":"5","do":"save","name":"x"}
IN
expect 0 table "$game" --jsonl --seed 7
says '"id":"1","ok":true,"game":"cave_vs_cave"'
says 'not a JSON object'
says '"id":"2","ok":true'
says '"id":"4","ok":false,"error":{"status":"FORBIDDEN"'
says 'no folder for files'
[ "$(wc -l <"$dir/out")" -eq 6 ] || fail "6 requests, $(wc -l <"$dir/out") answers"

expect 2 table nonesuch --jsonl
expect 6 table "$dir/none.play" --jsonl

# ---- A game between bots, saved, verified, continued ----

mkdir "$dir/games"
cat >"$dir/in" <<'IN'
{"v":1,"do":"look","brief":true}
{"v":1,"do":"comment","step":2,"text":"one\ntwo"}
{"v":1,"do":"go_to","step":3}
{"v":1,"do":"decide","decision":3,"words":"no such move"}
{"v":1,"do":"save","name":"evening"}
{"v":1,"do":"files"}
IN
expect 0 table "$game" --jsonl --seed 7 --players greedy,random --folder "$dir/games"
says '"over":true'
says '"name":"evening.play"'
says '{"name":"evening.play","kind":"play"}'
expect 0 replay "$dir/games/evening.play" --verify
says 'verified'
grep -qx 'note 2 one' "$dir/games/evening.play" || fail "the comment is not in the file"
grep -qx 'here 3' "$dir/games/evening.play" || fail "the file does not say where the table stood"

# Comments survive being recorded again.
expect 0 replay "$dir/games/evening.play" --record "$dir/games/again.play"
cmp -s "$dir/games/evening.play" "$dir/games/again.play" || fail "recorded again, the file differs"

echo '{"v":1,"do":"tree"}' >"$dir/in"
expect 0 table "$dir/games/evening.play" --jsonl
says '"comment":"one\ntwo"'
says '"at":3,'

# ---- The editor ----

cat >"$dir/in" <<'IN'
{"v":1,"do":"edit","title":"Rich","set":{"player[1].goods.wood":99,"player[1].cell.c4":"shelv"}}
{"v":1,"do":"scenario_save","name":"rich"}
{"v":1,"do":"edit","set":{"player[1].goods.wood":5,"player[1].cell.c4":"shelf"},"rules":{"walls":3}}
{"v":1,"do":"scenario_save","name":"rich"}
{"v":1,"do":"new","edited":true}
IN
expect 0 table "$game" --jsonl --seed 7 --folder "$dir/games"
says '"field":"player[1].goods.wood","text":"player[1].goods.wood: 99 is out of range'
says "did you mean 'shelf'?"
says '"ok":false,"error":{"status":"INPUT"'
says '"player[1].goods.wood":5'
expect 0 check "$dir/games/rich.lua"
says 'ok, a scenario of cave_vs_cave'
cat >"$dir/wanted" <<'WANTED'
-- Rich
return scenario {
  game    = "cave_vs_cave",
  title   = "Rich",
  players = 2,
  seed    = 7,
  rules   = { walls = 3 },

  set = {
    ["player[1].goods.wood"] = 5,
    ["player[1].cell.c4"]    = "shelf",
  },
}
WANTED
cmp -s "$dir/wanted" "$dir/games/rich.lua" || fail "the scenario reads: $(cat "$dir/games/rich.lua")"

# ---- A mod that changes while the table is open ----

mkdir -p "$dir/wells/cards"
well() {
    cat >"$dir/wells/cards/well.lua" <<CARD
return card {
  id = "well", kind = "room", title = "$1", back = "light", colour = "orange",
  cost = { stone = 1 }, points = 2, walls = "o o o o", use = gain { $2 = 1 },
}
CARD
}
well Well food
mkfifo "$dir/pipe"
"$adit" table "$game" --jsonl --seed 7 --mod "$dir/wells" <"$dir/pipe" >"$dir/out" 2>"$dir/err" &
exec 3>"$dir/pipe"
# answers N: waits until there are so many.
answers() {
    for _ in $(seq 100); do
        [ "$(wc -l <"$dir/out")" -lt "$1" ] || return 0
        sleep 0.05
    done
    fail "no answer $1 within 5 seconds: $(cat "$dir/err")"
}
last='adit table --mod wells'
echo '{"v":1,"do":"decide","decision":1,"option":0}' >&3
echo '{"v":1,"do":"card","card":"wells:well"}' >&3
answers 2
says '"title":"Well"'
well 'Deep Well' food
echo '{"v":1,"id":"changed","do":"card","card":"wells:well"}' >&3
answers 3
says '"title":"Deep Well"'
well 'Dry Well' water
echo '{"v":1,"id":"broken","do":"problems"}' >&3
echo '{"v":1,"id":"still","do":"look","brief":true}' >&3
answers 5
says "no good is called 'water'"
says '"line":3'
grep '"id":"still"' "$dir/out" | grep -q '"step":1,' || fail "the game did not stay where it was"
exec 3>&-
wait

# ---- The server: where it listens, what it says, how it ends ----

# serve ARGUMENT...: starts a server in the background and waits until it says that it is ready.
serve() {
    last="adit table $*"
    "$adit" table "$@" --no-open --folder "$dir/games" </dev/null >"$dir/out" 2>"$dir/err" &
    server=$!
    for _ in $(seq 400); do
        grep -q 'press Ctrl-C' "$dir/out" && return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.05
    done
    fail "$last: does not start: $(cat "$dir/out" "$dir/err")"
}
# stop: Ctrl-C ends it with 0.
stop() {
    kill -INT "$server"
    wait "$server" || fail "$last: exit code $? after Ctrl-C"
}

serve "$game" --players human,human --tables 3 --seed 5
says 'table 3 of 3'
says 'Only this machine can reach it; --listen lets others in.'
[ "$(grep -c '^player 2 ' "$dir/out")" -eq 3 ] || fail "three tables, other links: $(cat "$dir/out")"
[ "$(grep -o '#k=.*' "$dir/out" | sort -u | wc -l)" -eq 9 ] || fail "links are not all different"
[ -f "$(sed -n 's/^saved after every decision: //p' "$dir/out" | tail -1)" ] ||
    [ ! -s "$dir/err" ] || fail "a table says where it is saved, and something else: $(cat "$dir/err")"
port=$(sed -n 's|^table    http://127.0.0.1:\([0-9]*\)/.*|\1|p' "$dir/out" | head -1)
held=$server
# If it could listen it would never end.
last="adit table --port $port"
timeout 60 "$adit" table "$game" --port "$port" --no-open --folder "$dir/games" </dev/null \
    >"$dir/out" 2>"$dir/err"
[ $? -eq 6 ] || fail "$last: a port in use is used twice"
grep -q "cannot listen on port $port of 127.0.0.1; is another table open there" "$dir/err" ||
    fail "a port in use: $(cat "$dir/err")"
server=$held
stop

serve "$game" --players human,human --listen 0.0.0.0
says 'Everybody who can reach this machine over the network can open the page; only a link gives a seat.'
says 'look on  http://'
stop

expect 6 table "$game" --listen nowhere.invalid --no-open --folder "$dir/games"
grep -q "listen: 'nowhere.invalid' is no address of this machine" "$dir/err" ||
    fail "an address of nobody: $(cat "$dir/err")"
expect 6 table "$game" --no-open --folder "$dir/no such folder"
expect 2 table "$game" --port 70000
expect 2 table "$game" --tables 0
expect 2 table "$game" --tables 2 --jsonl
grep -q 'tables: is for new games in the browser' "$dir/err" || fail "$last: $(cat "$dir/err")"

# ---- Layouts are checked ----

echo 'return layout { zones = { { id = "w", fields = "rund" } } }' >"$dir/wells/table.lua"
well Well food
expect 1 check "$dir/wells"
grep -q "table.lua:1: unknown field 'rund'; did you mean 'round'" "$dir/out" "$dir/err" ||
    fail "check does not name the mistake in table.lua: $(cat "$dir/out" "$dir/err")"

[ "$failures" -eq 0 ]
