#!/bin/sh
# profile.sh - where the instructions of random games go.
#
# usage: tests/bench/profile.sh GAME [GAMES]
#
# Counts by callgrind, so the figures are the same in every run. The whole profile stays in
# build/profile.GAME for callgrind_annotate or kcachegrind.
set -eu
game=${1:?usage: tests/bench/profile.sh GAME [GAMES]}
games=${2:-20}
out=build/profile.$game
valgrind --tool=callgrind --callgrind-out-file="$out" build/adit sim "$game" --games "$games" \
    --jobs 1 --seed 1 --players random,random >/dev/null 2>&1
callgrind_annotate "$out" | grep -E '^ *[0-9,]+ \(' | head -n 30
echo "the whole: callgrind_annotate $out"
