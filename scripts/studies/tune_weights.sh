#!/bin/sh
# tune_weights.sh - improves the weights of a solo game by playing with them.
#
# usage: scripts/studies/tune_weights.sh GAME [STEPS]
#
# The fit (fit_weights.lua) explains the points of games that bots have played. This one asks for the
# points themselves: in each step it draws pairs of opposite small changes of all weights, plays the
# same games with both, and moves the weights a little towards those that brought more points. 45
# steps (or STEPS) change cards/GAME/weights.txt, which must have one section. Everything is drawn
# from fixed seeds, so the same program and file give the same result.
#
# Stopped with Ctrl-C it goes on at the last step; what is known lies in build/tune/GAME. ADIT is
# the program, TUNE_PLAYER who plays, TUNE_PAIRS and TUNE_GAMES how many pairs of changes there are
# in a step, and how many games each plays; JOBS are played at a time.
set -eu
game=${1:?"usage: tune_weights.sh GAME [STEPS]"}
steps=${2:-45}
adit=${ADIT:-build/adit}
player=${TUNE_PLAYER:-planner:medium}
pairs=${TUNE_PAIRS:-8}
games=${TUNE_GAMES:-60}
jobs=${JOBS:-$(nproc)}
weights=cards/$game/weights.txt
work=build/tune/$game
remark="# then tuned in $steps steps of $((2 * pairs)) trials with $games games of $player each"
LC_ALL=C
export LC_ALL

# arithmetic MODE FILE...
arithmetic() {
    mode=$1
    shift
    awk -v mode="$mode" -v pairs="$pairs" -v into="$work" -v remark="$remark" -f "$(dirname "$0")/tune_weights.awk" "$@"
}

# A mod for each trial: its weights count beside those of the game.
make_trials() {
    mkdir -p "$work"
    for trial in $(seq $((2 * pairs))); do
        mkdir -p "$work/$trial"
        echo "return mod { id = \"trial\", name = \"Trial\", version = \"1.0.0\"," \
            "games = { \"$game\" }, engine = \">=0.1\" }" >"$work/$trial/mod.lua"
    done
}

# points SEED MOD: the mean points of games from a seed.
points() {
    "$adit" sim "$game" --players "$player" --games "$games" --seed "$1" --jobs 1 --mod "$2" --json \
        2>"$2/log" >"$2/sim.json" || cat "$2/log" >&2
    awk '/"mean":/ { gsub(/[^0-9.-]/, "", $2); print $2; exit }' "$2/sim.json"
}

# play_trials STEP: "TRIAL POINTS" of each; the two of a pair play the same games.
play_trials() {
    running=0
    for trial in $(seq $((2 * pairs))); do
        pair=$(((trial + 1) / 2))
        seed=$((1000000 + $1 * 1000 + pair * games))
        echo "$trial $(points "$seed" "$work/$trial")" >"$work/$trial/points" &
        running=$((running + 1))
        [ $((running % jobs)) -ne 0 ] || wait
    done
    wait
    for trial in $(seq $((2 * pairs))); do
        cat "$work/$trial/points"
    done
}

make_trials
[ -f "$work/start.txt" ] || cp "$weights" "$work/start.txt"
[ -f "$work/state" ] || echo 1 >"$work/state"
[ -f "$work/step" ] || echo 0 >"$work/step"
step=$(cat "$work/step")
while [ "$step" -lt "$steps" ]; do
    arithmetic draw "$work/start.txt" "$work/state"
    play_trials "$step" >"$work/points"
    arithmetic step "$work/start.txt" "$work/state" "$work/points" >"$work/state.new"
    mv "$work/state.new" "$work/state"
    step=$((step + 1))
    echo "$step" >"$work/step"
    awk -v step="$step" -v steps="$steps" '{ sum += $2 }
        END { printf "step %d of %d: the trials had %.2f points\n", step, steps, sum / NR }' "$work/points"
done
arithmetic write "$work/start.txt" "$work/state" >"$work/end.txt"
cp "$work/end.txt" "$weights"
