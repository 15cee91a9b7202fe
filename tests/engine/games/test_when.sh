#!/bin/sh
# test_when.sh - tests of cards that are functions, at each place where `when` may stand, in every game.
#
# tests/fixtures/moon has them at exchanges, events, values, prices, permissions and in effects. They
# ask counters of the mod and of the card, goods and the seat; what they say is the reason that a
# player reads.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
games=$("$root/tests/lint/games")
[ "$(echo "$games" | wc -l)" -ge 4 ] || fail "only these games: $games"
cd "$dir" || exit 1
cp -R "$root/tests/fixtures/moon" . || exit 1

cat >moon.lua <<'LUA'
local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { "moon" } }
local me, other = game:seat(), 3 - game:seat()
local function goods(seat, moth, lamp)
  game:expect { ["player[" .. seat .. "].goods.moth"] = moth,
                ["player[" .. seat .. "].goods.lamp"] = lamp }
end
local function refused(move, why)
  local before = game:hash()
  game:expect_refused("anytime " .. move, why)
  expect_equal(game:hash(), before)
end

goods(me, 0, 0)
-- An effect: only once, as a counter of the card says; without a reason the card is named.
game:decide "anytime trim"
goods(me, 0, 1)
refused("trim", "the condition of Wick is not met")
-- An exchange with pay and get, and one with an effect; both say why not.
refused("wane", "the condition of Moon is not met")
game:decide "anytime 1 lamp for 3 moth"
goods(me, 3, 0)
-- A price: in the dark a lamp costs one moth less.
game:decide "anytime light"
goods(me, 2, 1)
refused("1 lamp for 3 moth", "there are moths")
game:decide "anytime shine"
goods(me, 3, 1)
game:decide "anytime blow"
goods(me, 3, 2)
game:decide "anytime wax"
refused("blow", "the moon shines")
-- An event: one comes to a lamp. A lamp costs two moths now.
goods(me, 4, 2)
game:decide "anytime light"
goods(me, 2, 3)
game:decide "anytime wax"
goods(me, 3, 3)
game:decide "anytime wax"
goods(me, 6, 3) -- two more come to a full moon
goods(other, 0, 0)
refused("wax", "the moon is full")
-- A number, and a permission that is taken away.
game:decide "anytime shine"
goods(me, 9, 3)
refused("light", "Moths forbids it")
game:decide "anytime wane"
game:decide "anytime light"
goods(me, 8, 4)

-- Saved, loaded and cloned it is the same.
game:save "moon.adit"
expect_equal(adit.load("moon.adit", { mods = { "moon" } }):hash(), game:hash())
LUA

expect 0 check moon
for each in $games; do
    expect 0 run moon.lua "$each"
    expect 0 fuzz moon --game "$each" --games 3 --seed 5
done

# ---- Mistakes ----

mistake() {
    mkdir -p wrong
    echo 'return mod { id = "wrong", version = "1.0.0", games = { "dwergar" } }' >wrong/mod.lua
    cat >wrong/card.lua <<LUA
return card {
  id = "card", kind = "table", title = "Card", text = "A card.",
  $1
}
LUA
    expect 1 check wrong
    says out "card.lua:3: $2"
}

mistake 'exchange = { { pay = { stone = 1 }, get = { iron = 1 }, when = true } },' \
    'exchange.when: expected a condition such as'
mistake 'exchange = { { label = "x", run = when { function() return true end, at_least = 1, gain { iron = 1 } } } },' \
    "exchange.run.when: unknown field 'at_least' in a condition that is a function"
mistake 'exchange = { { label = "x", run = gain { iron = 1 }, when = function(g, me) g:gain(me, { iron = 1 }) end } },' \
    'g:gain changes the game; it cannot be called from a read-only hook (when)'
mistake 'exchange = { { label = "x", run = gain { iron = 1 }, when = function() return 3 end } },' \
    'this function must return true, false or a text with the reason, not 3'

finish
