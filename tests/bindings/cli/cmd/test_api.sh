#!/bin/sh
# test_api.sh - adit api: one section, one word, what a mod adds, limits.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
ADIT_CARDS=$root/cards
export ADIT_CARDS

# Every section is printed alone, as text and as JSON, and `help api` names it.
expect 0 help api
cp "$dir/out" "$dir/help"
expect 0 api cave_vs_cave --json
sections=$(sed -n 's/^  "\([a-z_]*\)": \[.*/\1/p' "$dir/out")
[ "$(echo "$sections" | wc -l)" -ge 20 ] || fail "only these sections: $sections"
for section in $sections; do
    grep -qw "$section" "$dir/help" || fail "help api does not name the section $section"
    expect 0 api dwergar "$section"
    [ "$(grep -c '^## ' "$dir/out")" -eq 1 ] || fail "api dwergar $section prints other sections"
    expect 0 api dwergar "$section" --json
    [ "$(grep -c '^  "[a-z_]*": \[' "$dir/out")" -eq 1 ] || fail "$section --json has other sections"
done

# A word is looked up everywhere: verb and parameters, an event, a kind, a field, a limit, a method.
expect 0 api cave_vs_cave gain
says out 'verbs'
says out 'parameters'
says out 'gain { wood = 1 }'
expect 0 api cave_vs_cave gained
says out 'events'
expect 0 api cave_vs_cave room
says out 'kinds'
says out 'facts'
expect 0 api cave_vs_cave choices
says out 'value         64'
expect 0 api cave_vs_cave floor
says out 'math.floor'
expect 0 api cave_vs_cave gain --json
says out '"section": "verbs", "name": "gain"'

# Without a game a word is looked up in all of them; a game that is misspelt is one.
expect 0 api armed
says out '# cave_farmers'
! grep -q '# covenant' "$dir/out" || fail "api armed: a game without this event"
expect 0 api armed --json
says out '"cave_farmers"'
expect 2 api gian
says err "no game has a section or a word 'gian'"
expect 2 api covenent
says err "no game is called 'covenent'; did you mean 'covenant'?"

# A word that is not there.
expect 2 api cave_vs_cave gian
says err "cave_vs_cave has no section and no word 'gian'; did you mean 'gain'?"
expect 2 api cave_vs_cave verbs --stubs

# What a mod adds is shown with it, and only with it.
mkdir -p "$dir/amber"
cat >"$dir/amber/mod.lua" <<'LUA'
return mod { id = "amber", games = { "cave_vs_cave" },
  goods = { amber = { limit = 9, text = "yellow stones" } },
  events = { polished = { text = "a player has polished amber" } } }
LUA
expect 0 api cave_vs_cave goods --mod "$dir/amber"
says out 'yellow stones'
expect 0 api cave_vs_cave polished --mod "$dir/amber"
says out 'a player has polished amber'
expect 2 api cave_vs_cave polished

# Limits need no game; the completion knows the sections.
expect 0 api limits
says out '| 24 | the game and all mods together | goods |'
expect 0 api limits --json
expect 0 help --bash
says out 'permissions goods queries'

# The rules of a game with a mod include what the mod says of its own, and nothing that a terminal
# would obey; a link is no rules.md.
printf '# Amber\n\nAmber \033[31mburns\033[0m.\n' >"$dir/amber/rules.md"
expect 0 rules cave_vs_cave --mod "$dir/amber"
says out "Mod 'amber'"
says out 'Amber ?[31mburns?[0m.'
rm "$dir/amber/rules.md"
echo secret >"$dir/secret.md"
ln -s "$dir/secret.md" "$dir/amber/rules.md"
expect 0 rules cave_vs_cave --mod "$dir/amber"
! grep -q secret "$dir/out" || fail "rules.md is a link and was printed"
finish
