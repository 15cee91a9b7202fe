#!/bin/sh
# test_check.sh - check and test: mods, cards, recorded games and scripts.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=${ADIT_TEST_ROOT:-.}

# The shipped cards are sound and their examples hold.
expect 0 check "$root/cards/$game"
says out 'ok, '
expect 0 test "$root/cards/$game"
says out ' passed, 0 failed'

# A mod with a card of its own.
mkdir -p "$dir/mod/room" "$dir/mod/tests"
cat >"$dir/mod/mod.lua" <<'END'
return mod { id = "mymod", name = "My Mod", version = "1.0.0", games = { "cave_vs_cave" } }
END
source_card=$(find "$root/cards/$game/room" -name '*.lua' | sort | head -n 1)
id=$(basename "$source_card" .lua)
sed "s/id *= *\"$id\"/id = \"my_$id\"/" "$source_card" >"$dir/mod/room/my_$id.lua"
expect 0 check "$dir/mod"
says out "ok, 1 card of $game"
expect 0 check "$dir/mod/room/my_$id.lua"
says out 'ok, 1 card'
expect 0 check "$dir/mod" --json
says out '"ok": true'

# A mistake that two paths lead to is reported once, and its file has one name.
mkdir -p "$dir/twice/cards" "$dir/twice/scenarios"
sed 's/mymod/twice/' "$dir/mod/mod.lua" >"$dir/twice/mod.lua"
printf 'return card {\n  id = "broken",\n  kind = "rom",\n}\n' >"$dir/twice/cards/broken.lua"
printf 'return scenario { game = "cave_vs_cave", players = 2 }\n' >"$dir/twice/scenarios/dark.lua"
for path in "$dir/twice" "$dir/./twice//scenarios/../"; do
    expect 1 check "$path"
    [ "$(grep -c "'rom'; did you mean 'room'" "$dir/out")" -eq 1 ] || fail "check $path reports it twice"
    says out 'twice/scenarios/dark.lua: 1 problem, reported above'
done
expect 1 check "$dir/twice/scenarios/dark.lua"
says out 'twice/cards/broken.lua:3: kind: '
if grep -q '/\.\./' "$dir/out"; then
    fail "a detour in the path: $(cat "$dir/out")"
fi
expect 1 check "$dir/twice" --json
says out '"problem_count": 1'
rm -r "$dir/twice"

# Every problem is listed, with file and line, and the exit code says so.
printf 'return card {\n  id = "broken",\n  kind = "rom",\n}\n' >"$dir/mod/room/broken.lua"
printf 'return card {\n' >"$dir/mod/room/unfinished.lua"
expect 1 check "$dir/mod"
says out 'broken.lua'
says out 'unfinished.lua'
says out 'problems'
silent err
expect 1 check "$dir/mod" --json
says out '"ok": false'
expect 3 test "$dir/mod"
expect 3 play "$game" --mod "$dir/mod"
rm "$dir/mod/room/broken.lua" "$dir/mod/room/unfinished.lua"
# What lies beside the cards is checked as well.
mkdir "$dir/mod/scenarios" "$dir/mod/bots"
echo 'return scenario { game = "cave_vs_cave", playrs = 2 }' >"$dir/mod/scenarios/start.lua"
expect 1 check "$dir/mod"
says out 'scenarios/start.lua: 1 problem'
echo 'return scenario { game = "cave_vs_cave", players = 2 }' >"$dir/mod/scenarios/start.lua"
echo 'return function(view, options) return 1 end' >"$dir/mod/bots/first.lua"
expect 0 check "$dir/mod"
says out 'start.lua: ok, a scenario'
expect 0 check "$dir/mod/scenarios"
expect 6 check "$dir/nowhere"
says err 'nowhere'

