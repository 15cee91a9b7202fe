#!/bin/sh
# test_driver_page.sh - the how-to about playthrough scripts names everything that they can call.
#
# The names come from the tables in the source: methods of games and of adit.stats(), and the
# functions of the table `adit`, which are few.
set -u
cd "${ADIT_TEST_ROOT:-.}" || exit 1
page=docs/how-to/script-a-playthrough.md
status=0

# methods FILE: the names in its table `methods`.
methods() {
    sed -n '/luaL_Reg methods\[\]/,/NULL, NULL/p' "$1" | grep -oE '\{"[a-z_]+"' | tr -d '{"'
}

named() {
    grep -qE -e "$1\\b" "$page" || {
        echo "$page: does not tell about $2"
        status=1
    }
}

for name in $(methods bindings/lua/script/game.c); do
    named "game:$name" "game:$name"
done
for name in $(methods bindings/lua/script/stats.c); do
    named "s:$name" "$name of adit.stats()"
done
for name in game load story sim stats titles args version; do
    named "adit\\.$name" "adit.$name"
done
exit $status
