#!/bin/sh
# test_arguments.sh - the command line itself: help, versions, what is refused and how.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# The program alone gives an overview; so does help.
expect 0
says out 'adit play cave_vs_cave'
says out 'doctor'
silent err
narrow out
cp "$dir/out" "$dir/alone"
expect 0 help
same 'help is the overview' "$dir/alone" "$dir/out"
expect 0 --help
same '--help is the overview' "$dir/alone" "$dir/out"

expect 0 --version
says out 'adit 0.'
says out 'Lua 5.4'

# Every command of the overview has help, with examples before everything else.
commands=$(sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' "$dir/alone")
[ "$(echo "$commands" | wc -l)" -ge 14 ] || fail "the overview lists fewer than 14 commands"
for command in $commands; do
    expect 0 "$command" --help
    narrow out
    [ "$(sed -n 3p "$dir/out")" = Examples: ] || fail "$command --help does not begin with examples"
    says out "Usage: adit $command"
    cp "$dir/out" "$dir/help"
    expect 0 help "$command"
    same "help $command" "$dir/help" "$dir/out"
done

# What is not known is refused with the nearest name.
expect 2 plya
says err "adit: no command is called 'plya'; did you mean 'play'?"
silent out
expect 2 gane
says err "adit: no command is called 'gane'; did you mean 'games'?"
expect 2 play "$game" --players gredy,human
says err "no player is called 'gredy'; did you mean 'greedy'?"
expect 2 play "$game" --players huamn,greedy
says err "no player is called 'huamn'; did you mean 'human'?"
expect 2 cave_vs_cave
says err 'adit play cave_vs_cave'
expect 2 play --playrs human
says err "did you mean '--players'?"
expect 2 games --seed 1
says err "games has no option '--seed'"
expect 2 play cave_vs_cav
says err "did you mean 'cave_vs_cave'?"
expect 2 cards
says err 'cards needs GAME'
expect 2 games too many
says err "unexpected argument 'too'"
expect 2 play "$game" -x
expect 2 help nothing

# Values.
expect 2 play "$game" --seed
says err '--seed needs a value'
expect 2 play "$game" --seed many
says err 'whole number'
expect 2 play "$game" --seed -1
expect 2 play "$game" --seed 18446744073709551616
expect 2 play "$game" --strict=yes
says err '--strict takes no value'
expect 2 play "$game" --players human,human,human
says err '1 to 2 players, not 3'
expect 2 play "$game" --players human,robot
says err "no player is called 'robot'"
expect 2 play "$game" --rule nothing
says err 'NAME=VALUE'
expect 2 play "$game" --rule nothing=1
says err "no rule parameter is called 'nothing'"
expect 2 play "$game" --players 0

# Forms of options: --name value, --name=value, and -- before operands.
expect 0 state "$game" --seed 5
cp "$dir/out" "$dir/one"
expect 0 state --seed=5 -- "$game"
same 'forms of options' "$dir/one" "$dir/out"
expect 0 state "$game" --seed 0x5
same 'a seed in hexadecimal' "$dir/one" "$dir/out"
expect 0 state "$game" --seed 9 --seed 5
same 'the last option counts' "$dir/one" "$dir/out"

# A full disk is not success.
if [ -w /dev/full ]; then
    "$adit" games >/dev/full 2>"$dir/err"
    [ $? -eq 6 ] || fail "games into /dev/full does not end with 6"
fi
finish
