#!/bin/sh
# test_probes.sh - scripts that look for a difference between two processes find none.
#
# Each probes/*.lua prints whatever it can find out: orders, addresses, lengths, the time. It may
# be refused or get an answer, but it must be the same in every process: with and without
# address randomisation, in another locale, time zone and folder, by every build at hand. So
# must what the attacks of tests/attacks say that are scripts. soak parts: 6
# shellcheck source=tests/determinism/matrix.sh
. "$(dirname "$0")/matrix.sh"

# hear FILE COMMAND...: what it says and its exit code, without the path of the script.
hear() {
    script=$1
    shift
    timeout 60 "$@" run "$script" >"$dir/heard" 2>&1 </dev/null
    echo "exit code $?" >>"$dir/heard"
    sed 's|[^ ]*/tests/|tests/|g' "$dir/heard"
}

# again COMMAND...: must say the same as the first time.
again() {
    hear "$probe" "$@" >"$dir/now"
    asked=$((asked + 1))
    same "$(basename "$probe") by $*" "$dir/first" "$dir/now"
}

# A card is tested in a mod of its own; only in `make soak`, since there are many.
ask_cards() {
    # shellcheck disable=SC2013 # no name has a blank
    for card in $(grep -l '^-- as: card' "$root"/tests/attacks/*/*.lua); do
        in_part || continue
        rm -rf "$dir/mod"
        mkdir -p "$dir/mod/cards"
        cp "$card" "$dir/mod/cards"
        timeout 60 "$release" test "$dir/mod" >"$dir/first" 2>&1 </dev/null
        for _ in 1 2 3 4 5; do
            timeout 60 "$release" test "$dir/mod" >"$dir/now" 2>&1 </dev/null
            asked=$((asked + 1))
            same "$(basename "$card")" "$dir/first" "$dir/now"
        done
    done
}

asked=0
localedef -i tr_TR -f UTF-8 "$dir/tr_TR.UTF-8" >/dev/null 2>&1
for probe in "$root"/tests/determinism/probes/*.lua $(grep -l '^-- as: script' "$root"/tests/attacks/*/*.lua); do
    in_part || continue
    echo 'the only copy' >"$dir/precious"
    hear "$probe" "$release" >"$dir/first"
    grep -q '0x[0-9a-f]\{6\}' "$dir/first" && fail "$(basename "$probe") was told an address"
    for _ in $(seq "$processes"); do
        again "$release"
    done
    setarch -R true 2>/dev/null && again setarch -R "$release"
    again env LOCPATH="$dir" LC_ALL=tr_TR.UTF-8 TZ=Pacific/Chatham "$release"
    cd / || exit 1
    again env ADIT_CARDS="$root/cards" "$release"
    cd "$root" || exit 1
    again "$adit"
done
[ -z "${ADIT_SOAK:-}" ] || ask_cards
echo "$asked answers were the same as the first"
finish
