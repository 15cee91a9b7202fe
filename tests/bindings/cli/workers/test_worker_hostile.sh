#!/bin/sh
# test_worker_hostile.sh - a bot that attacks whoever started it (tests/hostile, one file for each
# attack), confined by each layer alone, by all and by none, as this user and as an ordinary one.
# Each attack says which layers close it: under one of those it must fail, under none of them it
# must succeed, as it must outside of any confinement, so that what is promised is neither more nor
# less than what is so.
# shellcheck disable=SC2154 # the variables come from cli.sh
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

bots=$dir/bots
mkdir -p "$bots"
if ! "${CC:-cc}" -std=c11 -D_GNU_SOURCE -I. -o "$bots/hostile" tests/hostile/*.c; then
    fail 'the hostile bot does not compile'
    finish
fi
"$bots/hostile" list | LC_ALL=C sort >"$dir/list"
[ "$(wc -l <"$dir/list")" -ge 50 ] || fail 'there are fewer than 50 attacks'

# An ordinary user has to reach all of it.
cp "$adit" "$dir/adit"
adit=$dir/adit
cp -R "${ADIT_CARDS:-cards}" "$dir/cards"
ADIT_CARDS=$dir/cards
export ADIT_CARDS
chmod a+rx "$(dirname "$dir")" "$dir" "$bots" 2>/dev/null
chmod -R a+rX "$dir"

# run_as USER: what a command of `me` or of `nobody`, an ordinary user, begins with. It becomes the
# command, so that the number of the process stays.
run_as() {
    case $1 in
    nobody) echo 'setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all' ;;
    *) echo env ;;
    esac
}

# start_victim USER: a process that owns what is attacked, in $world; where that is goes to $world/aim.
start_victim() {
    world=$dir/world
    rm -rf "$world"
    mkdir -p "$world/home" "$world/bot"
    cp "$bots/hostile" "$world/bot"
    chmod 755 "$world" "$world/bot"
    chmod 777 "$world/home"
    echo keep >"$world/bot/data"
    [ "$1" != nobody ] || chown -R 65534:65534 "$world"
    mkfifo "$world/hold"
    # shellcheck disable=SC2046 # to be split
    $(run_as "$1") "$bots/hostile" victim "$world/home" <"$world/hold" >"$world/victim" &
    victim=$!
    exec 9>"$world/hold"
    while [ ! -s "$world/victim" ]; do
        sleep 0.02
    done
    find "$world/home" -type f -printf '%f %m %s %T@ %U\n' | LC_ALL=C sort >"$world/before"
}

end_victim() {
    exec 9>&-
    wait "$victim"
}

# aim_at PID: tells the bot, which waits for it, whom to attack.
aim_at() {
    read -r _ rest <"$world/victim"
    echo "$1 $rest" >"$world/bot/aim.new"
    chmod a+r "$world/bot/aim.new"
    mv "$world/bot/aim.new" "$world/bot/aim"
}

# left_over NUMBER: how many processes of the last bot are alive, which are ended. It may take a moment
# until there are as many as expected.
left_over() {
    left=$1
    command -v ps >/dev/null 2>&1 || {
        echo 'left out: processes that outlive the game; there is no ps'
        return
    }
    read -r key _ <"$world/victim"
    tries=0
    sleep 0.2
    while :; do
        ps -eo pid,args | awk -v marker="sleep 777.$key" '{ pid = $1; $1 = ""; sub(/^ /, "") }
            $0 == marker { print pid }' >"$dir/left"
        left=$(wc -l <"$dir/left")
        tries=$((tries + 1))
        if [ "$left" -eq "$1" ] || [ "$tries" -ge 50 ]; then
            break
        fi
        sleep 0.1
    done
    while read -r pid; do
        kill "$pid" 2>/dev/null
    done <"$dir/left"
}

# ---- Outside of any confinement ---------------------------------------------------------------

# outside USER: which attacks succeed when nothing holds them goes to $dir/possible.USER.
outside() {
    start_victim "$1"
    aim_at "$victim"
    # shellcheck disable=SC2094,SC2046 # the file is only to be left open; to be split
    $(run_as "$1") "$world/bot/hostile" outside "$world/bot/aim" 5<"$world/victim" 9>&- \
        >"$dir/results" 2>&1
    awk '$2 == "done" { print $1 }' "$dir/results" | LC_ALL=C sort >"$dir/possible.$1"
    left_over 1
    [ "$left" -eq 1 ] || fail 'outside of any confinement no process outlived the bot'
    end_victim
    cut -d ' ' -f 1 "$dir/list" | comm -23 - "$dir/possible.$1" >"$dir/impossible"
    [ ! -s "$dir/impossible" ] ||
        echo "left out as $1, since it fails outside too: $(tr '\n' ' ' <"$dir/impossible")"
    [ "$(wc -l <"$dir/possible.$1")" -ge 40 ] || fail "only few attacks succeed outside as $1"
}

# ---- Confined ------------------------------------------------------------------------------------

# layers_of DOCTOR: what the program says it confines by, in the words of the attacks.
layers_of() {
    line=$(sed -n 's/.*pipe: programs are confined by //p' "$1")
    case $line in bubblewrap*) echo box ;; esac
    case $line in *'system call filter'*) echo filter ;; esac
    version=$(echo "$line" | sed -n 's/.*Landlock (version \([0-9]*\)).*/\1/p')
    [ -z "$version" ] || echo landlock
    for least in 3 4 6; do
        [ "${version:-0}" -lt "$least" ] || echo "landlock$least"
    done
}

