#!/bin/sh
# test_rule_map.sh - the map of rules is complete, and rule_map finds what is wrong with one.
#
# The faults are made one by one in a copy of the page and of what it names.
set -u
lint=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$lint/../.." && pwd)
page=docs/reference/rules/cave_vs_cave.md
tests=tests/engine/games/cave_vs_cave
status=0

"$lint/rule_map" "$root" || {
    echo "rule_map complains about the sources, see above"
    status=1
}

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# finds WORDS: the copy has a fault, of which the check must speak; afterwards it is mended. The
# copy holds one game, since the check of all of them takes a while.
finds() {
    if said=$("$lint/rule_map" "$tree"); then
        echo "rule_map did not complain; expected: $1"
        status=1
    elif ! echo "$said" | grep -qF -e "$1"; then
        echo "rule_map said: $said; expected: $1"
        status=1
    fi
    copy cave_vs_cave
}

# copy GAME: the tree holds this game and nothing else.
copy() {
    rm -rf "${tree:?}"/*
    for folder in engine/rules "engine/games/$1" "cards/$1" "tests/engine/games/$1"; do
        mkdir -p "$tree/$folder"
        cp -R "$root/$folder/." "$tree/$folder/"
    done
    mkdir -p "$tree/docs/reference/rules"
    cp "$root/docs/reference/rules/$1.md" "$tree/docs/reference/rules/"
}

# edit FILE SED-COMMAND: changes a file of the copy; the command must change something.
edit() {
    sed "$2" "$tree/$1" >"$tree/edited"
    if cmp -s "$tree/edited" "$tree/$1"; then
        echo "'$2' changes nothing in $1"
        status=1
    fi
    mv "$tree/edited" "$tree/$1"
}

copy cave_vs_cave
edit $page '/^| CVC-E7 |/d'
finds 'CVC-E7 has no row'
edit $page 's/^| CVC-X33 |/| CVC-X34 |/'
finds 'CVC-X34 is no rule, or has two rows'
edit $page '/^| CVC-I12 |/s/| [^|]*|$/| |/'
finds 'CVC-I12 has no test'
edit $page 's/dig\.c:has_food_symbol/dig.c:has_drink_symbol/'
finds 'CVC-16: engine/games/cave_vs_cave/dig.c has nothing called has_drink_symbol'
edit $page 's/dig\.c:has_food_symbol/dug.c:has_food_symbol/'
finds 'CVC-16: there is no file dug.c'
rm "$tree/cards/cave_vs_cave/room/parlor.lua"
finds 'CVC-R6: there is no card cards/cave_vs_cave/room/parlor.lua'
edit $tests/test_setup.c 's/x01_a_new_match_of_two/x01_a_new_match/'
finds 'there is no test test_setup.c::x01_a_new_match_of_two'
edit $tests/test_setup.c '/CVC_TEST(x01_a_new_match_of_two)/d'
finds 'the test test_setup.c::x01_a_new_match_of_two is never run'
edit $page 's/::x01_a_new_match_of_two/::x30_a_fresh_solo_match/'
finds 'the test test_setup.c::x01_a_new_match_of_two is on no row'
copy cave_farmers
edit cards/cave_farmers/furnishing/miner.lua 's/examples *=/samples =/'
finds 'cards/cave_farmers/furnishing/miner.lua has no examples'
copy covenant
edit docs/reference/rules/covenant.md '/^| COV-10\.45 |/d'
finds 'COV-10.45 has no row'
edit $page '/^<!-- series /d'
if said=$("$lint/rule_map" "$tree" 2>&1) || ! echo "$said" | grep -q 'says which rules there are'; then
    echo "rule_map must not accept a page that does not say which rules there are"
    status=1
fi

exit $status
