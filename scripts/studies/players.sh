#!/bin/sh
# players.sh - how strong the built-in players are: the tables of docs/reference/players.md.
#
# usage: scripts/studies/players.sh [GAMES]      games of each pair, 400 without it
#
# The results are kept in build/rate, so it can be stopped with Ctrl-C and continued. Run it on a
# machine that does nothing else; 400 games take some hours on two cores. ADIT is the program.
set -u
games=${1:-400}
adit=${ADIT:-build/adit}
kept=build/rate
mkdir -p "$kept" || exit 1

# rate NAME ARGUMENT...
rate() {
    name=$1
    shift
    "$adit" rate "$@" --games "$games" --seed 1 --progress "$kept/$name.txt" || exit
}

for game in cave_vs_cave dwergar covenant cave_farmers; do
    rate "greedy_$game" planner greedy --game "$game"
    rate "levels_1_$game" planner:medium planner:easy --game "$game"
    rate "levels_2_$game" planner:hard planner:medium --game "$game"
    rate "levels_3_$game" planner:expert planner:hard --game "$game"
done
for game in dwergar covenant cave_farmers; do
    rate "three_$game" planner greedy --game "$game" --players 4
done
for game in cave_vs_cave covenant cave_farmers; do
    rate "solo_$game" planner greedy --game "$game" --players 1
done
