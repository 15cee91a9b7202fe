#!/bin/sh
# test_foreign_text.sh - names and words of strangers, through every command.
#
# Folders, files, ids, titles, rules, messages and arguments hold sequences for terminals, ends of
# lines, marks of direction and what cannot be seen. Nothing of it may reach the output as it is,
# and no line may begin with what it says.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
cd "$dir" || exit 1
mkdir work && cd work || exit 1
runs=0

# Title of the window, clear screen, lines of ours, C1 control, turn of direction, breaks of
# lines, no width, empty Braille.
evil=$(printf 'x\033]0;owned\007\033[2J\nadit: ok, forged\nforged: ok\r\nFAIL forged\n\302\2332J')
evil=$evil$(printf '\342\200\256\342\201\246\342\200\250adit: forged\302\205forged\342\200\213\342\240\200')
# The same as a string of Lua.
words=$(printf '%s' "$evil" | od -An -v -t u1 | tr -s ' \n' '  ' | sed 's/ *$//; s/ \([0-9]*\)/\\\1/g')
words="\"$(echo "$words" | awk '{ n = split($0, part, "\\"); for (i = 2; i <= n; i++) printf "\\%03d", part[i] }')\""

# clean FILE: only printable text and ends of lines, no line that begins with their words (long
# words of a log go on in an indented line).
clean() {
    raw=$(LC_ALL=C tr -d '\n\040-\176\200-\377' <"$1" | wc -c)
    [ "$raw" -eq 0 ] || fail "$last: $raw control characters in $(basename "$1")"
    for mark in '\302[\200-\237]' '\342\200[\213-\217\250-\256]' '\342\201[\240-\257]'; do
        # shellcheck disable=SC2059 # the marks are written as octal numbers
        if LC_ALL=C grep -q -a "$(printf "$mark")" "$1"; then
            fail "$last: $mark in $(basename "$1")"
        fi
    done
    if LC_ALL=C grep -E -a '^ ?(adit: (ok|forged)|forged|FAIL forged)' "$1" >"$dir/lines"; then
        fail "$last: forged: $(head -n 1 "$dir/lines")"
    fi
}

# try ARGUMENT...: whatever comes of it, what it says must be clean.
try() {
    last="adit $*"
    timeout 60 "$adit" "$@" </dev/null >"$dir/out" 2>"$dir/err"
    code=$?
    [ "$code" -lt 124 ] || [ "$code" -eq 130 ] || fail "$last: exit code $code"
    clean "$dir/out"
    clean "$dir/err"
    runs=$((runs + 1))
}

# write FILE: stdin into a file, with @ for the evil words.
write() {
    mkdir -p "$(dirname "$1")"
    awk -v words="$(printf '%s' "$words" | sed 's/\\/\\\\/g')" '{ gsub(/@/, words); print }' >"$1"
}

manifest='return mod { id = "evil", name = "Evil", version = "1.0" }'

# A mod whose folder is called so, with one mistake of each kind.
mod=$evil
echo "$manifest" | write "$mod/mod.lua"
write "$mod/cards/id.lua" <<'LUA'
return card { id = @, kind = @, title = @, text = @, [@] = @, replaces = @ }
LUA
write "$mod/cards/raise.lua" <<'LUA'
error(@)
LUA
write "$mod/cards/assert.lua" <<'LUA'
assert(false, @)
LUA
write "$mod/cards/named.lua" <<'LUA'
local t = { [@] = function() error(@) end }
t[@]()
LUA
write "$mod/cards/hook.lua" <<'LUA'
return card { id = "hook", kind = "room", title = "Hook", on = { [@] = function(g) end } }
LUA
printf 'return card { id = "raw", -- %s\n  title = 5 }' "$(printf '%s' "$evil" | tr '\n' '\r')" \
    >"$mod/cards/raw.lua"
printf 'return [[ %s' "$evil" >"$mod/cards/open.lua"
echo 'return card {}' >"$mod/cards/$evil.lua"
for command in check test mods fuzz replay solve; do
    try "$command" "$mod"
