#!/bin/sh
# test_watch.sh - adit watch checks, tests and plays on when a card is saved while it runs.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
mod=$dir/my_mod
mkdir -p "$mod/room" "$mod/scenarios"
echo 'return mod { id = "my_mod", name = "Mine", version = "1.0.0", games = { "cave_vs_cave" } }' \
    >"$mod/mod.lua"

# card EFFECT FOOD: the pit with this effect; its example expects so much food.
card() {
    cat >"$mod/room/pit.new" <<END
return card {
  id = "pit", kind = "room", title = "Pit", back = "dark", colour = "orange", points = 1,
  walls = "# o o o", use = any_order { $1 },
  examples = {
    { name = "food", given = { { food = 0 }, set = { ["player[1].cell.c4"] = "pit" },
      rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use pit", "eat" },
      expect = { { food = $2 } } },
  },
}
END
    mv "$mod/room/pit.new" "$mod/room/pit.lua" # as most editors save
}

scenario() {
    cat >"$mod/scenarios/start.lua" <<'END'
return scenario { game = "cave_vs_cave", players = 2, seed = 1, rules = { starting_player = 1 },
  set = { ["player[1].cell.c4"] = "my_mod:pit" } }
END
}

# start OPTION...: the watching begins; what is written to descriptor 3 is typed.
watcher=
start() {
    rm -f "$dir/typed"
    mkfifo "$dir/typed"
    : >"$dir/out"
    last="adit watch $*"
    "$adit" watch "$@" <"$dir/typed" >"$dir/out" 2>"$dir/err" &
    watcher=$!
    exec 3>"$dir/typed"
}

# sees TEXT [COUNT]: the text must come, so often; waits for it. Tenths of seconds in $waited.
sees() {
    waited=0
    while [ "$(grep -c -F -e "$1" "$dir/out")" -lt "${2:-1}" ]; do
        waited=$((waited + 1))
        if [ "$waited" -gt 200 ]; then
            fail "$last: '$1' did not come:"
            tail -n 30 "$dir/out" "$dir/err" | sed 's/^/    /'
            return
        fi
        sleep 0.1
    done
}

# never TEXT: the text has not come so far.
never() {
    ! grep -q -F -e "$1" "$dir/out" || fail "$last: '$1' should not come"
}

# stop CODE: Ctrl-C stops it. (A shell lets what runs behind it ignore Ctrl-C; the program
# catches it all the same.)
stop() {
    kill -INT "$watcher"
    wait "$watcher"
    code=$?
    [ "$code" -eq "$1" ] || fail "$last: exit code $code, expected $1"
    exec 3>&-
}

# Check and test at the beginning, and after each save.
card 'label("eat", gain { food = 1 })' 1
scenario
start "$mod"
sees 'check ok'
sees '0 failed'
sees 'press Ctrl-C to stop'
card 'label("eat", gain { food = 2 })' 1
sees '== room/pit.lua changed'
sees 'test failed'
sees '1 failed'
sees 'press Ctrl-C to stop' 2
card 'label("eat", gain { fod = 2 })' 1
sees 'check found problems'
sees "no good is called 'fod'"
sees 'test could not be run'
sees 'press Ctrl-C to stop' 3
card 'label("eat", gain { food = 1 })' 1
sees 'test ok' 2
echo '-- more' >"$mod/room/.pit.lua.swp" # what editors write beside it is nothing new
sees 'press Ctrl-C to stop' 4
sleep 0.4
rm "$mod/scenarios/start.lua"
sees '== scenarios/start.lua changed'
[ "$(grep -c '^== ' "$dir/out")" -eq 4 ] || fail "$last: $(grep -c '^== ' "$dir/out") changes"
stop 130
silent err

# A running game continues with the new card.
scenario
start "$mod" --play --scenario "$mod/scenarios/start.lua" --record "$dir/watched.play"
sees 'take undergrowth'
printf 'take undergrowth\nrooms 1\nuse my_mod:pit\neat\n' >&3
sees 'p1 gains 1 food (now 2)'
sees 'press Ctrl-C to stop'
card 'label("eat", gain { food = 3 })' 3
sees 'the game was replayed up to decision 4'
sees 'player[1].goods.food: 2 -> 4'
sees 'test ok' 2

# An option that only has other words is still the same one.
card 'label("gorge", gain { food = 3 })' 3
sees "decision 4, 'eat', is now 'gorge'"
sees 'nothing else changed'

# A decision that is no longer possible is named, with the reason, and the game stops there.
card 'gain { wood = 1 }, gain { stone = 1 }' 3
sees "decision 4, 'gorge' by player 1, is no longer possible:"
sees "is not an option for \"choose an action of the room\""
sees 'the game stops before it'
sees 'now possible: gain 1 wood'

# It is made when a later save allows it again.
card 'label("gorge", gain { food = 2 })' 2
sees 'the game was replayed up to decision 4' 3
sees 'now possible: gain 2 wood'

# Cards that do not load leave the game as it is.
card 'label("gorge", gain { fod = 2 })' 2
sees 'the cards do not load; the game continues with the previous ones'
echo 'gain 2 wood' >&3
sees 'p1 gains 2 wood'

# A card that fails does not end the game either.
card 'label("gorge", function() error("too much") end)' 2
sees "decision 4, 'gorge' by player 1, is no longer possible:" 2
sees 'too much'
sees '1 later decision waits until the cards allow it'
echo quit >&3
wait "$watcher"
code=$?
exec 3>&-
[ "$code" -eq 0 ] || fail "$last: quit: exit code $code"
says out "recorded in $dir/watched.play"
[ -f "$dir/watched.play" ] || fail 'the game was not recorded'

# Without --seed one is drawn once: the game that continues is the same deal.
card 'label("eat", gain { food = 1 })' 1
start "$mod" --play
sees 'press Ctrl-C to stop'
card 'label("eat", gain { food = 2 })' 2
sees 'the game was replayed up to decision 0'
sees 'nothing else changed'
card 'label("eat", gain { food = 3 })' 3
sees 'the game was replayed up to decision 0' 2
sees 'nothing else changed' 2
never 'is no longer possible'
stop 130

# Only what the person decided is decided again; bots answer the new cards themselves.
cat >"$dir/eater.lua" <<'END'
local likes = { ["take undermining"] = 6, ["take undergrowth"] = 5, ["rooms 1"] = 4,
                ["use my_mod:pit"] = 3, eat = 2, ["gain 1 stone"] = 2, end_room = -1, end_turn = -1 }
return { name = "eater", decide = function(view, options)
  local best = options[1]
  for _, option in ipairs(options) do
    if (likes[option] or 0) > (likes[best] or 0) then best = option end
  end
  return best
end }
END
# for_two FIRST: the pit lies with the second player, and this one begins.
for_two() {
    cat >"$mod/scenarios/two.new" <<END
return scenario { game = "cave_vs_cave", players = 2, seed = 1, rules = { starting_player = $1 },
  set = { ["player[2].cell.c4"] = "my_mod:pit" } }
END
    mv "$mod/scenarios/two.new" "$mod/scenarios/two.lua"
}
card 'label("eat", gain { food = 1 })' 1
for_two 1
start "$mod" --play --scenario "$mod/scenarios/two.lua" --players "human,$dir/eater.lua"
sees 'take undergrowth'
printf 'take undermining\nend_turn\n' >&3
sees 'p2 gains 1 food'
sees 'press Ctrl-C to stop'
card 'gain { wood = 1 }, gain { stone = 1 }' 1
sees 'the game was replayed up to decision 2'
sees 'player[2].goods.stone: 1 -> 2'
never 'is no longer possible'

# A decision of the person that does not fit any more ends it there; no bot makes it instead.
for_two 2
sees "decision 1, 'take undermining' by player 1, is no longer possible:"
sees 'your opponent has taken it this round'
sees 'the game stops before it; 1 later decision waits until the cards allow it'
stop 130

# Bots that answered a decision which was taken back answer after a save as they did before it.
for_two 1
card 'label("eat", gain { food = 1 })' 1
start "$mod" --play --scenario "$mod/scenarios/two.lua"
sees 'take undergrowth'
printf 'take undermining\nend_turn\n' >&3
sees 'p1 human, turn 3'
echo undo >&3
sees 'undone: end_turn'
printf 'end_turn\n' >&3
sees 'p1 human, turn 3' 2
sees 'press Ctrl-C to stop'
card 'label("eat", gain { food = 2 })' 2
sees 'the game was replayed up to decision 2'
sees 'nothing else changed'
stop 130

# Within a second: from saving a card to its effect in the running game, with the program that
# people use. A machine that is busy with other things gets a second chance.
if [ -x "${ADIT_RELEASE:-}" ]; then
    adit=$ADIT_RELEASE
    card 'label("eat", gain { food = 1 })' 1
    start "$mod" --play --scenario "$mod/scenarios/start.lua"
    printf 'take undergrowth\nrooms 1\nuse my_mod:pit\neat\n' >&3
    sees 'p1 gains 1 food (now 2)'
    sees 'press Ctrl-C to stop'
    card 'label("eat", gain { food = 3 })' 3
    sees 'player[1].goods.food: 2 -> 4'
    first=$waited
    sees 'press Ctrl-C to stop' 2
    card 'label("eat", gain { food = 4 })' 4
    sees 'player[1].goods.food: 4 -> 5'
    [ "$first" -le 9 ] || [ "$waited" -le 9 ] ||
        fail "the effect was seen after $first and $waited tenths of a second"
    stop 130
fi

# What cannot be watched.
expect 6 watch "$dir/nowhere"
expect 2 watch "$mod/scenarios/start.lua"
says err 'is not a mod'
expect 2 watch "$mod" --game nothing
finish
