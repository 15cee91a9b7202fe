# matrix.sh - what the tests of determinism share; sourced by test_*.sh, never run by itself.
# shellcheck shell=sh disable=SC2034 # the tests use the variables
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=${ADIT_TEST_ROOT:-$PWD}
case $adit in
/*) ;;
*) adit=$PWD/$adit ;;
esac
release=${ADIT_RELEASE:-$adit}

# How many games of each line below: about 200 in `make test`, 2 000 in `make soak`.
if [ -n "${ADIT_SOAK:-}" ]; then
    games=160 processes=20
else
    games=16 processes=2
fi

# in_part: whether the next case is in this part of a soak (ADIT_PART=K/N); without parts all are.
case_number=0
in_part() {
    case_number=$((case_number + 1))
    [ -z "${ADIT_PART:-}" ] || [ $((case_number % ${ADIT_PART#*/})) -eq $((${ADIT_PART%/*} - 1)) ]
}

# What is played: every registered game as it is printed, with a mod and from a scenario that names
# it, as far as there are any; and games with a bot in Lua and with planners.
played() {
    "$release" games | while read -r game players rest; do
        most=${players#*-}
        echo "$game --players $((most < 3 ? most : 3))"
        grep -l -w "games .*\"$game\"" "$root"/scripts/mods/*/mod.lua | head -n 1 |
            sed "s|^\(.*\)/mod.lua$|$game --mod \1|"
        grep -l "^  game *= \"$game\"" "$root"/scripts/scenarios/*.lua | head -n 1 | while read -r file; do
            echo "$game --players $(sed -n 's/^  players *= \([0-9]*\),.*/\1/p' "$file") --scenario $file"
        done
    done
    echo "cave_vs_cave --players $root/scripts/bots/builder.lua,random"
    echo "dwergar --players planner:4,planner:easy"
}

# play PLACE COMMAND...: plays all of it, with what follows `adit sim GAME`, and leaves the
# recorded games below the folder PLACE. They tell every question with all of its options, every
# log line, and the hash of the state after every decision.
play() {
    place=$1
    shift
    number=0
    played | while read -r game arguments; do
        number=$((number + 1))
        mkdir -p "$place/$number"
        # shellcheck disable=SC2086 # the arguments are to be split
        "$@" sim "$game" $arguments --seed 11 --record "$place/$number" ${more:-} \
            >>"$place/said" 2>&1 || {
            tail -n 3 "$place/said"
            touch "$place/failed"
            break
        }
    done
    [ ! -e "$place/failed" ] || fail "$*: some games ended badly"
}

# signature PLACE [PATTERN]: one word for the recorded games there, and how many they are.
# Their line `seats` is left out: it has the path of the bot as it was given.
signature() {
    (cd "$1" && find . -name "${2:-*.play}" | LC_ALL=C sort >../list &&
        xargs sed '/^seats /d' <../list | sha256sum | cut -c 1-16 && wc -l <../list) | tr '\n' ' '
}
