#!/bin/sh
# test_human.sh - a person plays in a script of `adit run`, and bots say something.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# ---- A human seat in a script ----

cat >"$dir/story.lua" <<'END'
local game = adit.game { game = "cave_vs_cave", seed = 1, rules = { starting_player = 1 } }
print(game:play({ "human", "random" }, 2))
print(game:state().player[1].goods.wood)
END
expect 4 run "$dir/story.lua"
says err 'story.lua:2: the player of seat 1 is "human", but nobody can be asked here'
typed 'take undergr' 'gain 2 wood'
expect 0 run --human "$dir/story.lua"
says out 'p1, turn 1: take an action tile'
says out '4 take undergrowth'
grep -q '^3$' "$dir/out" || fail 'the decisions were not made'
typed 4 'gain 2 wood'
expect 0 run --human "$dir/story.lua"
typed 'take under'
expect 3 run --human "$dir/story.lua"
says err "'take under' does not match exactly one option of player 1"
typed 99
expect 3 run --human "$dir/story.lua"
says err "'99' does not match exactly one option"
typed quit
expect 3 run --human "$dir/story.lua"
says err 'player 1 left the game'
expect 3 run --human "$dir/story.lua"
says err 'standard input ended while player 1 was asked'
# A test of somebody's mod cannot ask anybody.
mkdir -p "$dir/mod/tests"
echo 'return mod { id = "asker", version = "1.0", games = { "cave_vs_cave" } }' >"$dir/mod/mod.lua"
cp "$dir/story.lua" "$dir/mod/tests/story.lua"
expect 1 test "$dir/mod"
says out 'nobody can be asked here'

# ---- Bots that speak ----

bot() {
    printf '%s\n' "return function(view, options) $1 return 1 end" >"$dir/bot.lua"
}
bot 'say("not this") say("I see " .. #options .. " ways.")'
expect 0 play cave_vs_cave --players "$dir/bot.lua,random" --seed 1
says out 'p1 bot.lua: "I see '
! grep -q 'not this' "$dir/out" || fail 'the first of two lines is shown'
typed quit
expect 0 play cave_vs_cave --players "human,$dir/bot.lua" --seed 1 --rule starting_player=2
says out 'p2 bot.lua: "I see '
refused() {
    bot "$1"
    expect 4 play cave_vs_cave --players "$dir/bot.lua,random" --seed 1
    says err "$2"
}
refused 'say(("x"):rep(201))' "say: more than 200 bytes that it says; this is the limit 'speech'"
refused 'say(3)' 'say: expected a text'
refused 'say("\27[2J")' 'say: the text contains characters that cannot be displayed'
refused 'say("a\nb")' 'say: the text contains characters that cannot be displayed'
# What is said changes nothing.
bot 'say("hm")'
expect 0 sim cave_vs_cave --players "$dir/bot.lua,random" --seed 1 --games 5 --csv
cp "$dir/out" "$dir/loud"
bot ''
expect 0 sim cave_vs_cave --players "$dir/bot.lua,random" --seed 1 --games 5 --csv
same 'a bot that speaks' "$dir/out" "$dir/loud"

finish
