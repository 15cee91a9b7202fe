#!/bin/sh
# players.sh - how strong the built-in players are: the table of docs/reference/players.md.
#
# usage: scripts/studies/players.sh [GAMES]      games of each row at most, 400 without it
#
# Prints one row of Markdown for each line of rows() below. A row stops as soon as a sequential test
# (errors of 5 %) has decided between what is asked and something less: 5 % for shares, 2 for points.
# Everything is kept in RATE_KEPT (build/rate), so the study can be stopped with Ctrl-C and
# continued; what has been decided is only printed. ROWS="solo level_hard*" measures only rows
# whose name or group fits a pattern. ADIT is the program, ADIT_JOBS how many games are played at a
# time, RATE_PART how many games are played alone before the test looks at them, RATE_SEED the seed
# of the pairs (1), RATE_ROWS a file of other rows.
# shellcheck disable=SC2016 # the backticks are Markdown
set -u
games=${1:-400}
adit=${ADIT:-build/adit}
wanted=${ROWS:-*}
kept=${RATE_KEPT:-build/rate}
part=${RATE_PART:-10}
seed=${RATE_SEED:-1}
jobs=${ADIT_JOBS:+--jobs $ADIT_JOBS}
here=$(dirname "$0")

# Group and name of a row, what is tested, what is asked, and what is played. Cheap rows come first.
rows() {
    [ -z "${RATE_ROWS:-}" ] || {
        cat "$RATE_ROWS"
        return
    }
    cat <<'ROWS'
advice  advice_cave_vs_cave pair     60 ADVISED planner:easy --game cave_vs_cave
advice  advice_dwergar      pair     60 ADVISED planner:easy --game dwergar
advice  advice_covenant     pair     60 ADVISED planner:easy --game covenant
advice  advice_cave_farmers pair     60 ADVISED planner:easy --game cave_farmers
levels  medium_cave_vs_cave pair     70 planner:medium planner:easy --game cave_vs_cave
levels  medium_dwergar      pair     70 planner:medium planner:easy --game dwergar
levels  medium_covenant     pair     70 planner:medium planner:easy --game covenant
levels  medium_cave_farmers pair     70 planner:medium planner:easy --game cave_farmers
greedy  greedy_cave_vs_cave pair     88 planner greedy --game cave_vs_cave
greedy  greedy_dwergar      pair     88 planner greedy --game dwergar
greedy  greedy_covenant     pair     88 planner greedy --game covenant
greedy  greedy_cave_farmers pair     80 planner greedy --game cave_farmers
levels  hard_cave_vs_cave   pair     70 planner:hard planner:medium --game cave_vs_cave
levels  hard_dwergar        pair     70 planner:hard planner:medium --game dwergar
levels  hard_covenant       pair     70 planner:hard planner:medium --game covenant
levels  hard_cave_farmers   pair     70 planner:hard planner:medium --game cave_farmers
three   three_dwergar       pair     45 planner greedy --game dwergar --players 4
three   three_covenant      pair     45 planner greedy --game covenant --players 4
three   three_cave_farmers  pair     45 planner greedy --game cave_farmers --players 4
planted planted_cave_vs_cave built   80 --scenario PLANTED --players planner,random
planted planted_covenant     built   80 --scenario PLANTED --players planner,random
solo    solo_covenant_normal wins    98 covenant --players planner --rule difficulty=diff_normal
solo    solo_covenant_expert wins    75 covenant --players planner --rule difficulty=diff_expert
solo    solo_cave_vs_cave    points  53 cave_vs_cave --players planner:expert
solo    solo_cave_vs_cave    wins    85 cave_vs_cave --players planner:expert
solo    solo_cave_farmers    points  85 cave_farmers --players planner:expert
levels  expert_cave_vs_cave pair     70 planner:expert planner:hard --game cave_vs_cave
levels  expert_dwergar      pair     70 planner:expert planner:hard --game dwergar
levels  expert_covenant     pair     70 planner:expert planner:hard --game covenant
levels  expert_cave_farmers pair     70 planner:expert planner:hard --game cave_farmers
ROWS
}

# wants GROUP NAME: whether one of the patterns fits.
wants() {
    set -f
    for pattern in $wanted; do
        # shellcheck disable=SC2254 # it is a pattern
        case "$1" in $pattern) return 0 ;; esac
        # shellcheck disable=SC2254
        case "$2" in $pattern) return 0 ;; esac
    done
    return 1
}

# elo SHARE SEATS: the difference of Elo that a share of wins (in %) stands for.
elo() {
    awk -v share="$1" -v seats="$2" 'BEGIN {
        print 400 * log(share / (100 - share) * (seats - 1)) / log(10) }'
}

