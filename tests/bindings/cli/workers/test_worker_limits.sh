#!/bin/sh
# test_worker_limits.sh - what bots in processes of their own cannot do: fill memory, start processes
# without end, write files, read our environment, and, for those in Lua, reach the system at all.
# shellcheck disable=SC2154 # the variables come from cli.sh
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
# shellcheck source=tests/support/worker.sh
. tests/support/worker.sh

# shellcheck disable=SC2016 # the bots expand it
{
    bot writes '[ "$verb" = hello ] && { echo x >'"$dir"'/written; }; play'
    plays "pipe:$bots/writes"
    [ ! -s "$dir/written" ] || fail 'a bot has written a file'
    bot tells '[ "$verb" = hello ] && env >&2; play'
    SECRET=tell_nobody plays "pipe:$bots/tells" --bot-errors
    says err 'player 1 wrote to standard error:'
    says err 'PATH='
    grep -q tell_nobody "$dir/err" && fail 'a bot knows our environment'
    bot colours '[ "$verb" = hello ] && printf "\033[31mred\n" >&2; play'
    plays "pipe:$bots/colours" --bot-errors
    says err '?[31mred'
    plays "pipe:$bots/colours"
    silent err
}

# A bot that takes more memory than it may does not get it. awk doubles a string.
cat >"$bots/hungry.awk" <<'EOT'
$1 == "hello" {
    text = "0123456789abcdef"
    for (i = 0; i < 26; i++) text = text text
    print "hello 1 " length(text)
    fflush()
}
EOT
forfeits crash "pipe:$awk -f $bots/hungry.awk" --bot-memory 64

# A bot that starts processes without end: they all go with it, and as an ordinary user it cannot
# have many. The bound inside is for those who run this as root, whom no limit counts.
# shellcheck disable=SC2016 # the bot expands it
bot bomb 'i=0; while [ $i -lt 40 ]; do i=$((i + 1)); sleep 987.'"$$"' & done; exec sleep 987'
forfeits timeout "pipe:$bots/bomb" --move-time 700
sleep 0.2
left=$(ps -eo args 2>/dev/null | awk -v it="sleep 987.$$" '$0 == it { n++ } END { print n + 0 }')
[ "$left" -eq 0 ] || fail "$left processes of a bot are left"

# The same as an ordinary user and without the bound inside, where that can be tried.
nobody() {
    setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all "$@"
}
if [ "$(id -u)" -eq 0 ] && nobody test -x "$adit" 2>/dev/null &&
    nobody "$adit" games >/dev/null 2>&1; then
    chmod -R a+rX "$dir"
    bot endless_bomb 'while :; do sleep 986.'"$$"' & done'
    chmod a+rx "$bots/endless_bomb" "$bots" "$dir"
    if nobody test -x "$bots/endless_bomb"; then
        timeout "$watchdog" setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all \
            "$adit" play "$game" --players "pipe:$bots/endless_bomb,random" --seed 5 \
            --move-time 700 </dev/null >"$dir/out" 2>"$dir/err" ||
            fail "a fork bomb: exit code $?"
        says err 'player 1 forfeits'
        sleep 0.2
        left=$(ps -eo args 2>/dev/null | awk -v it="sleep 986.$$" '$0 == it { n++ } END { print n + 0 }')
        [ "$left" -eq 0 ] || fail "$left processes of a fork bomb are left"
    else
        echo 'left out: the fork bomb as an ordinary user; it cannot reach the folder'
    fi
else
    echo 'left out: the fork bomb as an ordinary user'
fi

