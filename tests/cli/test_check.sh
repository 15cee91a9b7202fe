#!/bin/sh
# test_check.sh - check and test: mods, cards, recorded games and scripts.
# shellcheck source=tests/cli/cli.sh
. "$(dirname "$0")/cli.sh"
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
expect 3 check "$dir/nowhere"
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

# Scripts by themselves.
echo 'print("arguments:", table.concat(adit.args, "+"))' >"$dir/script.lua"
expect 0 run "$dir/script.lua" --seed 1
says out '--seed+1'
expect 4 run "$dir/mod/tests/story.lua"
says err 'story.lua:1'
expect 6 run "$dir/missing.lua"
finish