# pair NAME ASKED ARGUMENT...: plays the pair, and prints result, games and verdict.
pair() {
    name=$1 asked=$2 seats=2
    shift 2
    [ "$1" != ADVISED ] || {
        shift
        set -- "$here/advised.lua" "$@"
    }
    case " $* " in *" --players 4 "*) seats=4 ;; esac
    # shellcheck disable=SC2086 # $jobs may be two words or none
    "$adit" rate "$@" --games "$games" --seed "$seed" $jobs --progress "$kept/$name.txt" --json \
        --sprt "$(elo $((asked - 5)) $seats),$(elo "$asked" $seats)" \
        >"$kept/$name.json" </dev/null || return 1
    awk -v asked="$asked" -f "$here/players.awk" test=pair "$kept/$name.json"
}

# alone TEST NAME ASKED ARGUMENT...: plays games in parts, each with a seed of its own, until the
# test has decided, and prints the same.
alone() {
    kind=$1 name=$2 asked=$3 number=0
    shift 3
    while [ $((number * part)) -lt "$games" ]; do
        number=$((number + 1))
        if [ ! -e "$kept/$name.$number.json" ]; then
            # shellcheck disable=SC2086
            "$adit" sim "$@" --games "$part" --seed "$number" $jobs --json \
                >"$kept/$name.part" 2>"$kept/$name.log" </dev/null || {
                cat "$kept/$name.log" >&2
                return 1
            }
            mv "$kept/$name.part" "$kept/$name.$number.json"
        fi
        files="${files:-} $kept/$name.$number.json"
        # shellcheck disable=SC2086 # a list
        cells=$(awk -v asked="$asked" -v test="$kind" -f "$here/players.awk" $files)
        case $cells in *open\ \|) ;; *) break ;; esac
    done
    files=
    echo "$cells"
}

# measure TEST NAME ASKED ARGUMENT...
measure() {
    case $1 in
    pair)
        shift
        pair "$@"
        ;;
    built)
        plant "$2" || return 1
        alone "$1" "$2" "$3" --scenario "$kept/$2/scenarios/on_display.lua" --mod "$kept/$2" \
            --players planner,random
        ;;
    *) alone "$@" ;;
    esac
}

# plant NAME: a card of a mod that is worth 10 points, in reach from the start. Who gets it?
plant() {
    mkdir -p "$kept/$1/cards" "$kept/$1/scenarios" || return 1
    case $1 in
    planted_cave_vs_cave)
        cat >"$kept/$1/mod.lua" <<'MOD'
return mod { id = "planted", name = "Planted", version = "1.0.0", games = { "cave_vs_cave" } }
MOD
        cat >"$kept/$1/cards/throne.lua" <<'CARD'
return card {
  id = "throne", kind = "room", title = "Throne", text = "It is worth 10 points, and does nothing.",
  back = "dark", colour = "blue", cost = { wood = 1, stone = 2 }, points = 10, walls = "o o o o",
}
CARD
        cat >"$kept/$1/scenarios/on_display.lua" <<'SCENARIO'
return scenario {
  game = "cave_vs_cave", title = "A throne", text = "A throne is on display.", players = 2,
  set  = { ["room.planted:throne"] = "display" },
}
SCENARIO
        ;;
    planted_covenant)
        cat >"$kept/$1/mod.lua" <<'MOD'
return mod { id = "planted", name = "Planted", version = "1.0.0", games = { "covenant" } }
MOD
        cat >"$kept/$1/cards/star.lua" <<'CARD'
return card {
  id = "star", kind = "jewel", title = "Star", text = "It is worth 10 points, and gives 1 iron.",
  colour = "silver", gp = 10, effect = gain { iron = 1 },
}
CARD
        cat >"$kept/$1/scenarios/on_display.lua" <<'SCENARIO'
return scenario {
  game = "covenant", title = "A star", text = "A star is on display.", players = 2,
  set  = { ["silver_shown.1"] = "planted:star" },
}
SCENARIO
        ;;
    esac
}

mkdir -p "$kept" || exit 1
echo '| row | asked | result (95 %) | games | verdict |'
echo '| --- | --- | --- | --- | --- |'
rows | while read -r group name test asked played; do
    if wants "$group" "$name"; then
        # shellcheck disable=SC2086 # words
        cells=$(measure "$test" "$name" "$asked" $played) || exit 1
        unit=' %'
        [ "$test" = points ] && unit=
        echo "| $name: $test | $asked$unit | $cells"
    fi
done
