#!/bin/sh
# test_worker.sh - bots in processes of their own: good ones in sh, awk and Lua, and one bad bot for
# each way of breaking the protocol, which must lose its seat and nothing else.
# shellcheck disable=SC2154 # the variables come from cli.sh
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
# shellcheck source=tests/support/worker.sh
. tests/support/worker.sh

# ---- Good bots ------------------------------------------------------------------------------

bot good play
plays "pipe:$bots/good"
silent err
cp "$dir/game.play" "$dir/good.play"

cat >"$bots/first.lua" <<'EOT'
return function(view, options) return options[1] end
EOT
plays "worker:$bots/first.lua"
silent err
grep '^>' "$dir/good.play" >"$dir/a"
grep '^>' "$dir/game.play" >"$dir/b"
same 'a bot in sh and one in Lua that decide alike' "$dir/a" "$dir/b"
plays "$bots/first.lua" --isolate
grep -q '^seats worker:' "$dir/game.play" || fail '--isolate did not make a worker of a Lua bot'
grep '^>' "$dir/game.play" >"$dir/b"
same 'a bot with --isolate' "$dir/a" "$dir/b"

# The view and the exchanges come through the pipe as they are in the same process.
cat >"$bots/curious.lua" <<'EOT'
return function(view, options, anytime)
  local list = anytime()
  if #list > 0 and view.player[view.me].goods.food == 0 then return list[1] end
  local n = (view.round * 7 + view.points + #view.prompt + view.player[view.me].goods.wood) % #options
  return n + 1
end
EOT
plays "$bots/curious.lua"
grep '^>' "$dir/game.play" >"$dir/a"
plays "worker:$bots/curious.lua"
silent err
grep '^>' "$dir/game.play" >"$dir/b"
same 'a Lua bot in this process and in another' "$dir/a" "$dir/b"

# Words instead of a number, exchanges asked for, numbers of the view in awk.
cat >"$bots/words.awk" <<'EOT'
$1 == "hello"    { print "hello 1 words"; fflush() }
$1 == "begin"    { print "ready"; fflush() }
$1 == "question" { question = $2; listed = 0 }
$1 == "number" && $2 == "round" { round = $3 }
$1 == "option" && $2 == 1 { sub(/^option 1 /, ""); words = $0 }
$1 == "decide" && round < 2 && !listed { print "exchanges", question; listed = 1; fflush(); next }
$1 == "decide"   { print "words", question, words; fflush() }
EOT
plays "pipe:$awk -f $bots/words.awk"
silent err
grep '^>' "$dir/game.play" >"$dir/b"
grep '^>' "$dir/good.play" >"$dir/a"
same 'a bot in sh and one in awk that decide alike' "$dir/a" "$dir/b"

# ---- Many games --------------------------------------------------------------------------------

# shellcheck disable=SC2016 # the bot expands it
bot one_game 'play; [ "$verb" != over ] || exit 0'
for jobs in 1 2; do
    expect 0 sim "$game" --games 6 --seed 9 --jobs "$jobs" --json --record "$dir/jobs$jobs" \
        --players "pipe:$bots/one_game,worker:$bots/curious.lua"
    cp "$dir/out" "$dir/sim$jobs"
done
same 'one job and two' "$dir/sim1" "$dir/sim2"
diff -r "$dir/jobs1" "$dir/jobs2" >/dev/null || fail 'recorded games differ between one job and two'
[ "$(find "$dir/jobs1" -name '*.play' | wc -l)" -eq 6 ] || fail 'not all games were recorded'
says out '"forfeits": {'

# A slow bot is not waited for when the time of all games is over; its game does not count.
# shellcheck disable=SC2016 # the bot expands it
bot slow '[ "$verb" != decide ] || sleep 2; play'
last='sim --max-seconds with a slow bot'
timeout 30 "$adit" sim "$game" --games 1 --seed 9 --max-seconds 1 --json \
    --players "pipe:$bots/slow,random" >"$dir/out" 2>"$dir/err" || fail "$last: exit code $?"
says out '"complete": false'
says out '"finished": 0'

# ---- Bad bots ------------------------------------------------------------------------------------

short='--move-time 700'
# shellcheck disable=SC2016,SC2086 # the bots expand it; the options are to be split
{
    bot hangs '[ "$verb" = decide ] && exec sleep 100; play'
    forfeits timeout "pipe:$bots/hangs" $short
    bot never_says_hello '[ "$verb" = hello ] && exec sleep 100'
    forfeits timeout "pipe:$bots/never_says_hello" $short
    bot ends '[ "$verb" = decide ] && [ "$question" -gt 2 ] && exit 3; play'
    forfeits crash "pipe:$bots/ends"
    says err 'exited with code 3'
    bot crashes '[ "$verb" = decide ] && { ulimit -t 0; while :; do :; done; }; play'
    forfeits crash "pipe:$bots/crashes"
    says err 'was killed by signal'
    bot mute '[ "$verb" = decide ] && exec sleep 100 >&-; play'
    forfeits crash "pipe:$bots/mute"
    says err 'closed its output'
    bot huge_line '[ "$verb" = decide ] && { head -c 200000 /dev/zero | tr "\0" a; }; play'
    forfeits flood "pipe:$bots/huge_line"
    bot yes '[ "$verb" = decide ] && exec yes; play'
    forfeits garbage "pipe:$bots/yes"
    bot no_utf8 '[ "$verb" = decide ] && { printf "words %s \377\n" "$question"; continue; }; play'
    forfeits garbage "pipe:$bots/no_utf8"
    bot escapes '[ "$verb" = decide ] && { printf "words %s \033[2J\n" "$question"; continue; }; play'
    forfeits garbage "pipe:$bots/escapes"
    bot cheats '[ "$verb" = decide ] && { echo "option $question 99999"; continue; }; play'
    forfeits illegal "pipe:$bots/cheats"
    bot dreams '[ "$verb" = decide ] && { echo "words $question win the game"; continue; }; play'
    forfeits illegal "pipe:$bots/dreams"
    says err "chose 'win the game', which was not offered"
    bot twice '[ "$verb" = decide ] && echo "option $question 1"; play'
    forfeits turn "pipe:$bots/twice"
    bot ahead '[ "$verb" = decide ] && { echo "option 99 1"; continue; }; play'
    forfeits turn "pipe:$bots/ahead"
    bot greets_twice '[ "$verb" = begin ] && { echo hello 1; continue; }; play'
    forfeits turn "pipe:$bots/greets_twice"
    bot newer '[ "$verb" = hello ] && { echo hello 2; continue; }; play'
    forfeits version "pipe:$bots/newer"
    says err 'speaks version 2 of the protocol; this program speaks version 1'
    bot gives_up '[ "$verb" = decide ] && { echo "fault no idea"; continue; }; play'
    forfeits fault "pipe:$bots/gives_up"
    says err 'no idea'
}

# Answers without ever reading: what it is told fills the pipe until nothing goes in.
cat >"$bots/deaf" <<'EOT'
#!/bin/sh
echo hello 1
sleep 0.3
echo ready
n=1
while [ $n -lt 2000 ]; do
    sleep 0.1
    echo "option $n 1"
    n=$((n + 1))
done
EOT
chmod +x "$bots/deaf"
rm -f "$dir/game.play"
plays "pipe:$bots/deaf" --move-time 700
grep -q '^player 1 forfeits\|^adit: player 1 forfeits' "$dir/err" ||
    fail 'a bot that never reads keeps its seat'

# ---- Lua in a worker -------------------------------------------------------------------------------

cat >"$bots/endless.lua" <<'EOT'
return function() while true do end end
EOT
forfeits fault "worker:$bots/endless.lua"
cat >"$bots/wrong.lua" <<'EOT'
return function(view, options) return view.nothing.there end
EOT
forfeits fault "worker:$bots/wrong.lua"
says err 'wrong.lua:1:'
cat >"$bots/illegal.lua" <<'EOT'
return function(view, options) return "win the game" end
EOT
forfeits illegal "worker:$bots/illegal.lua"
cat >"$bots/broken.lua" <<'EOT'
return function(
EOT
expect 4 play "$game" --players "worker:$bots/broken.lua,random" --seed 5
says err 'broken.lua:'
expect 4 sim "$game" --games 2 --players "worker:$bots/broken.lua,random" --seed 5
expect 6 sim "$game" --games 2 --players "worker:$bots/missing.lua,random" --seed 5

# ---- Sim counts and ranks ----------------------------------------------------------------------------

expect 0 sim "$game" --games 4 --seed 2 --players "pipe:$bots/cheats,random"
says out 'forfeited 4 games: illegal 4'
awk '$1 == 1 && $2 ~ /^pipe/ { seen = 1; if ($3 != 0) bad = 1 } END { exit bad || !seen }' \
    "$dir/out" || fail 'a seat that forfeited has won'
awk '$1 == 2 && $2 == "random" { exit $3 != 4 }' "$dir/out" || fail 'the other seat has not won'
expect 0 sim "$game" --games 1 --seed 2 --csv --players "pipe:$bots/cheats,random"
says out ',forfeit,'
expect 0 sim "$game" --games 2 --seed 2 --json --players "pipe:$bots/cheats,random"
says out '"illegal": 2'

# What random decides after a forfeit depends on the game only: two runs are the same.
for run in 1 2; do
    forfeits illegal "pipe:$bots/cheats"
    cp "$dir/game.play" "$dir/run$run"
done
same 'two games with a forfeit' "$dir/run1" "$dir/run2"
expect 0 replay "$dir/run1" --until 1
says out '; p1 forfeited at decision 6 (illegal)'

# ---- Names ----------------------------------------------------------------------------------------------

expect 2 play "$game" --players "pipe:,random"
says err "needs a program, such as"
expect 2 play "$game" --players "pipe:no_such_program_here,random"
says err "cannot run 'no_such_program_here': not found in PATH"
expect 2 play "$game" --players "pipe:$bots/first.lua,random"
says err '--players: cannot run '
# A file from a stranger must not start programs.
sed "s|^seats .*|seats pipe:$bots/good,random|" "$dir/good.play" >"$dir/strange.play"
expect 2 play "$dir/strange.play"
says err 'other processes are started only if you name them with --players'
printf 'return scenario { game = "%s", seats = { "pipe:%s", "random" } }\n' "$game" "$bots/good" \
    >"$dir/strange.lua"
expect 2 play --scenario "$dir/strange.lua"
says err 'other processes are started only if you name them with --players'

finish
