#!/bin/sh
# test_players_study.sh - scripts/studies/players.sh: rows, verdicts, and going on after a stop.
set -u
adit=${ADIT_RELEASE:-${ADIT:-build/adit}} # it plays many games
study=scripts/studies/players.sh
dir=${TMPDIR:-/tmp}/players.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

cat >"$dir/rows" <<'ROWS'
few  short_pair   pair   60 greedy random --game dwergar
few  short_points points 20 cave_vs_cave --players greedy
few  short_wins   wins   60 cave_vs_cave --players random
some planted_cave_vs_cave built 80 --scenario PLANTED --players planner,random
ROWS

# study GAMES PATTERNS: runs the rows that fit; the table is in $dir/out.
study() {
    ADIT=$adit ADIT_JOBS=1 RATE_KEPT=$dir/kept RATE_PART=5 RATE_ROWS=$dir/rows ROWS=$2 \
        "$study" "$1" >"$dir/out" 2>"$dir/err" || fail "the study failed: $(cat "$dir/err")"
}

has() {
    grep -qF -- "$1" "$dir/out" || fail "no '$1' in: $(cat "$dir/out")"
}

# A test that has decided stops the row before all games are played.
study 60 few
has '| short_pair: pair | 60 % | 100 % ('
grep short_pair "$dir/out" | grep -q ' 60 | reached |' && fail "the pair played all games"
has '| short_points: points | 20 | '
has '| 5 | reached |'
has '| short_wins: wins | 60 % | 0 % ('
has 'not reached |'
[ "$(grep -c '^| short' "$dir/out")" -eq 3 ] || fail "not three rows: $(cat "$dir/out")"

# What was kept is not played again; what was lost is, and comes out the same.
cp "$dir/out" "$dir/whole"
# shellcheck disable=SC2016 # the script that is written expands them
echo '#!/bin/sh
echo played >>"$0.log"
exec "$THE_ADIT" "$@"' >"$dir/counting"
chmod +x "$dir/counting"
THE_ADIT=$adit
export THE_ADIT
adit=$dir/counting
study 60 'short_points short_wins'
[ ! -e "$dir/counting.log" ] || fail "games that were kept were played again"
rm "$dir/kept/short_wins.2.json"
study 60 few
cmp -s "$dir/out" "$dir/whole" || fail "continued, it comes to another table: $(cat "$dir/out")"
[ "$(wc -l <"$dir/counting.log")" -eq 2 ] || fail "expected the pair and one part to be asked for"

# The stop after Ctrl-C: the rows that are done are printed, and nothing after them.
printf '#!/bin/sh\nexit 130\n' >"$dir/stopped"
chmod +x "$dir/stopped"
if ADIT=$dir/stopped RATE_KEPT=$dir/kept RATE_ROWS=$dir/rows ROWS='short_points some' \
    "$study" 60 >"$dir/out" 2>"$dir/err"; then
    fail "a stopped study says that it is complete"
fi
has '| short_points'
[ "$(grep -c planted "$dir/out")" -eq 0 ] || fail "a row that was not played is printed"

# The share, its interval, and the test, of numbers that are known.
judge() {
    awk -v test="$1" -v asked="$2" -f scripts/studies/players.awk "$dir/kept.json"
}

# part FINISHED WINS MEAN SD: what `adit sim` says of so many games.
part() {
    cat <<JSON
  "finished": $1,
  "seats": [
      "seat": 1,
      "wins": $2,
      "points": {
        "mean": $3,
        "min": 40,
        "max": 60,
        "sd": $4,
        "sum": $(($1 * $3))
      },
  "decisions": {
      "mean": 700,
JSON
}

# same EXPECTED FOUND
same() {
    [ "$1" = "$2" ] || fail "expected '$1', found '$2'"
}

part 100 90 52 5 >"$dir/kept.json"
same '90 % (83 to 94) | 100 | reached |' "$(judge wins 80)"
same '90 % (83 to 94) | 100 | open |' "$(judge wins 88)"
same '90 % (83 to 94) | 100 | not reached |' "$(judge wins 98)"
same '52.0 +- 1.0 (40 to 60) | 100 | open |' "$(judge points 53)"
same '52.0 +- 1.0 (40 to 60) | 100 | reached |' "$(judge points 52)"
same '52.0 +- 1.0 (40 to 60) | 100 | not reached |' "$(judge points 57)"

exit $((failures > 0))
