#!/bin/sh
# test_gate.sh - rows of "What a mod can do" that are the same in every game, by two mods.
#
# tests/fixtures/gate has goods that stand in for others, an event heard by me, others and anyone,
# a price, a number and two permissions; tests/fixtures/wicket imports its code. A script has what
# studies need, a bot tries options and speaks, a person plays in a script, and a scenario is lost.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
games=$("$root/tests/lint/games")
[ "$(echo "$games" | wc -l)" -ge 4 ] || fail "only these games: $games"
cd "$dir" || exit 1
cp -R "$root/tests/fixtures/gate" "$root/tests/fixtures/wicket" . || exit 1

# ---- Goods, events, numbers, prices, permissions, code of another mod, cards that run cards ----

cat >gate.lua <<'LUA'
local game = adit.game {
  game = adit.args[1], players = 2, seed = 1, mods = { "gate", "wicket" },
  rules = { identities = "none", starting_player = 1 },
  set = { ["player[1].identity"] = "gate:porter", ["player[2].identity"] = "gate:neighbour" },
}
local me, other = game:seat(), 3 - game:seat()
local function goods(seat, list)
  local wanted = {}
  for name, n in pairs(list) do wanted["player[" .. seat .. "].goods." .. name] = n end
  game:expect(wanted)
end

goods(me, { silver = 0, tin = 4, slag = 0, mine = 0, theirs = 0, all = 0 })
game:expect_refused("anytime leave", "nobody gets out")
-- 2 silver, less 1; tin stands in for it. The noise is 1 + 2.
game:decide "anytime enter"
goods(me, { silver = 0, tin = 3, slag = 1, mine = 3, theirs = 0, all = 1 })
goods(other, { silver = 0, tin = 4, slag = 0, mine = 0, theirs = 1, all = 1 })
game:decide "anytime leave"
goods(me, { silver = 1, tin = 3, slag = 1 })
-- The other mod's door costs the same, and now the player chooses; then the slag closes both.
game:decide "anytime slip"
expect_equal(game:options(), { "pay 1 silver", "pay 1 tin" })
game:decide "pay 1 tin"
goods(me, { silver = 1, tin = 2, slag = 2, mine = 6, theirs = 0, all = 2 })
game:expect_refused("anytime enter", "too much slag")
game:expect_refused("anytime slip", "too much slag")

-- Studies: branches, chance, judgements, numbers, texts, the end of a turn, shared files.
local helper = include "helper.lua"
local copy = game:clone()
expect_equal(copy:hash(), game:hash())
copy:decide "anytime leave"
expect(#game:diff(copy) > 0)
expect_equal(type(copy:evaluate(me)), "number")
expect_equal(game:redeal(3, me):get("player[" .. me .. "].goods.tin"), 2)
local low, high = adit.stats({ helper.twice(1), 3, 4 }):interval()
expect(low < 3 and 3 < high)
expect(adit.random(6) <= 6)
adit.write("studied.csv", game:get("player[" .. me .. "].goods.tin") .. "\n")
expect_equal(type(pcall(game.end_turn, game)), "boolean")
LUA
echo 'return { twice = function(n) return 2 * n end }' >helper.lua

# ---- Cards that run cards in a circle ----

mkdir mirror
cat >mirror/mirror.lua <<'LUA'
return cards {
  card { id = "left", kind = "table", title = "Left", text = "Looks to the right.",
         exchange = { { label = "look", run = function(g, me) g:run(me, "right", "exchange") end } } },
  card { id = "right", kind = "table", title = "Right", text = "Looks to the left.",
         exchange = { { label = "gaze", run = function(g, me) g:run(me, "left", "exchange") end } } },
}
LUA
cat >mirror.lua <<'LUA'
local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { "mirror" } }
local before = game:hash()
for _, move in ipairs { "anytime look", "anytime gaze" } do
  local ok, why = pcall(game.decide, game, move)
  expect(not ok and why:find("cards cannot run each other in a circle", 1, true), why)
  expect_equal(game:hash(), before)
