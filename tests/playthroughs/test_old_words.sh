#!/bin/sh
# test_old_words.sh - games of an engine that had other words still verify, replay and load.
#
# tests/fixtures/old_words holds a recorded game and a saved position of each game, written by
# engine 0.1.0. They are never written again. Only words may differ: what was decided, what could be
# decided, the states and the points are compared as in any other record.
set -u
adit=${ADIT:-build/adit}
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
old=tests/fixtures/old_words
status=0

fail() {
    echo "test_old_words: $1" >&2
    status=1
}

# differs NAME FILE EDIT WORDS: the edited record is not verified, and the message has the words.
differs() {
    sed "$3" "$2" >"$dir/edited.play"
    cmp -s "$2" "$dir/edited.play" && fail "$1: nothing was edited"
    code=0
    "$adit" replay "$dir/edited.play" --verify >"$dir/out" 2>&1 || code=$?
    [ "$code" -eq 1 ] || fail "$1: exit code $code"
    grep -q "$4" "$dir/out" || fail "$1: $(cat "$dir/out")"
}

words='worded differently now; decisions, options, states and points are the same$'
for file in "$old"/*.play; do
    "$adit" replay "$file" --verify >"$dir/out" 2>&1 || fail "$file: $(cat "$dir/out")"
    grep -q "note: recorded by engine 0\\.1\\.0: [0-9]* lines are $words" "$dir/out" ||
        fail "$file: no note: $(cat "$dir/out")"
    "$adit" replay "$file" >"$dir/out" 2>&1 || fail "$file: $(head -n 5 "$dir/out")"
    grep -q 'note: recorded by engine 0\.1\.0: some lines are worded differently now$' "$dir/out" ||
        fail "$file: no note when it is shown"
    grep -q 'from here on as recorded' "$dir/out" && fail "$file: it is not replayed to its end"
    "$adit" replay "$file" --record "$dir/new.play" >/dev/null 2>&1 || fail "$file: not recorded"
    "$adit" replay "$dir/new.play" --verify >"$dir/out" 2>&1 || fail "$file: the new one differs"
    grep -q 'worded' "$dir/out" && fail "$file: the new one has old words"
    # The same words from this engine are a difference.
    engine=$(sed -n 's/^engine //p' "$dir/new.play")
    differs "$file, this engine" "$file" "s/^engine .*/engine $engine/" "recorded '.*', now '"
    differs "$file, state" "$file" '/^> /,$ s/^    state  .*/    state  0123456789abcdef/' \
        "recorded '    state  0123456789abcdef', now '    state  "
    differs "$file, no state" "$file" '/^    state /d' "now '    state  "
    differs "$file, option" "$file" '0,/^    legal  /s/^    legal  /    legal  sleep | /' \
        "recorded '    legal  sleep | "
    differs "$file, decision" "$file" '0,/^> /s/^> .*/> sleep/' "decision 1, 'sleep': "
    differs "$file, player" "$file" 's/^\[3\] p[12]/[3] p7/' "recorded '\[3\] p7"
    differs "$file, missing decision" "$file" '/^\[2\]/,/^    state /d' "recorded '\[3\] "
done
differs 'points' tests/fixtures/old_ids/dwergar.play 's/^result  p1 .*/result  p1 999/' \
    "recorded 'result  p1 999', now 'result  p1 "

# More log lines than now, or fewer, are words as well.
awk '{ print } /^> / { print "    a line that is not said any more" }' "$old/dwergar.play" >"$dir/more.play"
awk '/^> / { n++ } n != 3 || !/^    / || /^    (state|legal|     \|) / { print }' "$old/dwergar.play" \
    >"$dir/fewer.play"
for file in more fewer; do
    "$adit" replay "$dir/$file.play" --verify >"$dir/out" 2>&1 || fail "$file: $(cat "$dir/out")"
    grep -q "$words" "$dir/out" || fail "$file: no note: $(cat "$dir/out")"
done

for file in "$old"/*.adit; do
    "$adit" state "$file" >"$dir/state" 2>"$dir/err" || fail "$file: $(cat "$dir/err")"
done
exit "$status"
