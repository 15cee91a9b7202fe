#!/bin/sh
# test_weights_of_mods.sh - weights that name a card which a mod removes still load; those that name
# a card that never was do not.
. tests/support/cli.sh

mod=$dir/gone
mkdir -p "$mod"
cat >"$mod/mod.lua" <<'MOD'
return mod { id = "gone", name = "Gone", version = "1.0.0", games = { "cave_farmers" } }
MOD
weighed=$(sed -n 's/^in_play=\([a-z_]*\) .*/\1/p' cards/cave_farmers/weights.txt | head -n 1)
[ -n "$weighed" ] || fail "no card is weighed in cards/cave_farmers/weights.txt"
echo "return remove \"$weighed\"" >"$mod/card.lua"
expect 0 check "$mod"
expect 0 play cave_farmers --mod "$mod" --players planner:2 --seed 1
says out 'points'

printf 'players 1\nin_play=nowhere 5\n' >"$mod/weights.txt"
expect 1 check "$mod"
says out "weights.txt:2: "
says out nowhere

# What stands behind a zero byte would not be read.
printf 'players 1\n\000in_play=nowhere 5\n' >"$mod/weights.txt"
expect 1 check "$mod"
says out 'weights.txt: contains a zero byte'
finish
