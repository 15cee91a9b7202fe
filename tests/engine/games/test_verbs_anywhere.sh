#!/bin/sh
# test_verbs_anywhere.sh - no verb leads a game into an invalid state, wherever a card has it.
#
# For each registered game, mods offer every verb as an exchange at any question, directly and through
# g:run, set it off at every event, declared and by a function, and put it where cards of each
# kind have effects. Random games are played with `adit fuzz`, which checks the rules after each
# decision, runs everything twice, saves and loads, and makes the moves that are offered. A verb
# that does nothing good somewhere must be illegal there, with a reason.
#
# Long form (ADIT_SOAK): more games, and besides, each verb alone. One game takes some two seconds with
# the sanitizers, so the long form has six parts for each game. soak parts: 24
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

games=${ADIT_VERB_GAMES:-${ADIT_SOAK:+200}}
games=${games:-2}
alone=${ADIT_SOAK:+50}
# How many verbs events may set off in a turn: each is tried first, on a copy of its own.
most=${ADIT_SOAK:+15}
most=${most:-2}
listening=${ADIT_VERB_GAMES:-${ADIT_SOAK:+200}}
listening=${listening:-1}

# rows GAME: each verb, a tab, and its example from the reference.
rows() {
    "$adit" api "$1" --json | sed -n '/"verbs": \[/,/\]/{
        s/.*{"name": "\([a-z_]*\)".*"example": "\(.*\)"}.*/\1	\2/
        s/\\"/"/g
        /	/p
    }'
}

# fields GAME: "KIND FIELD" for each field of a card that takes an effect, which all cards of the
# kind may have.
fields() {
    "$adit" api "$1" --json |
        sed -n 's/.*"kind": "\([^"]*\)", "fact": "\([^"]*\)", "type": "Effect".*/\1 \2/p' |
        grep -v -x 'location first' | grep -v -x 'location second'
}

# events GAME: those that have rows; the deeds are the verbs.
events() {
    "$adit" api "$1" --json | sed -n 's/.*{"name": "\([a-z_]*\)", "goods": [tf].*/\1/p'
}

# begin NAME GAME: an empty mod in $mod.
begin() {
    mod=$dir/$1_$2
    mkdir -p "$mod"
    printf 'return mod { id = "verbs", version = "1.0.0", games = { "%s" } }\n' "$2" >"$mod/mod.lua"
}

# exchanges ROWS: a card for each verb.
exchanges() {
    echo 'return cards {'
    echo '  card { id = "ladder", kind = "track", title = "Ladder", steps = 40 },'
    awk -F '\t' '$1 != "open_bonus" {
        printf "  card { id = \"x_%s\", kind = \"table\", title = \"X\",\n", $1
        printf "    exchange = { { label = \"do %s\", run = %s } } },\n", $1, $2
    }' "$1"
    echo '}'
}

# borrowed ROWS: besides, exchanges that run those of the other cards.
borrowed() {
    echo 'return cards {'
    awk -F '\t' '
        $1 == "open_bonus" { next }
        ++count % 12 == 1 {
            if (count > 1) print "  } },"
            printf "  card { id = \"y_%d\", kind = \"table\", title = \"Y\", exchange = {\n", count
        }
        {
            printf "    { label = \"run %s\", run = function(g, me)\n", $1
            printf "      g:run(me, \"x_%s\", \"exchange 1\") end },\n", $1
        }
        END { print "  } }," }' "$1"
    echo '}'
}

# listeners ROWS EVENTS: each verb at every event, in turn. What verbs set off sets off nothing more,
# and there is an end to it in each turn, or some games would never end.
listeners() {
    mkdir -p "$mod/lib"
    {
        echo 'local verbs = {'
        awk -F '\t' '$1 != "open_bonus" {
            if (++count % 12 == 1) card = "x_" count
            printf "  { \"%s\", \"exchange %d\" },\n", card, (count - 1) % 12 + 1
        }' "$1"
        cat <<'LUA'
}
return function(g, ev, number)
  local turn, heard = g:read "turn", g:get "heard"
  if g:get "busy" == 1 or heard == MOST or (turn + number) % 4 ~= 0 then return end
  g:set("busy", 1)
  g:set("heard", heard + 1)
  local verb = verbs[(turn * 7 + heard + number) % #verbs + 1]
  g:run(ev.seat, verb[1], verb[2])
  g:set("busy", 0)
end
LUA
    } | sed "s/MOST/$most/" >"$mod/lib/any_verb.lua"
    {
        echo 'local any_verb = include "lib/any_verb.lua"'
        echo 'return cards {'
        echo '  card { id = "ladder", kind = "track", title = "Ladder", steps = 40 },'
        # few cards with many hooks: so many would not find room on the table
        awk -F '\t' '
            $1 == "open_bonus" { next }
            ++count % 12 == 1 {
                if (count > 1) print " }, on = { turn_changed = {" after " } } },"
                after = ""
                printf "  card { id = \"x_%d\", kind = \"table\", title = \"X\", exchange = {\n", count
            }
            {
                printf "    { label = \"do %s\", run = %s },\n", $1, $2
                after = after "\n    " $2 ","
            }
            END { print " }, on = { turn_changed = {" after " } } }," }' "$1"
        echo '  card { id = "at", kind = "table", title = "At", on = {'
        place=0
        for event in $2; do
            place=$((place + 1))
            [ $((place % 30)) -ne 0 ] ||
                echo "  } }, card { id = \"at_$place\", kind = \"table\", title = \"At\", on = {"
            echo "    $event = { by = \"anyone\","
            echo "      run = function(g, me, ev) any_verb(g, ev, $place) end },"
        done
        echo '  } },'
        echo '}'
    } >"$mod/cards.lua"
}

