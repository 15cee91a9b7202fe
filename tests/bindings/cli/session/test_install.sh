#!/bin/sh
# test_install.sh - what is installed works far from the sources: cards, example mods, scenarios.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
unset ADIT_CARDS
(cd "$root" && .ci/install install build '' "$dir/prefix") >"$dir/log" || fail "$(cat "$dir/log")"
adit=$dir/prefix/bin/adit
share=$dir/prefix/share/adit
mkdir "$dir/far"
cd "$dir/far" || exit 1

expect 0 cards dwergar bellows
says out 'share/adit/cards/dwergar/location/bellows.lua'
expect 0 mods
says err "examples are in $share/scripts/mods"
expect 0 check "$share/scripts/mods/thrift"
expect 0 test "$share/scripts/mods/thrift"
says out ', 0 failed'
for folder in mods scenarios puzzles bots studies; do
    (cd "$root/scripts/$folder" && find . -type f | sort) >"$dir/shipped"
    (cd "$share/scripts/$folder" && find . -type f | sort) >"$dir/there"
    same "scripts/$folder" "$dir/shipped" "$dir/there"
done
expect 0 state --scenario "$share/scripts/scenarios/gold_fever.lua"
expect 0 sim cave_vs_cave --games 1 --seed 1 --players "$share/scripts/bots/miner.lua,random"
expect 0 new mod mine --game covenant --like glory_coin_1
expect 0 check mine

(cd "$root" && .ci/install uninstall build '' "$dir/prefix") >"$dir/log" || fail "$(cat "$dir/log")"
[ -e "$share" ] && fail "something is left: $(find "$share" | head -3)"
finish