# Recorded games and scripts of a mod are tests too.
expect 0 play "$game" --players random,random --seed 5 --record "$dir/mod/tests/game.play"
echo 'print "hello"' >"$dir/mod/tests/story.lua"
expect 0 test "$dir/mod/tests/game.play" "$dir/mod/tests/story.lua"
says out '2 passed, 0 failed'
echo 'error "this story ends badly"' >"$dir/mod/tests/story.lua"
expect 1 test "$dir/mod/tests"
says out '1 passed, 1 failed'
says out 'FAIL'
says out 'ends badly'
expect 1 test "$dir/mod/tests" --json
says out '"failed": 1'

# A mod without mod.lua may lie anywhere: what the folders above it are called says nothing
# about it. Its id is the name of its folder, however the path is written.
mkdir -p "$dir/docs/scripts/tests/little/room"
cat >"$dir/docs/scripts/tests/little/room/pit.lua" <<'END'
return card {
  id = "pit", kind = "room", title = "Pit", number = 102, back = "dark", colour = "orange",
  points = 1, walls = "# o o o", use = any_order { gain { food = 1 } },
  examples = {
    { name = "own cards need no prefix",
      given = { { food = 0 }, set = { ["player[1].cell.c4"] = "pit" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use pit", "gain 1 food" },
      expect = { { food = 1 }, set = { ["player[1].cell.c4"] = "pit" } } },
    { name = "nor in what is refused",
      given = { set = { ["player[1].cell.c4"] = "pit" }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1" },
      refused = { "use pit" } },
  },
}
END
little=$dir/docs/scripts/tests/little
for path in "$little" "$little/room" "$little/room/pit.lua"; do
    expect 0 check "$path"
    says out 'ok, 1 card of cave_vs_cave'
    expect 1 test "$path"
    says out "'use pit' is offered, but should be refused"
    says out '1 passed, 1 failed'
done
for path in "$little" "$little/." "$little/room/.." "$little//"; do
    expect 0 cards "$game" little:pit --mod "$path"
done
last='adit cards --mod .'
(cd "$little" && ADIT_CARDS=${ADIT_TEST_ROOT:-$OLDPWD}/cards "$adit" cards "$game" little:pit --mod .) \
    >"$dir/out" 2>"$dir/err" || fail "$last: $(cat "$dir/err")"

# What can never be a move is refused by no rule: check says so without playing.
mkdir -p "$dir/pigs/room"
sed -e 's/refused = { "use pit" }/refused = { "flying pig" }, not_offered = { "use pitt" }/' \
    "$little/room/pit.lua" >"$dir/pigs/room/pit.lua"
expect 1 check "$dir/pigs"
says out "pigs/room/pit.lua:10: example: refused: 'flying pig' can never be a move of cave_vs_cave"
says out "example: not_offered: 'use pitt' can never be a move of cave_vs_cave"
says out "did you mean 'pigs:pit'?"
says out '2 problems'
expect 1 test "$dir/pigs"
says out "'flying pig' can never be a move of cave_vs_cave"

# A folder of mods: each of them is looked at, also further down, with what lies beside its cards.
mkdir -p "$dir/shelf/inner" "$dir/shelf/notes"
cp -r "$little" "$dir/shelf/little"
cp -r "$little" "$dir/shelf/inner/other"
expect 0 check "$dir/shelf"
says out 'shelf/inner/other: ok, 1 card of cave_vs_cave'
says out 'shelf/little: ok, 1 card of cave_vs_cave'
expect 1 test "$dir/shelf"
says out '2 passed, 2 failed'
# The mod itself may be named with --mod, and a part of it too.
expect 0 check "$little" --mod "$little"
expect 1 test "$little" --mod "$little"
says out '1 passed, 1 failed'
expect 1 test "$little/room" --mod "$little/room"
says out '1 passed, 1 failed'
expect 0 check cards/dwergar --mod cards/dwergar

# A folder without cards is no mistake, but hardly what was meant.
mkdir "$dir/nothing"
expect 0 cards "$game" --mod "$dir/nothing"
says err 'this mod has no cards'

# Problems that did not fit are counted too.
mkdir -p "$dir/many/room"
for i in $(seq 1 60); do
    echo "return card { id = 'a_card_with_a_long_name_$i', kind = 'roof', title = 'Many' }" \
        >"$dir/many/room/a_card_with_a_long_name_$i.lua"
done
expect 1 check "$dir/many"
says out '... and'
says out 'many: 60 problems'
{
    echo 'return mod { id = "many", name = "Many", version = "1.0.0",'
    seq 1 3000 | sed 's/.*/  field_& = 1,/'
    echo '}'
} >"$dir/many/mod.lua"
expect 1 check "$dir/many"
says out '2992 more unknown fields'

# Bots and scripts outside of every mod are known by their form.
mkdir "$dir/loose"
printf -- '-- mine\nreturn function(view, options)\n  return options[1]\nend\n' >"$dir/loose/plain.lua"
printf 'return {\n  decide = function(view, options) return 1 end,\n}\n' >"$dir/loose/named.lua"
printf 'local game = adit.game { game = "%s" }\nexpect(not game:over())\n' "$game" >"$dir/loose/try.lua"
expect 0 check "$dir/loose/plain.lua" "$dir/loose/named.lua" "$dir/loose/try.lua"
says out 'plain.lua: ok, a bot'
says out 'named.lua: ok, a bot'
says out 'try.lua: ok, a script'
expect 0 test "$dir/loose/try.lua"
says out '1 passed, 0 failed'
printf 'return function(view, options)\n  return options[1]\n' >"$dir/loose/plain.lua"
expect 1 check "$dir/loose/plain.lua"
says out "'end' expected"

# What happens in a scenario is tried out from its own start, with its own players.
cat >"$dir/loose/happens.lua" <<'END'
return scenario {
  game = "cave_farmers", players = 3, seed = 1,
  on = { round_began = function(g, me)
    if g:read("player[3].goods.food") >= 0 then g:gain(me, { fod = 1 }) end
  end },
}
END
expect 1 check "$dir/loose/happens.lua"
says out "happens.lua:4: gain: goods: no good is called 'fod'; did you mean 'food'?"
sed -i 's/fod/food/' "$dir/loose/happens.lua"
expect 0 check "$dir/loose/happens.lua"

# Scripts by themselves.
echo 'print("arguments:", table.concat(adit.args, "+"))' >"$dir/script.lua"
expect 0 run "$dir/script.lua" --seed 1
says out '--seed+1'
expect 4 run "$dir/mod/tests/story.lua"
says err 'story.lua:1'
expect 6 run "$dir/missing.lua"
# A message may name any file; only lines of what was loaded are shown.
echo 'CANARY stays where it is' >"$dir/private"
mkdir -p "$dir/peep/cards" "$dir/peep/scenarios" "$dir/peep/bots" "$dir/peep/tests"
echo 'return mod { id = "peep", games = { "cave_vs_cave" } }' >"$dir/peep/mod.lua"
for place in scenarios bots tests; do
    echo "error(\"$dir/private:1: peep\", 0)" >"$dir/peep/$place/look.lua"
done
cat >"$dir/peep/cards/look.lua" <<CARD
return card {
  id = "look", kind = "room", title = "Look", text = "Look.",
  back = "light", colour = "orange", walls = "o o o o",
  use = label("look", function() error("$dir/private:1: peep", 0) end),
}
CARD
for command in check test 'check --json' 'test --json'; do
    # shellcheck disable=SC2086 # a command and its option
    expect 1 $command "$dir/peep"
    says out "private:1: peep"
    if grep -q CANARY "$dir/out" "$dir/err"; then
        fail "$last shows a line of a file that was not loaded"
    fi
done
printf 'local x = 1\nlocal y = = 2\n' >"$dir/peep/bots/look.lua"
expect 1 check "$dir/peep/bots"
says out '     2 | local y = = 2'
finish
