#!/bin/sh
# test_unpayable.sh - no card, however unpayable, leads a random game into a dead end.
#
# For each game a mod is made that gives cards of every kind with an effect another one: declared
# and as a function, never or only sometimes possible, with questions before and after the part
# that fails. What a player could choose must then not be offered, what comes by itself is left
# out; a game that is left in a fault fails the test.
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
local E = {
  function() return sequence { pay { [GOOD] = 1 }, pay { [GOOD] = 1 } } end,
  function() return refuses end,
  function() return sequence { gain { [GOOD] = 1 }, one_of { pay { [RARE] = 2 }, asks } } end,
  function() return forced end,
  function() return pay { [GOOD] = 30 } end,
  function() return asks end,
  function() return sequence { optional { pay { [GOOD] = 1 } }, pay { [GOOD] = 1 } } end,
  function() return draws end,
}
LUA
}

# make_mod GAME GOOD RARE EVERY EVENTS "KIND:FIELD,FIELD KIND:FIELD ...": every EVERY-th card.
make_mod() {
    mod=$dir/unpayable_$1
    mkdir -p "$mod/cards"
    printf 'return mod { id = "unpayable", name = "U", version = "1.0.0", authors = { "a" },\n' \
        >"$mod/mod.lua"
    printf '  licence = "MIT", games = { "%s" }, engine = ">=0.1" }\n' "$1" >>"$mod/mod.lua"
    {
        effects "$2" "$3"
        "$adit" cards "$1" | awk -v game="$1" -v every="$4" -v events="$5" -v kinds="$6" '
            BEGIN {
                n = split(kinds, list, " ")
                for (i = 1; i <= n; i++) { split(list[i], pair, ":"); fields[pair[1]] = pair[2] }
                event_count = split(events, event, ",")
                print "return cards {"
            }
            NR > 1 && ($1 in fields) && seen[$1]++ % every == 0 {
                n = split(fields[$1], field, ",")
                printf "  patch \"%s:%s\" {", game, $2
                for (i = 1; i <= n; i++) {
                    if (field[i] == "on") {
                        printf " on = {"
                        for (k = 0; k < 3; k++) {
                            name = event[(at + k) % event_count + 1]
                            # what they gain themselves must not set them off again
                            printf " %s = { %srun = E[%d]() },", name,
                                name == "gained" ? "good = RARE, " : "", (at + k) % 8 + 1
                        }
                        printf " },"
                    } else if (field[i] == "orange") {
                        printf " colour = \"orange\", use = E[%d](),", at % 8 + 1
                    } else if (field[i] == "exchange") {
                        printf " exchange = { { pay = { [GOOD] = 1 }, run = E[%d](),", at % 8 + 1
                        printf " label = \"try %d\" } },", at
                    } else {
                        printf " %s = E[%d](),", field[i], at % 8 + 1
                    }
                    at++
                }
                print " },"
            }
            END { print "}" }'
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

make_mod cave_vs_cave food gold 2 \
    gained,dug,furnished,tile_taken,room_used,room_action,round_began,turn_ended,wall_built \
    "action_tile:use room:orange,on,built,bonus,exchange"
plays cave_vs_cave --players random,random
make_mod cave_farmers wood ruby 3 gained,placed,furnished,bred,round_began,fed,overhung \
    "space:use,revealed loot:use furnishing:on,built,exchange table:on"
plays cave_farmers --players random,random
make_mod dwergar stone gold 2 gained,completed,upgraded,turn_began,lifted,installed,placed \
    "location:basic deck:round_leader,end_leaders project:on,step,built event:once,each,on"
plays dwergar --players random,random,random
make_mod covenant iron mythrall 2 \
    hall_revealed,jewel_set,tool_forged,achievement,monument,built,relic_used,council \
    "jewel:effect relic:use coin:council back:reward start:moves face:reward step:reward \
     place:reward site:pair_1,pair_2,reward_1,reward_2,reward_3,reward_4 vein:house,workshop \
     tradition:on,built"
plays covenant --players random,random,random
plays covenant --players random
exit $((failures > 0))
