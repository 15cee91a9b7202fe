#!/bin/sh
# test_budgets.sh - whatever makes many decisions comes to an end: solve, test, check, fuzz and sim.
# shellcheck disable=SC2016 # no text here is to be expanded
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

mod=$dir/dear
mkdir -p "$mod/cards" "$mod/scenarios" "$mod/tests"
echo 'return mod { id = "dear", version = "1.0.0", games = { "cave_vs_cave" } }' >"$mod/mod.lua"

# A free exchange, and a bot that takes whatever it is offered.
cat >"$mod/cards/barter.lua" <<'END'
return cards { patch "cave_board" {
  exchange = { { label = "barter", run = sequence { gain { wood = 1 }, pay { wood = 1 } } } },
} }
END
cat >"$dir/taker.lua" <<'END'
return function(view, options, anytime)
  local more = anytime()
  return more[1] or 1
end
END
expect 5 sim cave_vs_cave --mod "$mod" --players "$dir/taker.lua,random" --games 2 --seed 1
says out '2 games ended in a fault; the first was game 1:'
says out "more than 2000 decisions in one turn; most often 'anytime barter' of card 'cave_board'"

# A puzzle whose goal takes long to ask: each position just keeps to the limits of one decision.
puzzle() {
    cat >"$mod/scenarios/$1.lua" <<'END'
return scenario {
  game = "cave_vs_cave", players = 1, seats = { "human" }, seed = 1, limit = 30,
  goal = function(g, me)
    for i = 1, 200000 do local x = i * i end
    return false
  end,
}
END
}
puzzle first
puzzle second
expect 5 solve "$mod/scenarios/first.lua" --budget 50
says err 'more than 50 million steps of work in one search of `adit solve`'
says err '--budget N raises the limit to N million'
expect 5 test "$mod/scenarios" --budget 50
says out "FAIL $mod/scenarios/first.lua: more than 50 million steps of work in everything that"
says out '0 passed, 1 failed'
says err '1 test was not run'
expect 5 test "$mod/scenarios" --budget 50 --json
says out '"failed": 1'

# A test script that never ends, and one that plays for ever and catches what it is told.
echo 'while true do end' >"$mod/tests/endless.lua"
expect 1 test "$mod/tests/endless.lua" --budget 20
says out 'endless.lua:1: ran for too many steps'
cat >"$mod/tests/endless.lua" <<'END'
while true do
  pcall(function()
    local game = adit.game { game = "cave_vs_cave", seed = 1 }
    game:play { "greedy", "greedy" }
    game:close()
  end)
end
END
expect 1 test "$mod/tests/endless.lua" --budget 60
says out 'more than 60 million steps of work in everything that one `adit test` runs'

# One's own script has no budget: this is more than a test may do with as little.
echo 'for i = 1, 3000000 do local x = i end print("done")' >"$dir/own.lua"
expect 0 run "$dir/own.lua"
says out 'done'

# Trying out and random games.
rm -r "$mod/tests" "$mod/scenarios"
cat >"$mod/cards/slow.lua" <<'END'
return card {
  id = "slow", kind = "action_tile", title = "Slow", stage = "start",
  use = any_order { label("go", function(g, me)
    for i = 1, 200000 do local x = i * i end
    g:gain(me, { wood = 1 })
  end) },
}
END
expect 5 check "$mod" "$mod" --budget 10
says err 'more than 10 million steps of work in everything that one `adit check` tries out'
expect 5 fuzz "$mod" --games 50 --seed 1 --budget 5
says err 'more than 5 million steps of work in everything that one `adit fuzz` plays'
expect 5 sim cave_vs_cave --mod "$mod" --games 2 --seed 1 --players greedy,greedy --budget 20
says out 'more than 20 million steps of work in one game of `adit sim`'
says out "card 'dear:slow'"
says out '--budget N raises the limit to N million'

# A recorded game is played again, with whatever its cards do.
expect 0 sim cave_vs_cave --mod "$mod" --games 1 --seed 1 --players random,random --record "$dir/rec"
record=$(find "$dir/rec" -name '*.play')
expect 0 replay "$record" --mod "$mod" --verify
expect 5 replay "$record" --mod "$mod" --verify --budget 1
says err 'more than 1 million steps of work in the recorded game of one `adit replay`'

expect 2 sim cave_vs_cave --budget 0
expect 2 solve x.lua --budget many

# The reference says what the program does.
expect 0 help --markdown
says out '| one turn | 2000 decisions |'
says out '| everything that one `adit test` runs | 60000 million steps | `--budget N` |'

finish
