#!/bin/sh
# test_determinism.sh - same seed, same cards, same decisions: same bytes, however it is run.
#
# 10 000 random games with the release program: with one and two jobs, in two processes, from
# another folder and locale, and with the card files lying in another order. Then recorded
# games: each verifies, and a changed one is told where it differs.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
adit=${ADIT_RELEASE:-$adit}
case $adit in
/*) ;;
*) adit=$PWD/$adit ;;
esac
root=${ADIT_TEST_ROOT:-$PWD}

sim() {
    "$adit" sim "$game" --games 10000 --players random,random --seed 1 --json "$@" 2>/dev/null
}

same() {
    cmp -s "$dir/first" "$dir/other" || fail "10 000 games differ $1"
}

sim --jobs 1 >"$dir/first" || fail "sim ended with $?"
grep -q '"games": 10000' "$dir/first" || fail "there are not 10 000 games in the report"
sim --jobs 2 >"$dir/other"
same 'with two jobs'
sim --jobs 1 >"$dir/other"
same 'in another process'
(cd / && LC_ALL=C.UTF-8 TZ=Asia/Tokyo ADIT_CARDS=$root/cards sim --jobs 2) >"$dir/other"
same 'in another folder and locale'

# The same files, made in the opposite order, so that folders list them differently.
(cd "$root/cards" && find . -type d) | sort | while read -r folder; do
    mkdir -p "$dir/cards/$folder"
done
(cd "$root/cards" && find . -type f) | sort -r | while read -r file; do
    cp "$root/cards/$file" "$dir/cards/$file"
done
ADIT_CARDS=$dir/cards sim --jobs 1 >"$dir/other"
same 'with the cards in another order'
sim --jobs 1 --strict >"$dir/other"
same 'with the script limits armed'

# Recorded games.
mkdir "$dir/records"
"$adit" sim "$game" --games 30 --players random,greedy --seed 5 --record "$dir/records" \
    >/dev/null 2>&1 || fail "recording ended with $?"
"$adit" sim "$game" --games 10 --players greedy --seed 6 --record "$dir/records" \
    >/dev/null 2>&1 || fail "recording solo games ended with $?"
count=0
for file in "$dir"/records/*.play; do
    count=$((count + 1))
    expect 0 replay "$file" --verify
done
[ "$count" -ge 30 ] || fail "only $count games were recorded"

# Any changed line is found and named.
file=$(find "$dir/records" -name '*.play' | sort | head -n 1)
line=$(grep -n '    state  ' "$file" | sed -n '20s/:.*//p')
sed "${line}s/[0-9a-f]\$/x/" "$file" >"$dir/changed.play"
expect 1 replay "$dir/changed.play" --verify
says err "changed.play:$line:"
line=$(grep -n '^> end_turn' "$file" | sed -n '5s/:.*//p')
sed "${line}s/.*/> dance/" "$file" >"$dir/changed.play"
expect 1 replay "$dir/changed.play" --verify
says err "changed.play:$line:"

finish