# judge USER WHAT: compares the results with what each attack says of itself.
judge() {
    while read -r name closers; do
        grep -q -x "$name" "$dir/possible.$1" || continue
        wanted='done'
        for layer in always $(cat "$dir/layers"); do
            case " $closers " in *" $layer "*) wanted=refused ;; esac
        done
        got=$(awk -v name="$name" '$1 == name { print $2 }' "$dir/results")
        [ "$got" = "$wanted" ] || fail "$2: $name was '$got', expected '$wanted'"
    done <"$dir/list"
}

# confined USER LAYERS [OPTION...]: the bot plays a game, held by these layers at most.
confined() {
    user=$1 chosen=$2 run=$(run_as "$1")
    shift 2
    start_victim "$user"
    ADIT_WORKER_LAYERS=$chosen $run "$adit" doctor >"$dir/doctor" 2>&1
    layers_of "$dir/doctor" >"$dir/layers"
    [ $# -eq 0 ] || : >"$dir/layers"
    # Without its rights root cannot touch a process that has them.
    [ "$user" = nobody ] || [ "$(id -u)" -ne 0 ] || echo root >>"$dir/layers"
    for layer in $(echo "$chosen" | tr ',=' '  '); do
        case $layer in
        box | filter | landlock) grep -q -x "$layer" "$dir/layers" || [ $# -gt 0 ] ||
            echo "left out as $user: $layer of '$chosen'; this system or build has none" ;;
        esac
    done
    ADIT_WORKER_LAYERS=$chosen SECRET=token $run "$adit" play "$game" --seed 5 --bot-errors "$@" \
        --players "pipe:$world/bot/hostile bot $world/bot/aim,random" \
        </dev/null >"$dir/out" 2>"$dir/err" 7<"$dir/list" &
    player=$!
    aim_at "$player"
    wait "$player" || fail "$chosen as $user: exit code $?"
    last="a hostile bot under '$chosen' as $user"
    grep -q 'player 1 forfeits' "$dir/err" && fail "$last has forfeited: $(cat "$dir/err")"
    sed -n 's/^    //p' "$dir/err" >"$dir/results"
    judge "$user" "$last"
    is_held=$(grep -c -x -e box -e filter "$dir/layers")
    wanted=1
    [ "$is_held" -eq 0 ] || wanted=0
    left_over "$wanted"
    [ "$left" -eq "$wanted" ] || fail "$last left $left processes behind, expected $wanted"
    # What the bot says is one thing, the files are another.
    find "$world/home" -type f -printf '%f %m %s %T@ %U\n' | LC_ALL=C sort >"$dir/after"
    if [ "$is_held" -gt 0 ]; then
        same "files of the user after $last" "$world/before" "$dir/after"
        [ ! -e "$world/bot/created" ] || fail "$last has made a file"
        [ -s "$world/bot/data" ] || fail "$last has emptied a file of its own folder"
    fi
    end_victim
    # The user hears of what is left open, once, and of nothing else.
    told=$(grep -c '^adit: pipe: programs are not fully confined' "$dir/err")
    wanted=0
    grep -q 'confined by .* and can ' "$dir/doctor" && [ $# -eq 0 ] && wanted=1
    [ "$told" -eq "$wanted" ] || fail "$last: said $told times what is not confined, expected $wanted"
}

users=me
if [ "$(id -u)" -eq 0 ] && $(run_as nobody) "$adit" games >/dev/null 2>&1; then
    users='me nobody'
else
    echo 'left out: the same as another user'
fi
for user in $users; do
    outside "$user"
    for chosen in landlock=99,filter,box box landlock=99,filter landlock=2,filter landlock=99 \
        landlock=2 filter none; do
        confined "$user" "$chosen"
    done
    confined "$user" landlock=99,filter,box --unconfined-bots
done

# In a box there is room for its own processes only, however many the user has outside. The system
# counts so since Linux 5.14, and never those of root.
cat >"$bots/forks" <<'EOT'
#!/bin/sh
while read -r verb rest; do
    case $verb in
    hello)
        i=0
        while [ "$i" -lt 150 ] && (sleep 50 &) 2>/dev/null; do i=$((i + 1)); done
        echo "forks $i" >&2
        echo hello 1
        ;;
    begin) echo ready blind ;;
    question) question=$rest ;;
    decide) echo "option $question 1" ;;
    esac
