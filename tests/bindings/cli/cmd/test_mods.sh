#!/bin/sh
# test_mods.sh - mods: where they are found, by which name, in which order, with which parameters.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
XDG_DATA_HOME=$dir/data
export ADIT_CARDS XDG_DATA_HOME

# mod FOLDER ID FIELDS FILE: a mod whose only file is what comes on standard input.
mod() {
    mkdir -p "$1/cards"
    printf 'return mod { id = "%s", version = "1.2.0", games = { "cave_vs_cave" }, %s }\n' \
        "$2" "$3" >"$1/mod.lua"
    cat >"$1/cards/$4.lua"
}

# room ID FIELDS: the source of a room.
room() {
    printf 'return card {\n  id = "%s", kind = "room", back = "light", colour = "orange",\n' "$1"
    printf '  cost = { stone = 1 }, points = 2, walls = "o o o o",\n  %s\n}\n' "$2"
}

mkdir -p "$dir/project"
cd "$dir/project" || exit 1

# Without any mods there is a hint, and no failure.
expect 0 mods
says err 'adit new mod NAME'

room lamp 'use = function(g, me) g:gain(me, { food = g:rule("lamps:oil") }) end,' |
    mod mods/lamps lamps 'rules = { oil = { min = 0, max = 5, default = 2, text = "food of a lamp" } },' lamp
room wick 'use = gain { food = 1 },' | mod mods/wicks wicks 'depends = { "lamps >=1" },' wick
echo 'return patch "shelf" { points = 4 }' | mod "$XDG_DATA_HOME/adit/mods/racks" racks '' changes
room broken 'use = gian { food = 1 },' | mod mods/broken broken '' broken
room far 'use = gain { food = 1 },' | mod "$XDG_DATA_HOME/adit/mods/far_lamps" lamps '' far

# All are listed: version, games, state and problems; one with the same id is hidden.
expect 1 mods
says out 'lamps                1.2.0    found   cave_vs_cave   mods/lamps'
says out 'racks                1.2.0    found   cave_vs_cave   '
says out 'hidden'
says out "    mods/broken/cards/broken.lua:4: no global is called 'gian'; did you mean 'gain'?"
expect 1 mods --json
says out '"id": "wicks"'
says out '"mod_version": "1.2.0"'
says out '"state": "found"'
rm -r mods/broken "$XDG_DATA_HOME/adit/mods/far_lamps"
expect 0 mods
expect 0 mods dwergar
silent out
expect 2 mods cave_vs_cvae
says err "did you mean 'cave_vs_cave'?"

# Nothing is loaded because it merely lies there; an id is enough to load it, with what it needs.
expect 0 cards cave_vs_cave
grep -q lamps "$dir/out" && fail 'a mod was loaded that nobody named'
expect 0 cards cave_vs_cave --mod wicks
says out 'lamps:lamp'
says out 'wicks:wick'
expect 0 mods --mod wicks
says out 'wicks                1.2.0    loaded'
says out 'lamps                1.2.0    loaded'
says out 'racks                1.2.0    found'
expect 6 cards cave_vs_cave --mod lmaps
says err "lmaps: no such folder, and no mod with this id in mods or "
says err "did you mean 'lamps'?"

# Mods that are in each other's way are told of when they are loaded together.
echo 'return patch "shelf" { points = 1 }' | mod mods/shelves shelves '' changes
expect 0 mods
expect 1 mods --mod racks --mod shelves
says out 'together in cave_vs_cave:'
says out "patch: 'points' of 'shelf' is already set by the mod 'racks'"
# The order really is another one: now the other mod comes first.
expect 3 cards cave_vs_cave --mod racks --mod shelves
says err "already set by the mod 'racks'"
expect 3 cards cave_vs_cave --mod racks --mod shelves --shuffle-mods
says err "already set by the mod 'shelves'"
rm -r mods/shelves

# Parameters of a mod are known wherever a rule is named.
expect 0 rules cave_vs_cave lamps:oil --mod lamps
says out 'food of a lamp'
expect 0 state cave_vs_cave --mod lamps --rule lamps:oil=4
says out 'rule.lamps:oil = 4'
expect 2 state cave_vs_cave --mod lamps --rule oil=4
says err "no rule parameter is called 'oil'; did you mean 'lamps:oil'?"
expect 2 state cave_vs_cave --mod lamps --rule lamps:oil=9
says err 'expected a number from 0 to 5'
mkdir -p scenarios
echo 'return scenario { game = "cave_vs_cave", rules = { ["lamps:oil"] = 3 } }' >scenarios/oil.lua
expect 0 state --scenario scenarios/oil.lua --mod lamps
says out 'rule.lamps:oil = 3'
expect 0 play cave_vs_cave --mod lamps --rule lamps:oil=5 --players random,random --seed 4 \
    --record oil.play
grep -q '^rule lamps:oil 5' oil.play || fail 'the recorded game does not hold the parameter'
expect 0 replay oil.play --verify --mod lamps
expect 0 api cave_vs_cave --mod lamps
says out 'lamps:oil'

# Load order: dependencies, then ids. Any other order that dependencies allow gives the same game,
# to the byte; the last mod replaces a card and comes after the one it changes.
room better 'replaces = "lamps:lamp", use = gain { food = 3 },' |
    mod mods/zeal zeal 'optional = { "lamps" },' better
all='--mod lamps --mod wicks --mod racks --mod zeal'
# shellcheck disable=SC2086 # several words
{
    expect 0 sim cave_vs_cave --games 6 --seed 3 --json $all --record usual
    cp "$dir/out" "$dir/usual"
    for order in '' 1 2 3 4; do
        expect 0 sim cave_vs_cave --games 6 --seed 3 --json $all --record other \
            --shuffle-mods $order
        same "--shuffle-mods $order" "$dir/usual" "$dir/out"
        for file in usual/*.play; do
            same "--shuffle-mods $order" "$file" "other/$(basename "$file")"
        done
        rm -r other
    done
    expect 0 cards cave_vs_cave --json $all
    cp "$dir/out" "$dir/usual"
    expect 0 cards cave_vs_cave --json --shuffle-mods=77 $all
    same 'cards --shuffle-mods' "$dir/usual" "$dir/out"
}
expect 2 sim cave_vs_cave --shuffle-mods=soon
says err "'soon' is not a whole number"

# A replacement that does not say what it comes after would depend on the order.
room better 'replaces = "lamps:lamp", use = gain { food = 3 },' | mod mods/zeal zeal '' better
expect 3 cards cave_vs_cave --mod lamps --mod zeal
says err "'lamps:lamp' is a card of the mod 'lamps'; add that mod to depends or optional"
room better 'replaces = "lamps:lamp", use = gain { food = 3 },' | mod mods/zeal ahead '' better
expect 3 cards cave_vs_cave --mod lamps --mod ahead
says err "to replace 'lamps:lamp', add the mod 'lamps' to depends or optional"
finish
