# worker.sh - what the tests of bots in other processes share; sourced after cli.sh.
# shellcheck shell=sh disable=SC2034,SC2154 # the tests use the variables; others come from cli.sh
bots=$dir/bots
mkdir -p "$bots"
# Nothing here may wait longer than this; a loaded machine must not be taken for a bad bot.
watchdog=60

# bot NAME LINE: makes a program that does LINE for each line it reads. That one sees $verb and $rest
# of what it read, the number of the $question, and may call `play` to do what a good bot does.
bot() {
    {
        cat <<'BOT'
#!/bin/sh
play() {
    case $verb in
    hello) echo "hello 1 test" ;;
    begin) echo ready blind ;;
    question) question=$rest ;;
    decide) echo "option $question 1" ;;
    esac
}
while read -r verb rest; do
BOT
        printf '%s\n' "$2" 'done'
    } >"$bots/$1"
    chmod +x "$bots/$1"
}

# plays PLAYER [ARGUMENT...]: a game with the player at seat 1 and random at seat 2.
plays() {
    player=$1
    shift
    rm -f "$dir/game.play"
    last="adit play --players $player,random $*"
    timeout "$watchdog" "$adit" play "$game" --players "$player,random" --seed 5 \
        --record "$dir/game.play" "$@" </dev/null >"$dir/out" 2>"$dir/err"
    code=$?
    [ "$code" -eq 0 ] || {
        fail "$last: exit code $code"
        head -n 20 "$dir/err"
    }
    # What this system leaves open is said first; test_worker_hostile.sh looks at that.
    grep -v '^adit: pipe: programs are not fully confined' "$dir/err" >"$dir/err.rest"
    mv "$dir/err.rest" "$dir/err"
}

# forfeits REASON PLAYER [ARGUMENT...]: the player must lose its seat so, the game must go on to
# its end, and its record must say so and replay.
forfeits() {
    reason=$1
    shift
    plays "$@"
    says err "player 1 forfeits ($reason): "
    says out "player 1 has forfeited and is ranked last"
    grep -q "^forfeit 1 [0-9]* $reason\$" "$dir/game.play" ||
        fail "$last: the record does not say: forfeit 1 ... $reason"
    "$adit" replay "$dir/game.play" --verify >"$dir/out" 2>&1 ||
        fail "$last: the record does not replay"
}

# Some kinds of awk read ahead unless they are told not to.
awk='awk'
awk -W interactive 'BEGIN { exit }' </dev/null >/dev/null 2>&1 && awk='awk -W interactive'