done
EOT
chmod a+rx "$bots/forks"
ADIT_WORKER_LAYERS=box $(run_as nobody) "$adit" doctor >"$dir/doctor" 2>&1
case "$users $(layers_of "$dir/doctor") $(uname -r)" in
*nobody*box*' '[1-4].* | *nobody*box*' '5.[0-9].* | *nobody*box*' '5.1[0-3].*)
    echo 'left out: processes in a box; this system counts them all together' ;;
*nobody*box*)
    others=
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        $(run_as nobody) sleep 300 &
        others="$others $!"
    done
    ADIT_WORKER_LAYERS=box $(run_as nobody) "$adit" play "$game" --seed 5 --bot-errors \
        --players "pipe:$bots/forks,random" </dev/null >"$dir/out" 2>"$dir/err"
    count=$(sed -n 's/^    forks //p' "$dir/err")
    if [ "${count:-0}" -lt 20 ] || [ "$count" -gt 64 ]; then
        fail "a bot in a box has '$count' processes, expected at most 64"
    fi
    # shellcheck disable=SC2086 # to be split
    kill $others
    ;;
*) echo 'left out: processes in a box' ;;
esac

# bubblewrap that cannot make a box: the other layers hold, and the doctor says so.
mkdir -p "$dir/broken"
printf '#!/bin/sh\necho "bwrap: No permissions to create new namespace" >&2\nexit 1\n' >"$dir/broken/bwrap"
chmod a+rx "$dir/broken" "$dir/broken/bwrap"
saved=$PATH
PATH=$dir/broken:$PATH
confined me landlock=99,filter,box
grep -q -x box "$dir/layers" && fail 'a box that cannot be made counts as one'
grep -q 'bubblewrap is installed but cannot create a sandbox here' "$dir/doctor" ||
    fail 'the doctor does not say that bubblewrap does not work'
PATH=$saved

finish
