#!/bin/sh
# test_mistakes.sh - typical mistakes of authors, each with the message that must come.
#
# Each file of tests/fixtures/mistakes/ is one mistake: lines `-- expect:` say what must be in the
# output, `-- file:` begins a file of the mod, `-- run:` is the command if it is not `check .`.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
count=0

# lay_out FIXTURE FOLDER: writes the files of the mistake into the folder.
lay_out() {
    awk -v folder="$2" '
        /^-- (mistake|expect|run): / { next }
        /^-- file: / {
            file = folder "/" substr($0, 10)
            parent = file
            sub(/\/[^\/]*$/, "", parent)
            system("mkdir -p \"" parent "\"")
            printf "" >file
            next
        }
        { print >file }' "$1"
}

# check_message FIXTURE: file, line and excerpt, and never only what Lua said.
check_message() {
    name=$(basename "$1" .lua)
    sed -n 's/^-- expect: //p' "$1" >"$dir/wanted"
    while IFS= read -r text; do
        grep -q -F -e "$text" "$dir/said" || fail "$name: '$text' is not in: $(cat "$dir/said")"
    done <"$dir/wanted"
    grep -Eq '\.lua:[0-9]+: ' "$dir/said" || fail "$name: no file and line is named: $(cat "$dir/said")"
    if grep -Eq 'stack traceback|\[C\]|\[string|AddressSanitizer|runtime error|assertion' \
        "$dir/said"; then
        fail "$name: a bare failure: $(cat "$dir/said")"
    fi
}

for fixture in "$root"/tests/fixtures/mistakes/*.lua; do
    name=$(basename "$fixture" .lua)
    count=$((count + 1))
    mkdir -p "$dir/$name"
    lay_out "$fixture" "$dir/$name"
    run=$(sed -n 's/^-- run: //p' "$fixture")
    # shellcheck disable=SC2086 # the words of a command
    (cd "$dir/$name" && ADIT_CARDS=$root/cards "$adit" ${run:-check .}) >"$dir/said" 2>&1 </dev/null
    code=$?
    [ "$code" -eq 1 ] || [ "$code" -eq 3 ] || fail "$name: exit code $code: $(cat "$dir/said")"
    [ -s "$dir/said" ] || fail "$name: nothing was said"
    check_message "$fixture"
done
for game in cf dwg cov; do # those of Cave vs Cave have no prefix
    set -- "$root"/tests/fixtures/mistakes/"$game"_*.lua
    [ $# -ge 8 ] || fail "there are only $# mistakes of $game"
done
[ "$count" -ge 60 ] || fail "there are only $count mistakes"
finish
