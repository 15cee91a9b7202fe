#!/bin/sh
# test_planner_jobs.sh - planners play the same games in one job and in several, in one thread and in
# several, and in another build.
#
# With ADIT_SOAK the games are those of planner:200, from every title, also with sanitizers.
# shellcheck source=tests/determinism/matrix.sh
. "$(dirname "$0")/matrix.sh"
effort=planner:24
builds=$release
[ -z "${ADIT_SOAK:-}" ] || effort=planner:200 builds="$release $adit"

# games NAME PROGRAM JOBS: two games of every title, recorded below $dir/NAME.
games() {
    "$release" games | while read -r title rest; do
        mkdir -p "$dir/$1/$title"
        "$2" sim "$title" --players "$effort,planner:6" --games 2 --seed 9 --jobs "$3" \
            --record "$dir/$1/$title" >"$dir/$1/$title/said" 2>"$dir/$1/err" ||
            fail "$title: $(cat "$dir/$1/err")"
        rm "$dir/$1/err"
        sed -i '/ in [0-9.]* s/d' "$dir/$1/$title/said"
    done
}

games first "$release" 1
[ "$(find "$dir/first" -name '*.play' | wc -l)" -ge 8 ] || fail 'some games were not recorded'
for program in $builds; do
    games other "$program" 3
    diff -r "$dir/first" "$dir/other" | head -n 20 >"$dir/differences"
    [ ! -s "$dir/differences" ] || fail "three jobs play other games: $(cat "$dir/differences")"
    rm -rf "$dir/other"
done

# Threads of one search.
for threads in 1 3; do
    "$release" play cave_farmers --players "$effort,random" --seed 4 --jobs $threads \
        --record "$dir/$threads.play" >"$dir/said" 2>&1 || fail "$(cat "$dir/said")"
done
[ "$(grep -c '^    state  ' "$dir/1.play")" -gt 100 ] || fail 'the game has too few steps'
cmp "$dir/1.play" "$dir/3.play" || fail 'three threads play another game'
finish
