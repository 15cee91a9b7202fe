#!/bin/sh
# test_hand_over.sh - several people at one terminal: nobody sees what only another one may see.
#
# `script` gives the program a terminal of its own; without it, or on a machine that has no
# terminals to give, the test is left out.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
command -v script >/dev/null || exit 77
script -q -e -c true /dev/null </dev/null >/dev/null 2>&1 || exit 77
escape=$(printf '\033')

# at_terminal TERM ARGUMENT...: runs adit at a terminal of this kind and types $dir/in.
at_terminal() {
    kind=$1
    shift
    last="adit $* at a terminal"
    (
        sleep 1
        cat "$dir/in"
        sleep 1
    ) | script -q -e -c "stty -echo cols 80 rows 50; env TERM=$kind LC_ALL=C NO_COLOR=1 $adit $*" \
        /dev/null >"$dir/out" 2>&1
    code=$?
    [ "$code" -eq 0 ] || fail "$last: exit code $code"
}

# part NUMBER: what was shown since the screen was handed over for the NUMBER-th time (0: before)
# and until it was handed over again, in $dir/part.
part() {
    awk -v wanted="$1" '/hand over to player [0-9]/ { n++ } n + 0 == wanted' "$dir/out" >"$dir/part"
}

# part_says TEXT, part_hides TEXT: the part must contain the text, or must not.
part_says() {
    grep -q -F -e "$1" "$dir/part" || fail "$last: '$1' is not shown"
}
part_hides() {
    ! grep -q -F -e "$1" "$dir/part" || fail "$last: '$1' is shown to another player"
}

cat >"$dir/secrets.lua" <<'END'
return scenario {
  game = "covenant", players = 2, seed = 5, rules = { starting_player = 1 },
  set = {
    phase = "relic_pre", at_turn = 1,
    ["player[1].objective.i"] = "pillars_of_the_mountain", ["player[2].objective.i"] = "master_mason",
  },
}
END

# Player 1 has one turn, then player 2, then player 1 again. Nobody types anything but Enter
# while the screen is handed over.
printf '%s\n' '' 'assign 1 to pick' 'done' '' 'assign 1 to axe' 'done' '' quit >"$dir/in"
at_terminal xterm play covenant --scenario "$dir/secrets.lua" --players human,human
part 0
part_hides 'obj_0'
part 1
grep -q 'hand over to player 1; then press Enter' "$dir/part" || fail "$last: not for p1"
part_says 'Pillars of the mountain: 3 GP for each of your pillars'
part_hides 'master_mason'
part_hides 'Master mason'
part 2
grep -q 'hand over to player 2; then press Enter' "$dir/part" || fail "$last: not for p2"
part_says 'Master mason: 2 GP for each pillar and gate'
part_hides 'pillars_of_the_mountain'
part_hides 'Pillars of the mountain'
part 3
part_says 'Pillars of the mountain: 3 GP for each of your pillars'
part_hides 'master_mason'
part_hides 'Master mason'
[ "$(grep -c 'hand over to' "$dir/out")" -eq 3 ] || fail "$last: not handed over three times"

# The screen is empty then, and what had scrolled away is gone too.
[ "$(grep -c "$escape\[H$escape\[2J$escape\[3J *hand over to" "$dir/out")" -eq 3 ] ||
    fail "$last: the screen is not cleared before it is handed over"

# A terminal that cannot be cleared is pushed out of sight.
at_terminal dumb play covenant --scenario "$dir/secrets.lua" --players human,human
! grep -q "$escape" "$dir/out" || fail "$last: control characters on a plain terminal"
awk '{ gsub(/[ \r]/, "") } /handovertoplayer2/ { found = NR - last > 90 } $0 != "" { last = NR }
    END { exit !found }' "$dir/out" || fail "$last: the secrets of p1 stay on the screen"

# One person alone needs no such screen, nor do people in a game without secrets.
printf '%s\n' 'assign 1 to pick' 'done' quit >"$dir/in"
at_terminal xterm play covenant --scenario "$dir/secrets.lua" --players human,random
! grep -q 'hand over to' "$dir/out" || fail "$last: handed over although there is one person"
printf '%s\n' quit >"$dir/in"
at_terminal xterm play "$game" --seed 1 --players human,human
! grep -q 'hand over to' "$dir/out" || fail "$last: handed over although nothing is secret"

# Nobody can look over a shoulder in a file: nothing is asked there.
typed 'assign 1 to pick' 'done' quit
expect 0 play covenant --scenario "$dir/secrets.lua" --players human,human
! grep -q 'hand over to' "$dir/out" || fail "$last: handed over although there is no terminal"
finish