end
LUA

# ---- Fields that are set before the first turn and later ----

# stores GAME GOOD: a mod that sets this good of the game.
stores() {
    mkdir -p stores
    cat >stores/mod.lua <<LUA
return mod { id = "stores", version = "1.0.0", games = { "$1" } }
LUA
    cat >stores/stores.lua <<LUA
local function put(n) return function(g, me) g:put("player[" .. me .. "].goods.$2", n) end end

return card {
  id = "stores", kind = "table", title = "Stores", text = "Fills what is empty.",
  setup = put(2),
  exchange = { { label = "empty", run = put(0) }, { label = "overfill", run = put(100000) },
               { label = "hurry", run = function(g) g:put("turn", 5) end } },
}
LUA
}
cat >stores.lua <<'LUA'
local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { "stores" } }
local good = "].goods." .. adit.args[2]
local function has(seat, n) game:expect { ["player[" .. seat .. good] = n } end
local me = game:seat()
has(1, 2)
has(2, 2)
local before = game:hash()
for move, words in pairs { overfill = "100000 is out of range", hurry = "cannot set this field" } do
  local ok, why = pcall(game.decide, game, "anytime " .. move)
  expect(not ok and why:find(words, 1, true), why)
  expect_equal(game:hash(), before)
end
game:decide "anytime empty"
has(me, 0)
has(3 - me, 2)
LUA

# ---- Bots that try options and speak, a person in a script, a lost scenario ----

cat >bot.lua <<'LUA'
return function(view, options)
  local after = view:what_if(#options)
  say((after == nil and "no way" or "tried") .. " " .. #options)
  return #options
end
LUA
cat >person.lua <<'LUA'
local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { "gate" },
                         rules = { identities = "none" } }
local seat = game:seat()
game:play({ "human", "human" }, 1)
print("slag " .. game:get("player[" .. seat .. "].goods.slag"))
LUA

# lost GAME: what is lost leads elsewhere, and says so.
lost() {
    cat >"$1_lost.lua" <<LUA
return scenario { game = "$1", title = "Dear gate", seats = { "human", "random" }, seed = 1,
  mods = { "gate" }, rules = { starting_player = 1, identities = "none" },
  win = { "player[1].goods.silver", at_least = 9 }, lose = { "player[1].goods.slag", at_least = 1 },
  say = { { at = "lose", text = "The tin is slag." } },
  next = { win = "$1_never.lua", lose = "$1_sad.lua" }, carry = { "player[1].goods.slag" } }
LUA
    for each_title in never sad; do
        cat >"$1_$each_title.lua" <<LUA
return scenario { game = "$1", title = "This is $each_title", seats = { "human", "random" },
  seed = 1, mods = { "gate" }, rules = { starting_player = 1, identities = "none" } }
LUA
    done
    typed 'anytime enter' quit
    expect 0 play --campaign "$1_lost.lua" --players human,random --progress "$1.progress"
    says out 'The tin is slag.'
    says out 'This is sad'
    grep -q "scenario $1_sad.lua" "$1.progress" || fail "$1: $(cat "$1.progress")"
    grep -q 'player\[1\].goods.slag = 1' "$1.progress" || fail "$1: $(cat "$1.progress")"
}

expect 0 check gate
expect 0 check wicket
for each in $games; do
    rm -f studied.csv
    expect 0 run gate.lua "$each"
    [ "$(cat studied.csv)" = 2 ] || fail "$each: the study has written '$(cat studied.csv)'"
    typed 'anytime enter'
    expect 0 run --human person.lua "$each"
    says out 'slag 1'
    expect 0 play "$each" --mod gate --players bot.lua,random --seed 1 --rule identities=none
    says out 'bot.lua: "tried '
    expect 0 run mirror.lua "$each"
    case $each in
    dwergar) good=stone ;;
    covenant) good=iron ;;
    *) good=wood ;;
    esac
    stores "$each" "$good"
    expect 0 run stores.lua "$each" "$good"
    lost "$each"
done

finish
