#!/bin/sh
# players.sh - how strong the built-in players are: the tables of docs/reference/players.md.
#
# usage: scripts/studies/players.sh [GAMES]      games of each pair at most, 400 without it
#
# Prints the tables as Markdown. A pair of players stops as soon as a sequential test (errors of
# 5 %) has decided whether the share asked for is reached; the table says which way. Everything is
# kept in build/rate, so it can be stopped with Ctrl-C and continued; ROWS="solo planted" measures
# only these rows (of greedy, three, levels, solo, planted). ADIT is the program, ADIT_JOBS how many
# games are played at a time. Needs python3 to read the results, and about an hour of one processor.
# shellcheck disable=SC2016 # the backticks are Markdown
set -u
games=${1:-400}
adit=${ADIT:-build/adit}
rows=${ROWS:-greedy three levels solo planted}
kept=build/rate
jobs=${ADIT_JOBS:+--jobs $ADIT_JOBS}
mkdir -p "$kept" || exit 1

wants() {
    case " $rows " in
    *" $1 "*) return 0 ;;
    esac
    return 1
}

# cell_of_pair FILE: reads the JSON of `adit rate` and prints a cell: share, interval, games, verdict.
cell_of_pair() {
    python3 - "$1" <<'PYTHON'
import json, sys
pair = json.load(open(sys.argv[1]))["pairs"][0]
word = {"accepted": ", reached", "rejected": ", not reached", "open": ", open"}
print("%.0f %% (%.0f to %.0f)%s; %+.1f; %d" % (
    100 * pair["share"], 100 * pair["share_low"], 100 * pair["share_high"],
    word.get(pair.get("sprt_result"), ""), pair["margin"], pair["games"]))
PYTHON
}

# cell_of_solo FILE: points and wins of the first seat.
cell_of_solo() {
    python3 - "$1" <<'PYTHON'
import json, sys
run = json.load(open(sys.argv[1]))
seat, n = run["seats"][0], run["finished"]
p = seat["points"]
print("%.1f +- %.1f points (%d to %d); won %.0f %%; %d games" % (
    p["mean"], 1.96 * p["sd"] / max(n, 1) ** 0.5, p["min"], p["max"], 100 * seat["wins"] / n, n))
PYTHON
}

# rate NAME ELO0,ELO1 ARGUMENT...: plays the pair, and prints its cell.
rate() {
    name=$1 test=$2
    shift 2
    # shellcheck disable=SC2086 # $jobs may be two words or none
    "$adit" rate "$@" --games "$games" --seed 1 --sprt "$test" $jobs \
        --progress "$kept/$name.txt" --json >"$kept/$name.json" || exit
    cell_of_pair "$kept/$name.json"
}

# solo NAME GAMES ARGUMENT...: plays games alone, unless they have been played.
solo() {
    name=$1 count=$2
    shift 2
    if [ ! -e "$kept/$name.json" ]; then
        # shellcheck disable=SC2086
        "$adit" sim "$@" --games "$count" --seed 1 $jobs --json >"$kept/$name.part" || exit
        mv "$kept/$name.part" "$kept/$name.json"
    fi
    cell_of_solo "$kept/$name.json"
}

# least A B: the smaller number.
least() {
    [ "$1" -lt "$2" ] && echo "$1" || echo "$2"
}

pairs='share (95 %); lead in points; games'
if wants greedy; then
    printf '| `planner` against `greedy`, two players | %s |\n| --- | --- |\n' "$pairs"
    for game in cave_vs_cave dwergar covenant; do # 88 % are 346 Elo
        cell=$(rate "greedy_$game" 270,346 planner greedy --game "$game") || exit
        echo "| $game (asked: 88 %) | $cell |"
    done
    cell=$(rate greedy_cave_farmers 180,241 planner greedy --game cave_farmers) || exit
    printf '| cave_farmers (asked: 80 %%) | %s |\n\n' "$cell"
fi
if wants three; then
    printf '| one `planner` against three `greedy` (fair: 25 %%) | %s |\n| --- | --- |\n' "$pairs"
    for game in dwergar covenant cave_farmers; do # 45 % of 25 % are 156 Elo
        cell=$(rate "three_$game" 80,156 planner greedy --game "$game" --players 4) || exit
        echo "| $game (asked: 45 %) | $cell |"
    done
    echo
fi
if wants levels; then
    printf '| levels (asked: 70 %%) | %s |\n| --- | --- |\n' "$pairs"
    for game in cave_vs_cave dwergar covenant cave_farmers; do # 70 % are 147 Elo
        for step in medium:easy hard:medium expert:hard; do
            above=${step%:*} below=${step#*:}
            cell=$(rate "level_${above}_$game" 70,147 "planner:$above" "planner:$below" \
                --game "$game") || exit
            echo "| $game: \`$above\` against \`$below\` | $cell |"
        done
    done
    echo
fi
if wants solo; then
    printf '| alone | points (95 %%) |\n| --- | --- |\n'
    for player in greedy planner:expert; do
        few=40
        [ "$player" = greedy ] && few=100
        few=$(least "$few" "$games")
        cell=$(solo "solo_${player#*:}_cave_vs_cave" "$few" cave_vs_cave --players "$player") || exit
        echo "| cave_vs_cave, \`$player\`; a win is 50 points | $cell |"
        half=$(((few + 1) / 2))
        cell=$(solo "solo_${player#*:}_cave_farmers" "$half" cave_farmers --players "$player") || exit
        echo "| cave_farmers, \`$player\` | $cell |"
        for tile in diff_normal diff_expert; do
            cell=$(solo "solo_${player#*:}_$tile" "$few" covenant --players "$player" \
                --rule "difficulty=$tile") || exit
            echo "| covenant, $tile, \`$player\` | $cell |"
        done
    done
    echo
fi
if wants planted; then
    # A room of a mod that is worth 10 points, on display from the start: who builds it?
    mkdir -p "$kept/planted/cards" "$kept/planted/scenarios"
    cat >"$kept/planted/mod.lua" <<'MOD'
return mod { id = "planted", name = "Planted", version = "1.0.0", games = { "cave_vs_cave" } }
MOD
    cat >"$kept/planted/cards/throne.lua" <<'CARD'
return card {
  id = "throne", kind = "room", title = "Throne", text = "It is worth 10 points, and does nothing.",
  back = "dark", colour = "blue", cost = { wood = 1, stone = 2 }, points = 10, walls = "o o o o",
}
CARD
    cat >"$kept/planted/scenarios/on_display.lua" <<'SCENARIO'
return scenario {
  game = "cave_vs_cave", title = "A throne", text = "A throne is on display.", players = 2,
  set  = { ["room.planted:throne"] = "display" },
}
SCENARIO
    if [ ! -e "$kept/planted.json" ]; then
        # shellcheck disable=SC2086
        "$adit" sim --scenario "$kept/planted/scenarios/on_display.lua" --mod "$kept/planted" \
            --players planner,random --games "$(least 60 "$games")" --seed 1 $jobs --json \
            >"$kept/planted.part" || exit
        mv "$kept/planted.part" "$kept/planted.json"
    fi
    python3 - "$kept/planted.json" <<'PYTHON'
import json, sys
run = json.load(open(sys.argv[1]))
n = run["finished"]
card = next(card for card in run["cards"] if card["id"] == "planted:throne")
share = card["in_play"]["wins"] / n  # random never wins, so this is the planner's
half = 1.96 * (share * (1 - share) / n) ** 0.5
print("| a room of a mod worth 10 points (asked: 80 %%) | built in %.0f %% +- %.0f of %d games |"
      % (100 * share, 100 * half, n))
PYTHON
fi
