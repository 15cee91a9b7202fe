#!/bin/sh
# test_unpayable.sh - no card, however unpayable, leads a random game into a dead end.
#
# For each registered game, a mod gives cards of every kind that has effects another one: declared
# and as a function, never or only sometimes possible, with questions before and after the part
# that fails, and with draws before it. Options that lead there must not be offered, automatic effects
# are skipped, and a function that draws ends there if the move cannot be finished otherwise; a game
# that ends in a fault fails the test.
set -e
. tests/support/cli.sh

games=${ADIT_UNPAYABLE_GAMES:-12}

# The effects, by number. GOOD is what can be paid now and then.
effects() {
    cat <<LUA
local GOOD, RARE = "$1", "$2"
local function asks(g, me)
  g:gain(me, { [GOOD] = 1 })
  local way = g:choose(me, { "much", "little", "nothing" })
  if way == "much" then g:pay(me, { [GOOD] = 3 }) elseif way == "little" then
    g:pay(me, { [RARE] = 1 }) end
  g:pay(me, { [GOOD] = 2 })
end
local function refuses(g, me)
  g:gain(me, { [GOOD] = 2 })
  if g:count(me, GOOD) % 3 ~= 0 then g:refuse "not a multiple of three" end
end
local function forced(g, me)
  g:choose(me, { "a", "b" })
  g:pay(me, { [RARE] = 1 })
end
local function draws(g, me)
  if g:random(2) == 1 and g:can(me, "pay", { [GOOD] = 1 }) then g:pay(me, { [GOOD] = 1 }) end
end
local function gambles(g, me)
  if g:random(3) > 1 then g:pay(me, { [GOOD] = g:random(2) }) end
end
local function asks_after_draw(g, me)
  local way = g:choose(me, { "draw", "keep" })
  if way == "draw" and g:random(2) == 1 then
    if g:choose(me, { "one", "two" }) == "two" then g:pay(me, { [GOOD] = 1 }) end
    g:pay(me, { [GOOD] = 1 })
    if g:random(2) == 1 then g:refuse "no luck" end
  end
end
local E = {
  function() return sequence { pay { [GOOD] = 1 }, pay { [GOOD] = 1 } } end,
  function() return refuses end,
  function() return sequence { gain { [GOOD] = 1 }, one_of { pay { [RARE] = 2 }, asks } } end,
  function() return forced end,
  function() return pay { [GOOD] = 30 } end,
  function() return asks end,
  function() return sequence { optional { pay { [GOOD] = 1 } }, pay { [GOOD] = 1 } } end,
  function() return draws end,
  function() return gambles end,
  function() return asks_after_draw end,
}
LUA
}

# fields GAME: "KIND FIELD" for each field of a card that takes an effect.
fields() {
    "$adit" api "$1" --json | sed -n \
        -e 's/.*"kind": "\([^"]*\)", "fact": "\([^"]*\)", "type": "Effect".*/\1 \2/p' \
        -e 's/.*"name": "\([^"]*\)", "hooks": "\([^"]*\)".*/\1 \2/p' |
        tr -d , | awk '{ for (i = 2; i <= NF; i++) print $1, $i }' |
        grep -v -E ' (modify|allow|forbid|rewrite|score|none)$' | grep -v -x -E "$(skipped "$1")"
}

# skipped GAME: fields of it that only some cards of their kind can have.
skipped() {
    case $1 in
    dwergar) echo 'location (first|second)' ;;
    *) echo 'none' ;;
    esac
}

# names GAME KEY: the names of its rows that have this key: "limit" for goods, "goods" for events.
names() {
    "$adit" api "$1" --json | sed -n "s/.*\"name\": \"\([^\"]*\)\", \"$2\": .*/\1/p"
}

