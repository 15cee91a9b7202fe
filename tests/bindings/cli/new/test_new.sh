#!/bin/sh
# test_new.sh - what `adit new` makes passes its own checks, for every game, and nothing is lost.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
cd "$dir" || exit 1

# sound MOD: check, test and luacheck find nothing.
sound() {
    expect 0 check "$1"
    expect 0 test "$1"
    says out ', 0 failed'
    if command -v luacheck >/dev/null; then
        (cd "$1" && luacheck --quiet --no-color .) >"$dir/lint" 2>&1 ||
            fail "luacheck $1: $(cat "$dir/lint")"
    fi
}

# one_of_each_kind GAME: kind and id of the first card of each kind of the game.
one_of_each_kind() {
    "$adit" cards "$1" --json | awk -F '"' '
        $2 == "id" { id = $4 }
        $2 == "kind" && !($4 in seen) { seen[$4]; print $4, id }'
}

"$adit" games | cut -d ' ' -f 1 >titles
while IFS= read -r each; do
    expect 0 new mod "my_$each" --game "$each"
    says out "my_$each/mod.lua"
    for file in mod.lua README.md .luarc.json .luacheckrc docs/api.lua tests/whole_games.lua; do
        [ -s "my_$each/$file" ] || fail "my_$each/$file was not made"
    done
    sound "my_$each"
    says out 'passed, 0 failed'
    # The game is that of the mod from now on.
    expect 0 new card "my_$each/another"
    expect 0 new scenario "my_$each/early"
    expect 0 new bot "my_$each/player"
    sound "my_$each"
    expect 0 check "my_$each"
    says out 'scenarios/early.lua: ok, a scenario'
    says out 'bots/player.lua: ok, a bot'
    # The bot says in its first lines how it is let play.
    told=$(sed -n 's/^-- *adit \(sim .*\)--games 20/\1--games 2 --seed 1/p' "my_$each/bots/player.lua")
    # shellcheck disable=SC2086 # the words of a command
    expect 0 ${told:-sim}
    says out "my_$each/bots/player.lua"
    expect 0 state --scenario "my_$each/scenarios/early.lua"
    # A field that is called by a card of the mod is found without the mod's name too.
    sed -i "s/\[\"\([a-z]*\)\.my_$each:/[\"\1./" "my_$each"/cards/*.lua
    sound "my_$each"
    # A copy works for cards of every kind: beside the other one, or in its place; also of cards
    # that a file makes in a loop, which are written out from their values.
    rm -rf copy
    expect 0 new bot copy --game "$each"
    rm -r copy/tests
    # There are dozens, so the release program makes them; the sanitizers have seen `new` above.
    checked=$adit
    adit=${ADIT_RELEASE:-$adit}
    one_of_each_kind "$each" >kinds
    while read -r kind like; do
        expect 0 new card "copy/my_$kind" --like "$like"
        grep -q "^  kind *= \"$kind\",$" "copy/cards/my_$kind.lua" || fail "my_$kind: another kind"
        grep -q "^  id *= \"my_$kind\",$" "copy/cards/my_$kind.lua" || fail "my_$kind: the old id"
    done <kinds
    sound copy
    adit=$checked
done <titles

# What a copy keeps and what it changes.
expect 0 new card tool --game cave_vs_cave --like shelf
says out 'tool/cards/tool.lua'
says out 'tool/mod.lua'
grep -q '^  id     = "tool",' tool/cards/tool.lua || fail 'the id was not changed'
grep -q '^  title  = "Tool",' tool/cards/tool.lua || fail 'the title was not changed'
grep -q 'mark *=' tool/cards/tool.lua && fail 'the mark was kept'
grep -q shelf tool/cards/tool.lua && fail 'the old id was kept'
sound tool
# Where each card has a number of its own, the copy gets a free one, and the next copy another.
expect 0 new mod forges --game dwergar --like forge
expect 0 new card forges/second --like forge
grep -q 'so the new card replaces it' err && fail 'there can be several forges'
grep -q replaces forges/cards/*.lua && fail 'a copy of the forge replaces it'
sound forges
expect 0 new mod place --game dwergar --like bellows
grep -q replaces place/cards/*.lua && fail 'a copy of the bellows replaces them'
sound place
# One that cannot lie beside the other takes its place, and why is said.
expect 0 new mod level --game dwergar --like mine2
says err "a copy does not work alongside mine2 (level: the mine has only 4 levels; a card of kind 'level' adds one), so the new card"
says err 'so the new card replaces it'
grep -q 'replaces = "mine2",' level/cards/*.lua || fail 'it does not replace the other'
sound level

# From inside the mod, and in a folder of it.
(cd tool/cards && "$adit" new card inner) >"$dir/out" 2>"$dir/err" || fail 'new inside of a mod'
[ -s tool/cards/inner.lua ] || fail 'tool/cards/inner.lua was not made'
# A scenario or a bot alone is a mod too.
expect 0 new bot alone --game dwergar
sound alone
expect 0 new scenario start --game cave_farmers
sound start

# Nothing is overwritten.
cp tool/cards/tool.lua before
expect 6 new card tool/tool
says err 'tool/cards/tool.lua: already exists; nothing was changed'
same 'new' before tool/cards/tool.lua
expect 6 new mod tool --game dwergar
says err 'tool: already exists; nothing was changed'

# Nothing is written through a link in somebody else's mod, nor in the place of one.
mkdir -p "$dir/linked" "$dir/outside"
echo 'return mod { id = "linked", games = { "cave_vs_cave" } }' >"$dir/linked/mod.lua"
for name in cards bots scenarios; do
    ln -s ../outside "$dir/linked/$name"
done
for what in card bot scenario; do
    expect 6 new "$what" "$dir/linked/thing" --game "$game"
    says err 'links are not followed'
done
[ -z "$(ls "$dir/outside")" ] || fail 'adit new writes through a link'
ln -s outside_too "$dir/nowhere"
expect 6 new mod "$dir/nowhere" --game "$game"
[ ! -e "$dir/outside_too" ] || fail 'adit new makes what a link leads to'
ln -s outside "$dir/elsewhere"
expect 6 new mod "$dir/elsewhere" --game "$game"
[ -z "$(ls "$dir/outside")" ] || fail 'adit new writes into what a link leads to'

# What is wrong is said.
expect 2 new mod dwergar --game dwergar
says err "'dwergar' is the name of a game"
expect 2 new house x
says err "unknown template 'house'; expected mod, card, scenario or bot"
expect 2 new mod Upper --game dwergar
says err "'Upper' is not a valid name for a mod"
expect 2 new mod nameless
says err 'no game given; use one of: --game '
expect 2 new mod wrong --game dwergra
says err "did you mean 'dwergar'?"
expect 2 new mod wrong --game cave_vs_cave --like shlef
says err "no card of cave_vs_cave is called 'shlef'; did you mean 'shelf'?"
expect 2 new bot wrong --game cave_vs_cave --like shelf
says err 'a bot is not based on a card'
[ -e wrong ] && fail 'something was made all the same'
expect 0 new card found --like shelf
says out 'found/cards/found.lua'
finish