# patches GAME ROWS FIELDS: every second card of each kind does something else.
patches() {
    echo 'return cards {'
    "$adit" cards "$1" | awk -F '\t' -v game="$1" '
        FILENAME == ARGV[1] && $1 != "open_bonus" { sample[++verbs] = $2; next }
        FILENAME == ARGV[2] { split($0, at, " "); fields[at[1]] = fields[at[1]] " " at[2]; next }
        { split($0, word, " ") }
        FNR > 1 && (word[1] in fields) && seen[word[1]]++ % 2 == 0 {
            printf "  patch \"%s:%s\" {", game, word[2]
            # only orange rooms are used
            if (word[1] == "room") printf " colour = \"orange\","
            count = split(fields[word[1]], field, " ")
            for (i = 1; i <= count; i++) {
                printf " %s = %s,", field[i], sample[next_one++ % verbs + 1]
            }
            print " },"
        }' "$2" "$3" -
    echo '}'
}

# plays GAMES MOD: no fault in these games.
plays() {
    "$adit" fuzz "$2" --games "$1" --seed 7 --record "$dir/fault.play" >"$dir/out" 2>&1 || {
        head -n 25 "$dir/out"
        fail "${2#"$dir"/}: see above"
    }
}

# is_due STAGE: whether the part of the test that runs now has this stage, 1 to 6, of the game.
is_due() {
    [ -n "${ADIT_PART:-}" ] || return 0
    [ $(((number * 6 + $1) % ${ADIT_PART#*/})) -eq $((${ADIT_PART%/*} - 1)) ]
}

# alone STAGE: every third verb by itself, beginning with the one of this stage.
alone() {
    awk -v first="$1" 'NR % 3 == first % 3' "$dir/rows" >"$dir/rows_alone"
    while IFS= read -r row; do
        printf '%s\n' "$row" >"$dir/row"
        begin "$(printf '%s' "$row" | cut -f 1)" "$game"
        exchanges "$dir/row" >"$mod/x.lua"
        plays "$alone" "$mod"
    done <"$dir/rows_alone"
}

number=0
for game in $(tests/lint/games); do
    rows "$game" >"$dir/rows"
    fields "$game" >"$dir/fields"
    [ "$(wc -l <"$dir/rows")" -gt 8 ] || fail "$game: only these verbs: $(cat "$dir/rows")"
    [ -s "$dir/fields" ] || fail "$game: no field of a card takes an effect"

    if is_due 1; then
        begin exchanges "$game"
        exchanges "$dir/rows" >"$mod/x.lua"
        borrowed "$dir/rows" >"$mod/y.lua"
        plays "$games" "$mod"
    fi
    if is_due 2; then
        begin listeners "$game"
        sed -i 's/games = {/counters = { busy = { max = 1, per = "game", reset = "game" },\
  heard = { max = 15, per = "game", reset = "turn" } }, &/' "$mod/mod.lua"
        listeners "$dir/rows" "$(events "$game") $(cut -f 1 "$dir/rows" | grep -v open_bonus)"
        plays "$listening" "$mod"
    fi
    if is_due 3; then
        begin patches "$game"
        echo '  return card { id = "ladder", kind = "track", title = "Ladder", steps = 40 }' \
            >"$mod/l.lua"
        patches "$game" "$dir/rows" "$dir/fields" >"$mod/x.lua"
        plays "$games" "$mod"
    fi
    for stage in 4 5 6; do
        if [ -n "$alone" ] && is_due $stage; then
            alone $stage
        fi
    done
    number=$((number + 1))
done
finish
