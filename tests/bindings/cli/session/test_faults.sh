#!/bin/sh
# test_faults.sh - a script that fails ends with a message that names file, line and card, with
# the right exit code, and with the game as it was before the decision. This runs with the
# sanitizers, so a leak or a bad access would change the exit code too.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
mkdir -p "$dir/faulty/action_tile"
cat >"$dir/faulty/mod.lua" <<'END'
return mod { id = "faulty", name = "Faulty", version = "1.0.0", games = { "cave_vs_cave" } }
END

# The script that plays into the fault: the state must be the same after it.
cat >"$dir/meet.lua" <<'END'
local game = adit.game { game = "cave_vs_cave", players = 2, seed = 1, mods = { adit.args[1] } }
game:decide("take faulty:bad")
local before, count = game:hash(), game:decisions()
local ok, reason = pcall(game.decide, game, "bad")
expect(not ok, "the fault was not met")
expect_equal(game:hash(), before)
expect_equal(#game:decisions(), #count)
game:decide("end_turn") -- the game goes on
game:undo()
print(reason)
game:decide("bad")
END

# fault CODE TEXT BODY: a tile whose effect is the function with this body.
fault() {
    printf 'return card {\n  id = "bad", kind = "action_tile", title = "Bad", stage = "start",\n' \
        >"$dir/faulty/action_tile/bad.lua"
    printf '  use = any_order { label("bad", function(g, me, ev)\n    %s\n  end) },\n}\n' "$3" \
        >>"$dir/faulty/action_tile/bad.lua"
    expect "$1" run "$dir/meet.lua" "$dir/faulty"
    says err "$2"
    says err 'bad.lua:'
    says err 'faulty:bad'
}

fault 4 'the roof comes down' 'error("the roof comes down")'
fault 5 'too many steps' 'while true do end'
fault 5 'memory' 'local s = "x"; for i = 1, 30 do s = s .. s end'
fault 4 'string.rep: the result would be longer' 'string.rep("x", 1073741824)'
fault 4 'wood' 'g:gain(me, { wood = "two" })'
fault 4 "'wod'" 'g:gain(me, { wod = 1 })'
fault 4 'did you mean' 'g:gian(me, { wood = 1 })'
fault 4 'player' 'g:gain(7, { wood = 1 })'
fault 4 'nil' 'local t = nil; t.x = 1'

# A read-only function tries to change the game.
cat >"$dir/faulty/action_tile/bad.lua" <<'END'
return card {
  id = "bad", kind = "action_tile", title = "Bad", stage = "start", use = any_order { dig() },
  forbid = { take = function(g, me)
    g:gain(me, { gold = 1 })
  end },
}
END
typed 'take faulty:bad'
expect 4 play "$game" --players human,random --seed 1 --mod "$dir/faulty"
says err 'g:gain changes the game; it cannot be called from a read-only hook (forbid)'
says err 'bad.lua:4:'
says err 'faulty:bad'

# A score that cannot be worked out is no score of 0: the game does not end with it.
rm "$dir/faulty/action_tile/bad.lua"
mkdir -p "$dir/faulty/room"
cat >"$dir/faulty/room/bad.lua" <<'END'
return card {
  id = "bad", kind = "room", title = "Bad", number = 99, back = "dark", colour = "orange",
  cost = {}, points = 1, walls = "# . . .", use = gain { wood = 1 },
  score = function(g, me)
    error("nobody can count this")
  end,
}
END
cat >"$dir/last.lua" <<'END'
return scenario { game = "cave_vs_cave", players = 2, seed = 1, rules = { starting_player = 1 },
  set = { round = 8, ["player[1].cell.c4"] = "bad" } }
END
expect 4 play --scenario "$dir/last.lua" --players random,random --mod "$dir/faulty"
says err 'nobody can count this'
says err "card 'faulty:bad'"
expect 4 sim "$game" --scenario "$dir/last.lua" --games 3 --jobs 1 --players random,random \
    --mod "$dir/faulty"
rm -r "$dir/faulty/room"

# Found while loading: exit code 3, all problems, nothing played.
cat >"$dir/faulty/action_tile/bad.lua" <<'END'
return card {
  id = "bad", kind = "action_tile", title = "Bad", stage = "strat",
  use = any_order { gian { wood = 1 } },
}
END
expect 3 play "$game" --players random,random --mod "$dir/faulty"
says err 'bad.lua:3:'
says err "did you mean 'gain'"
cat >"$dir/faulty/action_tile/bad.lua" <<'END'
return card {
  id = "bad", kind = "action_tile", title = "Bad", stage = "strat",
  use = any_order { gain { wod = 1 } }, colr = "red",
}
END
expect 3 play "$game" --players random,random --mod "$dir/faulty"
says err "'wod'"
says err "'colr'"
says err '"strat"'
finish
