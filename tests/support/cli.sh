# cli.sh - what the tests of the program share; sourced by test_*.sh, never run by itself.
# shellcheck shell=sh disable=SC2034 # the tests use the variables
set -u
adit=${ADIT:-build/debug/adit}
[ -x "$adit" ] || {
    echo "no program at '$adit'; set ADIT"
    exit 1
}
game=cave_vs_cave
dir=${TMPDIR:-/tmp}/adit_cli.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
failures=0
last=

# Nothing of whoever runs the tests may change what is printed.
unset NO_COLOR COLUMNS
LC_ALL=C
# Games at a terminal are kept here, not where those of whoever runs the tests are.
XDG_STATE_HOME=$dir/state
export LC_ALL XDG_STATE_HOME

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# expect CODE ARGUMENT...: `adit ARGUMENT...` must end with this code; what it said is in
# $dir/out and $dir/err. Standard input is $dir/in if it is there.
expect() {
    wanted=$1
    shift
    last="adit $*"
    if [ -f "$dir/in" ]; then
        "$adit" "$@" <"$dir/in" >"$dir/out" 2>"$dir/err"
    else
        "$adit" "$@" </dev/null >"$dir/out" 2>"$dir/err"
    fi
    code=$?
    rm -f "$dir/in"
    if [ "$code" -ne "$wanted" ]; then
        fail "$last: exit code $code, expected $wanted"
        sed 's/^/    /' "$dir/err" | head -n 20
    fi
}

# typed LINE...: what the next command reads from standard input.
typed() {
    printf '%s\n' "$@" >"$dir/in"
}

# says FILE TEXT: out or err must contain the text.
says() {
    if ! grep -q -F -e "$2" "$dir/$1"; then
        fail "$last: '$2' is not in std$1:"
        sed 's/^/    /' "$dir/$1" | head -n 20
    fi
}

# silent FILE: out or err must be empty.
silent() {
    if [ -s "$dir/$1" ]; then
        fail "$last: std$1 should be empty:"
        sed 's/^/    /' "$dir/$1" | head -n 20
    fi
}

# same WHAT FILE FILE: the two files must be equal.
same() {
    cmp -s "$2" "$3" || {
        fail "$1: $2 and $3 differ:"
        diff "$2" "$3" | head -n 10
    }
}

# narrow FILE: no line of out or err may be wider than 80 columns.
narrow() {
    wide=$(awk 'length($0) > 80' "$dir/$1")
    [ -z "$wide" ] || fail "$last: wider than 80 columns: $wide"
}

finish() {
    [ "$failures" -eq 0 ] || echo "$failures failed"
    [ "$failures" -eq 0 ]
    exit
}
