#!/bin/sh
# test_edited_records.sh - a recorded game that says what is not so is not gone on with silently.
set -eu
dir=$TMPDIR
play=scripts/playthroughs/cave_vs_cave/random_walk.play

fail() {
    echo "FAILED: $*"
    exit 1
}

# The hash after the third decision is another one.
awk '/^    state /{n++; if (n == 3) sub(/..$/, "zz")} {print}' "$play" >"$dir/zz.play"
awk '/^    state /{n++; if (n == 3) {c = substr($0, length($0)); sub(/.$/, c == "0" ? "1" : "0")}} {print}' \
    "$play" >"$dir/false.play"
for file in zz false; do
    for command in play state; do
        code=0
        "$ADIT" "$command" "$dir/$file.play" >"$dir/out" 2>"$dir/err" || code=$?
        [ "$code" -eq 1 ] || fail "$command $file: exit code $code"
        grep -q "$file.play: decision 3, '.*': the state after it differs from the file" \
            "$dir/err" || fail "$command $file: $(cat "$dir/err")"
    done
done

# Without the lines it is played by its decisions alone; before the step it is as it was.
grep -v '^    state ' "$dir/false.play" >"$dir/bare.play"
"$ADIT" state "$dir/bare.play" >"$dir/bare.txt"
"$ADIT" state "$play" >"$dir/whole.txt"
cmp "$dir/bare.txt" "$dir/whole.txt" || fail 'the same decisions lead elsewhere'
"$ADIT" state "$dir/false.play" --until 2 >/dev/null || fail 'before the false hash all is well'