done
try check --json "$mod"
try test --json "$mod"
try cards "$game" --mod "$mod"
try rules "$game" --mod "$mod"
try play "$game" --mod "$mod" --players random,random
try sim "$game" --games 1 --mod "$mod"
try state "$game" --mod "$mod"
try api "$game" --mod "$mod"
try new card "$mod/cards/new.lua"
try new mod "$mod"
for file in "$mod"/cards/*.lua; do
    try check "$file"
    try play "$game" --players "$file,random"
done
for command in test solve replay fuzz state; do
    try "$command" "$mod/cards/$evil.lua"
    try "$command" "$mod/cards/raise.lua"
done

# watch goes on until it is ended.
last="adit watch"
timeout --foreground -s INT 5 "$adit" watch "$mod" </dev/null >"$dir/out" 2>"$dir/err"
clean "$dir/out"
clean "$dir/err"

# Manifests and rules.
write manifest/mod.lua <<'LUA'
return mod { id = @, name = @, version = @, games = { @ }, depends = { [@] = @ }, [@] = 1 }
LUA
write rules/mod.lua <<'LUA'
return mod { id = "evil", version = "1.0", rules = { [@] = { text = "t", min = 1, max = 2, default = 1 },
  good = { text = @, words = { @, "b" }, default = @ } } }
LUA
for mod in manifest rules; do
    try check "$mod"
    try mods "$mod"
    try rules "$game" --mod "$mod"
    try sim "$game" --games 1 --mod "$mod" --rule "$evil=1"
done

# Examples, whose names and steps are told when they fail.
echo "$manifest" | write example/mod.lua
write example/cards/shelf.lua <<'LUA'
return card { id = "shelf", kind = "room", title = "Shelf", text = "t", examples = {
  { name = @, steps = { @ }, refused = { @ } },
  { name = "field", given = { [@] = @ }, expect = { [@] = @ } },
  { name = "step", steps = { @ } },
} }
LUA
try check example
try test example
try test --json example

# Test scripts: what they print, raise, ask for and open.
echo "$manifest" | write script/mod.lua
i=0
while IFS= read -r line; do
    i=$((i + 1))
    echo "$line" | write "script/tests/test_$i.lua"
done <<'LUA'
print(@)
error(@)
error({ @ })
expect(false, @)
adit.open(@)
adit.new { game = @ }
adit.new { game = "cave_vs_cave", mods = { @ } }
adit.new { game = "cave_vs_cave", rules = { [@] = 1 }, set = { [@] = 2 } }
adit.new { game = "cave_vs_cave" }:decide(@)
adit.new { game = "cave_vs_cave", [@] = 1 }
LUA
try test script
try test --json script

# Scenarios, below a folder that is called so.
mkdir -p "$evil/scenarios"
i=0
while IFS= read -r line; do
    i=$((i + 1))
    echo "$line" | write "$evil/scenarios/s$i.lua"
done <<'LUA'
return scenario { game = "cave_vs_cave", title = @, text = @ }
return scenario { game = "cave_vs_cave", title = "a\nforged", goal_text = @, goal = { [@] = @ } }
return scenario { game = "cave_vs_cave", set = { [@] = @ } }
return scenario { game = "cave_vs_cave", rules = { [@] = @ } }
return scenario { game = "cave_vs_cave", seats = { @, "random" } }
return scenario { game = "cave_vs_cave", mods = { @ } }
return scenario { game = @ }
return scenario { game = "cave_vs_cave", [@] = 1 }
LUA
for file in "$evil"/scenarios/*.lua; do
    for command in check solve test; do
        try "$command" "$file"
    done
    for command in play sim state; do
        try "$command" --scenario "$file"
    done
done

# Recorded games with such words in them, under such a name.
"$adit" play "$game" --seed 1 --players random,random --record good.play >/dev/null 2>&1
for line in 1 3 5 12 40; do
    awk -v at="$line" -v words="$(printf '%s' "$evil" | tr '\n' '\r')" \
        'NR == at { $0 = $0 " " words } { print }' good.play >"$evil.play"
    for command in replay check state play; do
        try "$command" "$evil.play"
    done
    try replay --verify "$evil.play"
    try replay "$evil.play" --diff good.play
done

# Arguments.
for command in play sim cards rules help run replay state solve check test fuzz mods bench api; do
    try "$command" "$evil/none"
done
try "$evil"
try "--$evil"
try new "$evil" "$evil"
try why "$game" "$evil"
try cards "$game" "$evil"
try rules "$game" "$evil"
try watch "$evil/none"
for option in rule seed players mod scenario shard jobs games db record move-time; do
    try sim "$game" --games 1 "--$option" "$evil/none/x"
done
try sim "$game" --games 1 --players "random,pipe:$evil"
try sim "$game" --games 1 --players "random,worker:$evil"
try sim "$game" --games 1 --csv --players "random,$evil"
try doctor "$evil"
ADIT_CARDS=$evil try doctor
[ "$runs" -gt 140 ] || fail "only $runs calls"

# What a person types at a game.
typed "zzz $evil" "card $evil" "why $evil" "save $evil/none" 1 1 quit
expect 6 play "$game" --seed 1 --players human,random --record "$evil/none/x.play"
clean "$dir/out"
clean "$dir/err"

# Titles that nobody sees are refused, with the reason; others keep their marks and accents.
for title in '\226\160\128' '\227\133\164' '\225\133\159' '\194\173' '\239\184\143' \
    '\226\128\139' '\243\160\129\129' '\204\129' '\194\160' '   ' '' '\227\128\128\226\128\138'; do
    echo "$manifest" | write seen/mod.lua
    mkdir -p seen/cards
    printf 'return card { id = "c", kind = "room", back = "light", colour = "blue", walls = "o o o o", title = "%s", text = "t" }\n' "$title" >seen/cards/c.lua
    expect 1 check seen
    grep -q 'cards/c.lua:1: title: ' "$dir/out" || fail "title '$title': $(cat "$dir/out")"
    printf 'return scenario { game = "%s", title = "%s" }\n' "$game" "$title" >title.lua
    [ -z "$title" ] || expect 1 check title.lua
    printf 'return mod { id = "seen", name = "%s", version = "1.0" }\n' "$title" >seen/mod.lua
    [ -z "$title" ] || expect 1 check seen
done
printf 'return card { id = "c", kind = "room", back = "light", colour = "blue", walls = "o o o o", title = "Z\303\274ge e\314\201 \342\233\217\357\270\217", text = "t" }\n' \
    >seen/cards/c.lua
echo "$manifest" >seen/mod.lua
expect 0 check seen
says out "seen: ok"
finish
