#!/bin/sh
# test_terminal.sh - what only shows at a terminal: colours, lines, widths, Ctrl-C.
#
# `script` gives the program a terminal of its own; without it, or on a machine that has no
# terminals to give, the test is left out.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
command -v script >/dev/null || exit 77
script -q -e -c true /dev/null </dev/null >/dev/null 2>&1 || exit 77
escape=$(printf '\033')

# on_terminal VARIABLES ARGUMENT...: runs adit with these variables on a terminal of 80 columns
# and types $dir/in.
on_terminal() {
    variables=$1
    shift
    last="adit $* at a terminal"
    (
        sleep 1
        cat "$dir/in"
        sleep 1
    ) | script -q -e \
        -c "stty cols ${columns:-80} rows ${rows:-50}; env TERM=xterm $variables $adit $*" \
        /dev/null >"$dir/out" 2>&1
    code=$?
}

printf 'options\nquit\n' >"$dir/in"
on_terminal LC_ALL=C.UTF-8 play "$game" --seed 1
[ "$code" -eq 0 ] || fail "$last: exit code $code"
says out 'Take an action tile'
says out 'not saved; to keep a game'
grep -q "$escape\[1m" "$dir/out" || fail "$last: no colours"
grep -q '[─│┌]' "$dir/out" || fail "$last: no line-drawing characters"

on_terminal LC_ALL=C play "$game" --seed 1
if LC_ALL=C grep -q '[^ -~[:cntrl:]]' "$dir/out"; then
    fail "$last: more than ASCII in a plain locale"
fi

# What is printed for people is ASCII in a plain locale, also into a pipe; the rules have dots
# between the items of a table.
for last in 'rules cave_farmers' 'rules dwergar' 'rules covenant' 'cards covenant'; do
    # shellcheck disable=SC2086 # two words
    LC_ALL=C "$adit" $last >"$dir/out"
    if LC_ALL=C grep -q '[^ -~[:cntrl:]]' "$dir/out"; then
        fail "$last: more than ASCII in a plain locale"
    fi
done
LC_ALL=C "$adit" rules cave_farmers | grep -q 'sheep \* grain' || fail 'a dot has no ASCII sign'
LC_ALL=C.UTF-8 "$adit" rules cave_farmers | grep -q 'sheep · grain' || fail 'a dot is lost in UTF-8'

# Messages and findings break at words, and stay whole lines in a file.
columns=50
on_terminal LC_ALL=C doctor
says out '                    (the locale is not UTF-8);'
widest=$(grep -v / "$dir/out" | tr -d '\r' | sed "s/$escape\[[0-9;]*m//g" | awk '{ if (length > n) n = length } END { print n }')
[ "$widest" -le 50 ] || fail "$last: $widest columns"
on_terminal LC_ALL=C play "$game" --players nobody
says out "adit: --players: no player is called 'nobody';"
says out '      expected human, random, greedy, planner, the'
unset columns
cp "$dir/in" "$dir/kept"
expect 2 play "$game" --players nobody
mv "$dir/kept" "$dir/in"
says err "no player is called 'nobody'; expected human, random, greedy, planner, the path of a Lua bot"

on_terminal "NO_COLOR=1 LC_ALL=C.UTF-8" play "$game" --seed 1
if grep -q "$escape\[[0-9;]*m" "$dir/out"; then
    fail "$last: colours although NO_COLOR is set"
fi

# Few rows and columns: the screen is as large as the terminal, not larger.
printf 'anytime 1 emmer for 1 food\nquit\n' >"$dir/in"
rows=24
columns=70
on_terminal "LC_ALL=C NO_COLOR=1" play "$game" --seed 1 --players human,human
unset rows columns
says out 'exchanges you can make first ... (2)'
widest=$(tr -d '\r' <"$dir/out" | sed "s/$escape\[[0-9;]*[A-Za-z]//g" |
    awk '{ if (length > n) n = length } END { print n }')
[ "$widest" -le 70 ] || fail "$last: $widest columns"

# Nor can the file of a card that is shown; into a pipe it goes byte by byte.
mkdir -p "$dir/mod/cards"
echo 'return mod { id = "raw", version = "1.0" }' >"$dir/mod/mod.lua"
{
    printf -- '-- \033[31mred\033]0;title\007\n'
    printf 'return card { id = "c", kind = "room", back = "light", colour = "blue", '
    printf 'walls = "o o o o", title = "C", text = "t" }\n'
} >"$dir/mod/cards/c.lua"
: >"$dir/in"
on_terminal LC_ALL=C.UTF-8 cards "$game" raw:c --source --mod "$dir/mod"
says out '?[31mred?]0;title?'
grep -q "$escape\[31m" "$dir/out" && fail "$last: a card coloured the terminal"
expect 0 cards "$game" raw:c --source --mod "$dir/mod"
same "cards --source" "$dir/out" "$dir/mod/cards/c.lua"

# What a script prints cannot move the cursor of a terminal.
printf '%s\n' 'print("\27[31mred \226\128\174 over")' >"$dir/red.lua"
: >"$dir/in"
on_terminal LC_ALL=C.UTF-8 run "$dir/red.lua"
says out '?[31mred ? over'
rm -f "$dir/in"
expect 0 run "$dir/red.lua"
says out "${escape}[31mred"

# Ctrl-C: the record is kept and the exit code says so.
printf '1\n\003' >"$dir/in"
on_terminal LC_ALL=C play "$game" --seed 1 --record "$dir/stopped.play"
[ "$code" -eq 130 ] || fail "$last: exit code $code after Ctrl-C"
[ -s "$dir/stopped.play" ] || fail "$last: no record after Ctrl-C"
rm -f "$dir/in"
expect 0 replay "$dir/stopped.play" --verify
finish