# Whatever signal ends the game, nothing of a bot is left: also what it started and hid behind closed
# pipes, where no box takes that along.
# shellcheck disable=SC2016 # the bot expands it
bot leaves '[ "$verb" = hello ] && { trap "" HUP TERM; sleep 985.'"$$"' <&- >&- 2>&- & }
[ "$verb" = decide ] && sleep 60; play'
left_by_signal() {
    ps -eo args 2>/dev/null | awk -v it="sleep 985.$$" '$0 == it { n++ } END { print n + 0 }'
}
# await NUMBER: until there are as many of these processes, or long enough.
await() {
    tries=0
    while [ "$(left_by_signal)" -ne "$1" ] && [ "$tries" -lt 100 ]; do
        tries=$((tries + 1))
        sleep 0.1
    done
    left=$(left_by_signal)
}
for name in TERM HUP; do
    ADIT_WORKER_LAYERS=landlock=99,filter "$adit" play "$game" --seed 5 \
        --players "pipe:$bots/leaves,random" </dev/null >/dev/null 2>&1 &
    player=$!
    await 1
    [ "$left" -eq 1 ] || fail "SIG$name: the bot has started $left processes, expected 1"
    kill "-$name" "$player"
    wait "$player"
    code=$?
    case $name:$code in
    TERM:143 | HUP:129) ;;
    *) fail "SIG$name: exit code $code" ;;
    esac
    await 0
    [ "$left" -eq 0 ] || {
        fail "SIG$name: $left processes of a bot are left"
        ps -eo pid,args | awk -v it="sleep 985.$$" '{ pid = $1; $1 = ""; sub(/^ /, "") }
            $0 == it { print pid }' | xargs kill
    }
done

# ---- Limits ---------------------------------------------------------------------------------------

# tried CODE HOLD WHAT [COMMAND...]: `try_confine HOLD WHAT` must end so; 77 is left out.
tried() {
    wanted=$1 hold=$2 what=$3
    shift 3
    # The inner shell waits for it, and is the one that tells by which signal it ended.
    (cd "$dir" && timeout "$watchdog" "$@" "$try" "$hold" "$what"; exit $?) >/dev/null 2>&1
    code=$?
    case $code in
    "$wanted") ;;
    77) echo "left out: '$what' against $hold; it cannot be tried by this user or this build" ;;
    *) fail "'$what' against $hold: exit code $code, expected $wanted" ;;
    esac
}

case $adit in
/*) ;;
*) adit=$PWD/$adit ;;
esac
try=${adit%/*}/try_confine # of the same build as the program
# All of it can be done by a process that nothing holds, so that it is the limit that refuses it.
for what in nothing open socket fork exec kill trace remove code memory write files rights; do
    tried 0 nothing "$what"
done
[ -s "$dir/tried_to_write" ] || fail 'nothing was written though nothing forbids it'
rm -f "$dir/tried_to_write"
tried 0 limits nothing
for what in memory files rights; do
    tried 1 limits "$what"
done
tried 153 limits write # SIGXFSZ
[ ! -s "$dir/tried_to_write" ] || fail 'a worker has written a file'
tried 137 limits compute # SIGKILL
if nobody "$adit" games >/dev/null 2>&1 && nobody test -x "$dir"; then
    tried 1 limits fork setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all
else
    tried 1 limits fork
fi

# ---- Filters --------------------------------------------------------------------------------------

# loosely WHAT CODE: the same, held as a program that somebody else wrote is by the filter. The one
# that tries it is of the release build: with sanitizers it does not start in so little memory.
release=${ADIT_RELEASE:-$adit}
loosely() {
    "$adit" worker exec 256 5 0 filter '' -- "${release%/*}/try_confine" nothing "$1" >/dev/null 2>&1
    code=$?
    [ "$code" -eq "$2" ] || fail "'$1' by a program: exit code $code, expected $2"
}

strict='open socket fork exec kill trace remove code'
loose='socket kill trace remove'
"$try" filter nothing
case $? in
0)
    for what in $strict; do
        tried 159 filter "$what" # SIGSYS
    done
    [ "$("$adit" worker exec 256 5 0 filter '' -- /bin/echo runs)" = runs ] ||
        fail 'a program does not run'
    for what in $loose; do
        loosely "$what" 1
    done
    "$adit" doctor >"$dir/out" 2>&1
    says out 'system call filter'
    ;;
77)
    echo "left out: $strict; only the system call filter refuses them, and there is no libseccomp in this build"
    for what in $loose; do
        loosely "$what" 0
    done
    "$adit" doctor >"$dir/out" 2>&1
    says out 'run with limits; build with libseccomp'
    ;;
*) fail 'the filter cannot be set' ;;
esac

# ---- Landlock -------------------------------------------------------------------------------------

# A Lua bot is held by it too, which is all that keeps it from files where there is no filter.
"$try" landlock nothing
case $? in
0)
    for what in open write; do
        tried 1 landlock "$what"
    done
    ;;
77) echo 'left out: files against Landlock; this system has none' ;;
*) fail 'Landlock cannot be set' ;;
esac

expect 2 worker
says err "no command is called 'worker'"

finish