# make_mod GAME: every second card of each kind. The fourth good is rarer than the first.
make_mod() {
    mod=$dir/unpayable_$1
    mkdir -p "$mod/cards"
    printf 'return mod { id = "unpayable", name = "U", version = "1.0.0", authors = { "a" },\n' \
        >"$mod/mod.lua"
    printf '  licence = "MIT", games = { "%s" }, engine = ">=0.1" }\n' "$1" >>"$mod/mod.lua"
    fields "$1" >"$dir/fields"
    {
        effects "$(names "$1" limit | head -n 1)" "$(names "$1" limit | head -n 4 | tail -n 1)"
        "$adit" cards "$1" | awk -v game="$1" -v events="$(names "$1" goods | tr '\n' ' ')" '
            BEGIN {
                event_count = split(events, event, " ")
                print "return cards {"
            }
            FILENAME != "-" { fields[$1] = fields[$1] " " $2; next }
            FNR > 1 && ($1 in fields) && seen[$1]++ % 2 == 0 {
                n = split(fields[$1], field, " ")
                printf "  patch \"%s:%s\" {", game, $2
                for (i = 1; i <= n; i++) {
                    if (field[i] == "on") {
                        printf " on = {"
                        for (k = 0; k < 3; k++) {
                            name = event[(at + k) % event_count + 1]
                            # an event card has left play by then, so that is refused
                            if ($1 == "event" && name == "game_ended")
                                continue
                            # what they gain themselves must not set them off again
                            printf " %s = { %srun = E[%d]() },", name,
                                name == "gained" ? "good = RARE, " : "", (at + k) % 10 + 1
                        }
                        printf " },"
                    } else if (field[i] == "exchange") {
                        printf " exchange = { { pay = { [GOOD] = 1 }, run = E[%d](),", at % 10 + 1
                        printf " label = \"try %d\" } },", at
                    } else {
                        # only orange rooms are used
                        if ($1 == "room" && field[i] == "use") printf " colour = \"orange\","
                        printf " %s = E[%d](),", field[i], at % 10 + 1
                    }
                    at++
                }
                print " },"
            }
            END { print "}" }' "$dir/fields" -
    } >"$mod/cards/all.lua"
}

# plays GAME OPTION...: random games with the mod go to their end.
plays() {
    game=$1
    shift
    "$adit" sim "$game" --games "$games" --seed 5 --jobs 1 --mod "$dir/unpayable_$game" "$@" \
        >"$dir/out" 2>&1 || {
        cat "$dir/out"
        fail "random games of $game with effects that cannot be paid end in a fault"
    }
}

"$adit" games | while read -r name players rest; do
    make_mod "$name"
    [ -s "$dir/fields" ] || fail "no field of a card of $name takes an effect"
    plays "$name" --players "${players%-*}"
    [ "${players#*-}" -lt 3 ] || plays "$name" --players 3
    echo "$failures" >"$dir/failures"
done
failures=$(cat "$dir/failures")

# An exchange in the middle of an action draws and takes what the action needs.
mkdir -p "$dir/draws/cards"
sed 's/unpayable/draws/' "$dir/unpayable_cave_vs_cave/mod.lua" >"$dir/draws/mod.lua"
cat >"$dir/draws/cards/all.lua" <<'LUA'
local function draws(g, me)
  if g:random(2) == 1 and g:can(me, "pay", { gold = 1 }) then g:pay(me, { gold = 1 }) end
end
return cards { patch "cave_vs_cave:cave_board" {
  exchange = { { pay = { wood = 1 }, run = draws, label = "try" } } } }
LUA
"$adit" sim cave_vs_cave --games 300 --seed 5 --jobs 1 --mod "$dir/draws" --record "$dir/games" \
    >"$dir/out" 2>&1 || {
    cat "$dir/out"
    fail "an exchange that draws leads into a dead end"
}
for record in "$dir"/games/*; do
    "$adit" replay "$record" --mod "$dir/draws" >"$dir/out" 2>&1 && continue
    cat "$dir/out"
    fail "$record is not replayed"
    break
done
grep -q 'could not be finished after its draw' "$dir"/games/* ||
    fail "no game broke off a draw: the test shows nothing"
exit $((failures > 0))
