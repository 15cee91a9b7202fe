#!/bin/sh
# test_arguments.sh - cards know every argument of every verb, and change every number, in every game.
#
# For each registered game, a card on the table does each verb as an exchange, with the example of the
# reference; another forbids each verb with its arguments as the reason, and a rule parameter
# says whether a third one adds 1 to each integer. Then the refusals name every parameter that the
# reference lists, and each integer is one more, or what is largest.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
games=$("$root/tests/lint/games")
[ "$(echo "$games" | wc -l)" -ge 4 ] || fail "only these games: $games"
cd "$dir" || exit 1

# rows GAME: each verb, its parameters and its example, separated by tabs.
rows() {
    "$adit" api "$1" --json | sed -n '/"verbs": \[/,/\]/{
        s/.*{"name": "\([a-z_]*\)", "parameters": "\([^"]*\)".*"example": "\(.*\)"}.*/\1	\2	\3/
        s/\\"/"/g
        /	/p
    }'
}

# make_mod GAME: the mod, from the rows.
make_mod() {
    rm -rf words
    mkdir words
    cat >words/mod.lua <<LUA
return mod { id = "words", version = "1.0.0", games = { "$1" },
             rules = { more = { default = 0, min = 0, max = 1, text = "added to each number" } } }
LUA
    {
        cat <<'LUA'
local function words(value)
  if type(value) ~= "table" then return tostring(value) end
  local list = {}
  for key, part in pairs(value) do list[#list + 1] = key .. " " .. words(part) end
  return "{" .. table.concat(list, ", ") .. "}"
end

local function told(verb, names)
  return function(g, me, ev)
    local text = { verb .. ":" }
    for _, name in ipairs(names) do text[#text + 1] = name .. "=" .. words(ev[name]) end
    return table.concat(text, " ")
  end
end
local function more(g) return g:rule("words:more") end

return cards {
  card { id = "ladder", kind = "track", title = "Ladder", steps = 40 },
LUA
        awk -F '\t' '
            $1 == "open_bonus" { next }
            {
                if (count++ % 12 == 0) {
                    if (count > 1) print "  } },"
                    printf "  card { id = \"does_%d\", kind = \"table\", title = \"Does\", exchange = {\n", count
                }
                printf "    { label = \"do %s\", run = %s },\n", $1, $3
                names = ""
                number = split($2, parameter, ", ")
                for (i = 1; i <= number; i++) {
                    split(parameter[i], word, " ")
                    names = names " \"" word[1] "\","
                    if (word[2] ~ /^Integer/) {
                        numbers = numbers "    [\"" $1 "." word[1] "\"] = { add = more },\n"
                    }
                }
                if (count % 12 == 1) {
                    forbids = forbids (count > 1 ? "  } },\n" : "")
                    forbids = forbids "  card { id = \"tells_" count "\", kind = \"table\", title = \"Tells\", forbid = {\n"
                }
                forbids = forbids "    " $1 " = told(\"" $1 "\", {" names " }),\n"
            }
            END {
                print "  } },"
                print forbids "  } },"
                print "  card { id = \"more\", kind = \"table\", title = \"More\", modify = {"
                print numbers "  } },"
                print "}"
            }' verbs
    } >words/words.lua
}

# told MORE VERB NAME: what the card knew of the parameter.
told() {
    sed -n "s/^$1 $2:\(.*\)/\1 /p" "$dir/out" | sed -n "s/.* $3=\([^ ]*\) .*/\1/p"
}

# largest GAME VERB NAME: of the parameter's range.
largest() {
    "$adit" api "$1" --json |
        sed -n "s/.*{\"verb\": \"$2\", \"name\": \"$3\",.*\"range\": \"[-0-9]* to \([0-9]*\)\".*/\1/p"
}

# check_row GAME VERB PARAMETERS EXAMPLE: prints what is wrong.
check_row() {
    for more in 0 1; do
        grep -q "^$more $2:" "$dir/out" || echo "$1: nobody could forbid '$2': $(cat "$dir/out")"
    done
    echo "$3" | sed 's/, /\n/g' | while read -r name type; do
        known=$(told 0 "$2" "$name")
        then=$(told 1 "$2" "$name")
        case $type in
        '') ;;
        Integer*)
            case "$4" in
            *"$known"*) ;;
            *) echo "$1: $2 $name is '$known' in $4" ;;
            esac
            [ "$then" = $((known + 1)) ] || [ "$known" = "$(largest "$1" "$2" "$name")" ] ||
                echo "$1: $2 $name is '$then', not one more than $known"
            ;;
        Goods | Prices)
            case $known in
            '{'?*) ;;
            *) echo "$1: $2 $name is no table, but '$known'" ;;
            esac
            ;;
        *\?) [ -n "$known" ] || echo "$1: $2 $name is not known" ;;
        *)
            case $known in
            '' | nil) echo "$1: $2 $name is not known" ;;
            esac
            ;;
        esac
    done
}

# Asks why each verb is refused, once as it is and once with 1 more.
cat >ask.lua <<'LUA'
for more = 0, 1 do
  local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { "words" },
                           rules = { ["words:more"] = more } }
  for i = 2, #adit.args do
    local verb = adit.args[i]
    print(more .. " " .. (game:why("anytime do " .. verb) or "allowed"))
  end
end
LUA

for each in $games; do
    rows "$each" >verbs
    [ "$(wc -l <verbs)" -gt 8 ] || fail "$each: only these verbs: $(cat verbs)"
    make_mod "$each"
    expect 0 check words
    # shellcheck disable=SC2046 # a list of verbs
    expect 0 run ask.lua "$each" $(cut -f 1 verbs | grep -v open_bonus)
    grep -v '^open_bonus	' verbs | tr '\t' '|' | while IFS='|' read -r verb list example; do
        check_row "$each" "$verb" "$list" "$example"
    done >mistakes
    [ ! -s mistakes ] || fail "$(cat mistakes)"
done
finish
